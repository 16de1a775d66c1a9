import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 4,
  arrangement: 'bar',
  scroll: 'fixed',
  hasStrip: true,
  shows: ['product'],
  tools: ['search', 'button'],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'header-with-top-bar'> = {
  hero: { picture: 'strip', place: 'start', field: 'accent' },
  points: { look: 'strip' },
  body: { look: 'claim', field: 'contrast' },
  next: { look: 'bars' },
}
