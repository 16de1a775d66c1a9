import type { HeaderLook } from '../../frames/headerLooks.ts'
import type { HeaderRow } from '../headerRow.ts'

export default {
  position: 8,
  arrangement: 'bar',
  ground: 'plate',
  scroll: 'fixed',
  order: 'stacked',
  tools: ['language', 'button'],
} as const satisfies HeaderRow

/** Look of the header's page. */
export const look: HeaderLook<'top-logo'> = {
  hero: { picture: 'hills', place: 'above' },
  points: { look: 'stacked', field: 'contrast' },
  body: { look: 'figures', field: 'ink' },
  next: { look: 'menu', field: 'highlight' },
}
