import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 21, arrangement: 'half' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'hamburger-menu-half'> = {
  screen: { look: 'above', field: 'contrast', picture: 'half' },
  points: { look: 'half' },
  body: { look: 'steps', field: 'tint' },
  next: { look: 'menu', field: 'contrast' },
}
