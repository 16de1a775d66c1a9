import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 1, arrangement: 'bar', ground: 'veil' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'transparent-header'> = {
  hero: { picture: 'sea', place: 'under', field: 'accent' },
  points: { look: 'veil', field: 'contrast' },
  body: { look: 'figures', field: 'ink' },
  next: { look: 'bars' },
}
