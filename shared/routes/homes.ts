import { homeRows } from './homes.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * What a home's `page.ts` says (`client/demo/homes/<name>`). The name of the folder is what its address adds to `/home-`, and the
 * name of its accent, of its pictures and of its file of words.
 */
export interface HomeRow
  extends
    FoundRow,
    Required<Pick<RouteOptions, 'header' | 'footer'>>,
    Pick<RouteOptions, 'countdown' | 'typefaceSet'> {}

export type HomeName = keyof typeof homeRows
export const homeNames = Object.keys(homeRows) as HomeName[]
