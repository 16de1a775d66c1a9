import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 3,
  arrangement: 'bar',
  ground: 'ink',
  shows: ['product'],
  tools: ['search', 'language'],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'dark-header'> = {
  hero: { picture: 'dark', place: 'end', field: 'ink' },
  points: { look: 'bar', field: 'ink' },
  body: { look: 'rows', field: 'tint' },
  next: { look: 'menu', field: 'accent' },
}
