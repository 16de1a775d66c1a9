import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 7,
  arrangement: 'bar',
  order: 'split',
  hasStrip: true,
  tools: [],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'center-logo'> = {
  hero: { picture: 'split', place: 'foot', field: 'highlight' },
  points: { look: 'axis' },
  body: { look: 'questions' },
  next: { look: 'quarters' },
}
