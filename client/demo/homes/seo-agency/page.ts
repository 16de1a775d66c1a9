import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 8,
  typefaceSet: 'product',
  header: 'header-responsive-sticky',
  footer: 'ruled-row',
  action: 'report',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['teasers/business', 'requests']
