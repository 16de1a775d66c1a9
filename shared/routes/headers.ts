import { headerRows } from './headers.generated.ts'
import type { FoundRow } from './route.ts'

/**
 * What the `page.ts` of every header says (`client/demo/headers/<name>`), beside its arrangement (`HeaderRow`). The name of the folder is
 * what its address adds to `/headers/`, and the name of its file of words.
 */
export interface FoundHeader extends FoundRow {
  /** Only homes show it: it has no page and no words of its own. */
  isForHomes?: true
}

type Rows = typeof headerRows

/** Any row of the table may name one for its page. */
export type HeaderName = keyof Rows
/** Those that have a page. */
export type ShownHeaderName = {
  [Name in HeaderName]: Rows[Name] extends { isForHomes: true } ? never : Name
}[HeaderName]

export const headerNames = (Object.keys(headerRows) as HeaderName[]).filter(
  (name): name is ShownHeaderName => !('isForHomes' in headerRows[name]),
)
export const headerPaths = Object.fromEntries(headerNames.map((name) => [name, `/headers/${name}`])) as {
  [Name in ShownHeaderName]: `/headers/${Name}`
}
