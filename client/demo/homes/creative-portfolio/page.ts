import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 28,
  typefaceSet: 'poster',
  header: 'hamburger-menu-half',
  footer: 'claim',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['portfolio', 'folio/creative-portfolio']
