import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 19,
  typefaceSet: 'product',
  header: 'header-always-fixed',
  footer: 'ruled-row',
  action: 'book',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
