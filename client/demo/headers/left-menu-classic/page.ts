import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 14, arrangement: 'column' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'left-menu-classic'> = {
  screen: { look: 'above', field: 'ground', picture: 'skyline' },
  points: { look: 'column', field: 'contrast' },
  body: { look: 'steps', field: 'tint' },
  next: { look: 'menu', field: 'accent' },
}
