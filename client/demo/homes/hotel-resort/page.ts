import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 13,
  typefaceSet: 'calm',
  header: 'top-logo',
  footer: 'ruled-row',
  action: 'booking',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
