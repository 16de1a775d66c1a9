import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 15, arrangement: 'rail' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'left-menu-modern'> = {
  points: { look: 'rail', field: 'highlight' },
  body: { look: 'questions', field: 'ink' },
  next: { look: 'menu', field: 'contrast' },
}
