import { authorIds, postCategories } from '#shared/content/blog.ts'
import { productParams, shopItemIds } from '#shared/content/shopNames.ts'
import { listedParams as fixedParams } from '#shared/routes/indexed.ts'
import type { FoundPage, PageParams } from '#shared/routes/matchRoute.ts'
import { isIndexed, type DemoPages, type Row } from '#shared/routes/route.ts'
import { homeRoute, notFound, rowOf, table, type RouteId } from '#shared/routes/table.ts'
import { fillPath } from '#shared/routes/url.ts'
import { siteWordsOf } from './siteWords.ts'

/* Finds the pages of route rows that stand for many pages, such as articles. Only the server uses it. */

/** Returns the lists of one language. Their facts are the same in every language. */
function lists() {
  const { posts, projects } = siteWordsOf('en')
  return { posts: posts.list, projects: projects.list }
}

const notFoundPage: FoundPage = { row: notFound, params: {} }

const known = (list: readonly string[], value: string | undefined): string | undefined =>
  list.find((one) => one === value?.toLowerCase())

/**
 * Returns the canonical page of an address: an article under its type, the first project of a composition and the first
 * product without their names. Returns the 404 page if there is none.
 */
export function resolve(found: FoundPage): FoundPage {
  const { row, params } = found
  switch (row.kind) {
    case 'post': {
      const id = params['id']?.toLowerCase()
      const post = lists().posts.find((one) => one.id === id)
      return post ? { row: rowOf(`post-${post.type}`), params: { id: post.id } } : notFoundPage
    }
    case 'blogCategory': {
      const category = known(postCategories, params['category'])
      return category ? { row, params: { category } } : notFoundPage
    }
    case 'blogAuthor': {
      const author = known(authorIds, params['author'])
      return author ? { row, params: { author } } : notFoundPage
    }
    case 'project': {
      if (params['project'] === undefined) return found
      const id = params['project'].toLowerCase()
      const project = lists().projects.find((one) => one.id === id)
      if (!project) return notFoundPage
      const isFirst = lists().projects.find(({ page }) => page === project.page) === project
      return { row: rowOf(`project-${project.page}`), params: isFirst ? {} : { project: project.id } }
    }
    case 'product': {
      if (params['item'] === undefined) return found
      const item = shopItemIds.find((one) => one === params['item']!.toLowerCase())
      return item ? { row, params: { ...productParams(item) } } : notFoundPage
    }
    default:
      return found
  }
}

/** Returns the parameters of each page of a row, for sitemap and search. */
export function listedParams(row: Row<RouteId>): readonly PageParams[] {
  switch (row.kind) {
    case 'post':
      return lists()
        .posts.filter(({ type }) => type === row.props.type)
        .map(({ id }) => ({ id }))
    case 'blogCategory':
      return postCategories.map((category) => ({ category }))
    case 'blogAuthor':
      return authorIds.map((author) => ({ author }))
    case 'project': {
      const [, ...others] = lists().projects.filter(({ page }) => page === row.props.page)
      return [{}, ...others.map(({ id }) => ({ project: id }))]
    }
    case 'product':
      return shopItemIds.map((item) => ({ ...productParams(item) }))
    default:
      return fixedParams(row)
  }
}

/** Returns the paths of the pages that search engines may index. The page cache is warmed up in this order. */
export const indexedPaths = (demoPages: DemoPages): string[] =>
  // Most visits begin on the front page. The rows of the table are in the order of the folders.
  [rowOf(homeRoute), ...(table as readonly Row<RouteId>[]).filter(({ id }) => id !== homeRoute)]
    .filter((row) => isIndexed(row, demoPages))
    .flatMap((row) => listedParams(row).map((params) => fillPath(row.path, params)))
