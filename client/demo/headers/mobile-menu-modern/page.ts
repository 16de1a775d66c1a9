import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 17, arrangement: 'mobile', opening: 'sheet' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'mobile-menu-modern'> = {
  screen: { look: 'beside', field: 'accent', picture: 'sheet' },
  points: { look: 'sheet', field: 'contrast' },
  body: { look: 'facts', field: 'ink', pictures: ['steps'] },
  next: { look: 'menu', field: 'accent' },
}
