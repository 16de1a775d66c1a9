import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 7,
  typefaceSet: 'product',
  header: 'white-header',
  footer: 'languages',
  action: 'brief',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/digital-agency', 'requests']
