import type { PageState } from '#shared/rendering.ts'
import { match, type FoundPage } from '#shared/routes/matchRoute.ts'
import { notFound } from '#shared/routes/table.ts'

/**
 * Returns the page at a path. A 404 page of the server is kept, because only the server knows which pages the content
 * has.
 * @param isFirst whether it is the path of the document
 */
export const findPage = (pathname: string, isFirst: boolean, { page }: PageState): FoundPage =>
  isFirst && page.name === notFound.id ? { row: notFound, params: {} } : match(pathname)
