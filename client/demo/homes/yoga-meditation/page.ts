import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 14,
  typefaceSet: 'calm',
  header: 'hamburger-menu',
  footer: 'thin-row',
  action: 'visit',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
