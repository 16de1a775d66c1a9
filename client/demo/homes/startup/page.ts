import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 1,
  typefaceSet: 'product',
  header: 'push-on-night',
  footer: 'centred',
  action: 'pricing',
  hasForm: true,
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/startup']
