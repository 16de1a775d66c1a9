import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 2,
  arrangement: 'bar',
  ground: 'paper',
  shows: ['product'],
  tools: ['search', 'language'],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'white-header'> = {
  hero: { picture: 'solid', place: 'end' },
  points: { look: 'bar' },
  body: { look: 'claim', field: 'highlight' },
  next: { look: 'menu', field: 'contrast' },
}
