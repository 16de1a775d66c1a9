import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 34,
  typefaceSet: 'editorial',
  header: 'header-with-top-bar',
  footer: 'languages',
  action: 'letter',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['blogFront/magazine', 'postLabels']
