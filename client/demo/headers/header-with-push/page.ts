import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 5,
  arrangement: 'push',
  ground: 'white',
  hasSearch: false,
  panel: 'header-with-push',
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-with-push'> = {
  screen: { look: 'beside', field: 'highlight', picture: 'push' },
  points: { look: 'push', field: 'accent' },
  body: { look: 'steps' },
  next: { look: 'menu', field: 'highlight' },
}
