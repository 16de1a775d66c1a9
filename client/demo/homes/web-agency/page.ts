import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 22,
  typefaceSet: 'mono',
  header: 'header-reverse-scroll',
  footer: 'marks',
  action: 'brief',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['teasers/startup', 'requests']
