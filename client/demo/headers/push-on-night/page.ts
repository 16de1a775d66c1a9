import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  isForHomes: true,
  arrangement: 'push',
  ground: 'night',
  hasSearch: true,
  panel: 'header-with-push',
} as const satisfies HeaderRow

/** The header has no page. */
export const look: HeaderLook<'push-on-night'> = null
