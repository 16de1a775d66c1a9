import { blog } from './families/blog.ts'
import { elements } from './families/elements.ts'
import { frames } from './families/frames.ts'
import { homes } from './families/homes.ts'
import { iconPages } from './families/icons.ts'
import { indexes } from './families/indexes.ts'
import { inner } from './families/inner.ts'
import { pages } from './families/pages.ts'
import { portfolio } from './families/portfolio.ts'
import { shop } from './families/shop.ts'
import { defineTable, route, type Row } from './route.ts'

/** Every page of the site. Router, server, sitemap, menus and tests read this and nothing else. */
export const table = defineTable([
  ...pages,
  ...homes,
  ...elements,
  ...iconPages,
  ...frames,
  ...inner,
  ...portfolio,
  ...blog,
  ...shop,
  ...indexes,
])

export type RouteId = (typeof table)[number]['id']

/** What an address outside the table shows, with status 404. */
export const notFound = route('not-found', '/*', 'notFound', {}, { noindex: true })

const byId: ReadonlyMap<string, Row> = new Map(table.map((row) => [row.id, row]))

export const isRouteId = (value: unknown): value is RouteId => typeof value === 'string' && byId.has(value)

export const rowOf = (id: RouteId): Row<RouteId> => byId.get(id) as Row<RouteId>

/** Where the logo leads, and whoever asks to be led back to an address that is none. */
export const entrance: RouteId = 'home'
