import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 12, arrangement: 'bar', ground: 'cobalt' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-reverse-scroll'> = {
  hero: { picture: 'peaks', place: 'start', field: 'cobalt', crop: 'round' },
  body: { look: 'pictures', pictures: ['city', 'bridge', 'hills'] },
}
