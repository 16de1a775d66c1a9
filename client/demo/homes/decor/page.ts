import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 18,
  typefaceSet: 'editorial',
  header: 'header-disable-fixed',
  footer: 'photo-strip',
  action: 'visit',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
