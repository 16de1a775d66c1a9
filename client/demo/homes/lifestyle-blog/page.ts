import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 35,
  typefaceSet: 'editorial',
  header: 'center-navigation',
  footer: 'photo-strip',
  action: 'letter',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/lifestyle-blog', 'postLabels']
