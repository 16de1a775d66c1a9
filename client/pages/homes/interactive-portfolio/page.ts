import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 27,
  mood: 'mono',
  header: 'hamburger-menu-modern',
  footer: 'thin-row',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['portfolio', 'folio/interactive-portfolio']
