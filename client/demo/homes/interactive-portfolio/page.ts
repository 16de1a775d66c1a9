import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 27,
  typefaceSet: 'mono',
  header: 'hamburger-menu-modern',
  footer: 'thin-row',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['portfolio', 'folio/interactive-portfolio']
