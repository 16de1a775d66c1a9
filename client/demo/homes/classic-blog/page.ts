import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 36,
  typefaceSet: 'editorial',
  header: 'center-logo',
  footer: 'two-pictures',
  action: 'letter',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['blogFront/classic-blog', 'postLabels']
