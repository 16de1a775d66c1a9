import { hasDemo } from '../demo.ts'
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
import { route, type Row } from './route.ts'

const rows = [
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
] as const satisfies readonly Row[]
const built: readonly Row[] = hasDemo ? rows : rows.filter(({ isDemo }) => !isDemo)

/** All pages of the build. Router, server, sitemap, menus and tests read this table only. */
export const table = built as typeof rows

export type RouteId = (typeof table)[number]['id']

/** The 404 page, for addresses outside the table. */
export const notFound = route('not-found', '/*', 'notFound', {}, { noindex: true })

const byId: ReadonlyMap<string, Row> = new Map(table.map((row) => [row.id, row]))

export const isRouteId = (value: unknown): value is RouteId => typeof value === 'string' && byId.has(value)

/**
 * Returns the row of an id. A build without demonstration pages lacks their rows: check `hasDemo` before you link to
 * one.
 */
export const rowOf = (id: RouteId): Row<RouteId> => byId.get(id) as Row<RouteId>

/** The route of the logo, and of redirects whose target is invalid. */
export const homeRoute: RouteId = 'home'
