import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 9, arrangement: 'onePage' } as const satisfies HeaderRow

/** Its page always looks the same. */
export const look: HeaderLook<'one-page-navigation'> = null
