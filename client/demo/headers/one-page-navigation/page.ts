import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 9, arrangement: 'onePage' } as const satisfies HeaderRow

/** The page has only one look. */
export const look: HeaderLook<'one-page-navigation'> = null
