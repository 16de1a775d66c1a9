import { innerRows } from './inner.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * A row of an inner page, from its `page.ts` (`client/demo/inner/<name>`). The folder's name is the end of its address
 * `/page/…`, and the name of its file of words.
 */
export interface InnerRow extends FoundRow, Pick<RouteOptions, 'noindex' | 'countdown' | 'hasForm' | 'isFiltered'> {}

export type InnerName = keyof typeof innerRows
export const innerNames = Object.keys(innerRows) as InnerName[]
export const innerPaths = Object.fromEntries(innerNames.map((name) => [name, `/page/${name}`])) as {
  [Name in InnerName]: `/page/${Name}`
}
