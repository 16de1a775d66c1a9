import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 37,
  typefaceSet: 'poster',
  header: 'left-menu-modern',
  footer: 'big-mail',
  action: 'letter',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['blogFront/blog-metro', 'postLabels']
