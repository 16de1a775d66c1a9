import { homeRows } from './homes.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * A row of a home, from its `page.ts` (`client/demo/homes/<name>`). The folder's name is the end of its address
 * `/home-…`, and the name of its accent, its pictures and its file of words.
 */
export interface HomeRow
  extends
    FoundRow,
    Required<Pick<RouteOptions, 'header' | 'footer'>>,
    Pick<RouteOptions, 'action' | 'countdown' | 'hasForm' | 'typefaceSet' | 'shows'> {}

export type HomeName = keyof typeof homeRows
export const homeNames = Object.keys(homeRows) as HomeName[]
