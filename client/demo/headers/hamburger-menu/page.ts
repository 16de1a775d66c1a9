import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 19, arrangement: 'burger', opening: 'field' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'hamburger-menu'> = {
  screen: { look: 'above', field: 'ink', picture: 'field' },
  points: { look: 'field', field: 'contrast' },
  body: { look: 'claim', field: 'highlight' },
  next: { look: 'menu', field: 'accent' },
}
