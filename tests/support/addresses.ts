import { authorIds, postCategories } from '#shared/content/blog.ts'
import type { ArticleType } from '#shared/content/blogNames.ts'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'
import type { Row } from '#shared/routes/route.ts'
import { table, type RouteId } from '#shared/routes/table.ts'
import { addressOf, fillPath } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'

const { posts, projects } = gatherContent().files.en

/** The parameters of every page of a row with many: what the folders and lists of content hold. A row with one has none. */
export function paramsOf(row: Row): readonly PageParams[] {
  switch (row.kind) {
    case 'post':
      return posts.list.filter(({ type }) => type === row.props.type).map(({ id }) => ({ id }))
    case 'blogCategory':
      return postCategories.map((category) => ({ category }))
    case 'blogAuthor':
      return authorIds.map((author) => ({ author }))
    case 'project': {
      // The first of them is at the bare address.
      const [, ...others] = projects.list.filter(({ page }) => page === row.props.page)
      return [{}, ...others.map(({ id }) => ({ project: id }))]
    }
    case 'product':
      return [{}, ...shopItemIds.filter((item) => item !== firstItem).map((item) => ({ item }))]
    default:
      return [{}]
  }
}

/** The first of each kind. */
export const firstOfEach = <Page>(some: readonly Page[], kindOf: (page: Page) => string): readonly Page[] =>
  [...Map.groupBy(some, kindOf).values()].map(([first]) => first!)

/** A row at one of its addresses. */
export interface PageAddress {
  row: Row<RouteId>
  id: RouteId
  params: PageParams
  path: string
}

const rows = table as readonly Row<RouteId>[]
const pageAt = (row: Row<RouteId>, params: PageParams): PageAddress => ({
  row,
  id: row.id,
  params,
  path: fillPath(row.path, params),
})

/** Every page of the site but the 404 page. */
export const everyPage: readonly PageAddress[] = rows.flatMap((row) =>
  paramsOf(row).map((params) => pageAt(row, params)),
)

/** Each row of the table at one address, for what depends on the row and not on what stands there. */
export const pageOfEachRow: readonly PageAddress[] = rows.map((row) => pageAt(row, paramsOf(row).at(-1) ?? {}))

/** One page of each kind, for what depends on how pages of a kind are made. */
export const pageOfEachKind: readonly PageAddress[] = firstOfEach(pageOfEachRow, ({ row }) => row.kind)

/** Where an article is. */
export const articlePath = ({ id, type }: { id: string; type: ArticleType }): string =>
  addressOf(`post-${type}`, { params: { id } })
