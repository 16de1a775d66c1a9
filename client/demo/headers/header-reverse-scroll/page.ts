import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 12, arrangement: 'bar', ground: 'contrast' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-reverse-scroll'> = {
  hero: { picture: 'reverse', place: 'start', field: 'contrast' },
  points: { look: 'reverse', field: 'tint' },
  body: { look: 'pictures', pictures: ['city', 'bridge', 'hills'] },
  next: { look: 'menu', field: 'highlight' },
}
