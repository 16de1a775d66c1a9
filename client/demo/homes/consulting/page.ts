import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 6,
  typefaceSet: 'editorial',
  header: 'header-with-top-bar',
  footer: 'claim',
  action: 'call',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
