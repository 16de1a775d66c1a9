import { authorIds, postCategories } from '#shared/content/blog.ts'
import type { ArticleType } from '#shared/content/blogNames.ts'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import { listedParams } from '#shared/routes/indexed.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'
import type { Row } from '#shared/routes/route.ts'
import { table, type RouteId } from '#shared/routes/table.ts'
import { addressOf, fillPath } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'

const { posts, projects } = gatherContent().files.en

/** Returns the parameters of every page of a row, taken from folders and lists of content. A row with one page has one empty entry. */
export function paramsOf(row: Row): readonly PageParams[] {
  switch (row.kind) {
    case 'post':
      return posts.list.filter(({ type }) => type === row.props.type).map(({ id }) => ({ id }))
    case 'blogCategory':
      return postCategories.map((category) => ({ category }))
    case 'blogAuthor':
      return authorIds.map((author) => ({ author }))
    case 'project': {
      // The first project is at the address without a parameter.
      const [, ...others] = projects.list.filter(({ page }) => page === row.props.page)
      return [{}, ...others.map(({ id }) => ({ project: id }))]
    }
    case 'product':
      return [{}, ...shopItemIds.filter((item) => item !== firstItem).map((item) => ({ item }))]
    default:
      // An empty store has no news and no events.
      return listedParams(row)
  }
}

/** Returns the first page of each kind. */
export const firstOfEach = <Page>(some: readonly Page[], kindOf: (page: Page) => string): readonly Page[] =>
  [...Map.groupBy(some, kindOf).values()].map(([first]) => first!)

/** One address of a row. */
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

/** Every page of the site except the 404 page. */
export const everyPage: readonly PageAddress[] = rows.flatMap((row) =>
  paramsOf(row).map((params) => pageAt(row, params)),
)

/** Each row of the table at one address, for tests that do not depend on the content. */
export const pageOfEachRow: readonly PageAddress[] = rows.flatMap((row) =>
  paramsOf(row)
    .slice(-1)
    .map((params) => pageAt(row, params)),
)

/** One page of each kind, for tests that depend only on the kind of page. */
export const pageOfEachKind: readonly PageAddress[] = firstOfEach(pageOfEachRow, ({ row }) => row.kind)

/** Returns the address of an article. */
export const articlePath = ({ id, type }: { id: string; type: ArticleType }): string =>
  addressOf(`post-${type}`, { params: { id } })
