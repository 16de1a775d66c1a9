import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 25,
  typefaceSet: 'mono',
  header: 'left-menu-classic',
  footer: 'thin-row',
  action: 'booking',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['folio/photography', 'front/photography', 'requests']
