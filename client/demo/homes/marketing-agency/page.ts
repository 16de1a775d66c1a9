import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 10,
  typefaceSet: 'poster',
  header: 'header-with-push',
  footer: 'big-mail',
  action: 'call',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests', 'teasers/business']
