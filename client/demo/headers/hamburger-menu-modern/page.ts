import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 20, arrangement: 'burger', opening: 'wipe' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'hamburger-menu-modern'> = {
  screen: { look: 'below', field: 'ink', picture: 'wipe' },
  points: { look: 'wipe', field: 'ink' },
  body: { look: 'pictures', pictures: ['peaks', 'halves', 'blocks'] },
  next: { look: 'menu', field: 'highlight' },
}
