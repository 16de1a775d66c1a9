import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 10, arrangement: 'bar', scroll: 'fixed' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-always-fixed'> = {
  hero: { picture: 'fixed', place: 'tall', field: 'highlight' },
  points: { look: 'fixed' },
  body: { look: 'points', pictures: ['steps'] },
  next: { look: 'bars' },
}
