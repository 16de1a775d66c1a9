import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 31,
  typefaceSet: 'product',
  header: 'mobile-menu-modern',
  footer: 'centred',
  action: 'ask',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['portfolio', 'folio/freelancer', 'requests']
