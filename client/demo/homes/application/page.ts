import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 5,
  typefaceSet: 'product',
  header: 'header-responsive-sticky',
  footer: 'home-screen',
  action: 'plans',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = []
