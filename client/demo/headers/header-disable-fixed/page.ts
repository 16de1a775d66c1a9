import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default { position: 11, arrangement: 'bar', ground: 'tint', scroll: 'away' } as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-disable-fixed'> = {
  hero: { picture: 'away', place: 'end', field: 'tint' },
  points: { look: 'away' },
  body: { look: 'rows', field: 'highlight' },
  next: { look: 'menu', field: 'contrast' },
}
