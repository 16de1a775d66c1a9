import { innerRows } from './inner.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * What the `page.ts` of an inner page says (`client/demo/inner/<name>`). The name of the folder is what its address adds to `/page/`,
 * and the name of its file of words.
 */
export interface InnerRow extends FoundRow, Pick<RouteOptions, 'noindex' | 'countdown' | 'isFiltered'> {}

export type InnerName = keyof typeof innerRows
export const innerNames = Object.keys(innerRows) as InnerName[]
export const innerPaths = Object.fromEntries(innerNames.map((name) => [name, `/page/${name}`])) as {
  [Name in InnerName]: `/page/${Name}`
}
