import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 28,
  mood: 'poster',
  header: 'hamburger-menu-half',
  footer: 'claim',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['portfolio', 'folio/creative-portfolio']
