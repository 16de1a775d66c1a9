import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 29,
  mood: 'editorial',
  header: 'hamburger-menu',
  footer: 'ruled-row',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['portfolio', 'folio/vertical-portfolio']
