import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 21,
  typefaceSet: 'product',
  header: 'center-logo',
  footer: 'marks',
  action: 'visit',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests', 'teasers/culture']
