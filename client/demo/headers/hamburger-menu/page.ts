import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 19, arrangement: 'burger', opening: 'field' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'hamburger-menu'> = {
  screen: { look: 'label', field: 'ink', picture: 'peaks' },
  body: { look: 'claim', field: 'contrast' },
}
