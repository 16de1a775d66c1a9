import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 11,
  typefaceSet: 'editorial',
  header: 'center-navigation',
  footer: 'ruled-row',
  action: 'table',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
