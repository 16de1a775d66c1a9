import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 18, arrangement: 'mobile', opening: 'cover' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'mobile-menu-full-screen'> = {
  screen: { look: 'before', field: 'highlight', picture: 'cover' },
  points: { look: 'cover', field: 'ink' },
  body: { look: 'points', pictures: ['halves'] },
  next: { look: 'menu', field: 'contrast' },
}
