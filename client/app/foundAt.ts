import type { PageState } from '#shared/rendering.ts'
import { match, type FoundPage } from '#shared/routes/matchRoute.ts'
import { notFound } from '#shared/routes/table.ts'

/**
 * The page at a path. Which pages there are of a row with many, the server alone knows: where it found none, there is none.
 * @param isFirst whether it is the path of the document
 */
export const foundAt = (pathname: string, isFirst: boolean, { page }: PageState): FoundPage =>
  isFirst && page.name === notFound.id ? { row: notFound, params: {} } : match(pathname)
