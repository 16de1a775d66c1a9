import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 13, arrangement: 'bar', scroll: 'shrink' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-responsive-sticky'> = {
  hero: { picture: 'shrink', place: 'wide', field: 'ink' },
  points: { look: 'shrink' },
  body: { look: 'claim', field: 'accent' },
  next: { look: 'steps' },
}
