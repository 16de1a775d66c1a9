import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 9,
  typefaceSet: 'poster',
  header: 'dark-header',
  footer: 'call',
  action: 'tickets',
  hasForm: true,
  countdown: 'events-conference',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/events-conference']
