import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 6,
  arrangement: 'bar',
  order: 'centred',
  tools: ['language', 'button'],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'center-navigation'> = {
  hero: { picture: 'centred', place: 'below' },
  points: { look: 'centred', field: 'tint' },
  body: { look: 'pictures', pictures: ['square', 'boat', 'homes'] },
  next: { look: 'menu', field: 'accent' },
}
