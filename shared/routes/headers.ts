import { headerRows } from './headers.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * A row of a header, from its `page.ts` (`client/demo/headers/<name>`), without its layout (`HeaderRow`). The folder's
 * name is the end of its address `/headers/…`, and the name of its file of words.
 */
export interface FoundHeader extends FoundRow {
  /** Only homes show it; it has no page and no words of its own. */
  isForHomes?: true
  /** A header with a cart: every page below it has the offers of the shop. */
  shows?: readonly ['product']
}

type Rows = typeof headerRows

/** The name of a header; any row of the route table may have it. */
export type HeaderName = keyof Rows
/** The headers that have a page. */
export type ShownHeaderName = {
  [Name in HeaderName]: Rows[Name] extends { isForHomes: true } ? never : Name
}[HeaderName]

export const headerNames = (Object.keys(headerRows) as HeaderName[]).filter(
  (name): name is ShownHeaderName => !('isForHomes' in headerRows[name]),
)
/** Returns the published content that a header shows, as an option of the rows of its pages. */
export function shownIn(header: HeaderName): Pick<RouteOptions, 'shows'> {
  const { shows }: FoundHeader = headerRows[header]
  return shows ? { shows } : {}
}

export const headerPaths = Object.fromEntries(headerNames.map((name) => [name, `/headers/${name}`])) as {
  [Name in ShownHeaderName]: `/headers/${Name}`
}
