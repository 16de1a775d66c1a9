import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 16, arrangement: 'mobile', opening: 'drop' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'mobile-menu-classic'> = {
  screen: { look: 'before', field: 'deep', picture: 'drop' },
  points: { look: 'drop', field: 'highlight' },
  body: { look: 'figures', field: 'contrast' },
  next: { look: 'menu', field: 'highlight' },
}
