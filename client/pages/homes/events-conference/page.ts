import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 9,
  mood: 'poster',
  header: 'dark-header',
  footer: 'call',
  countdown: 'events-conference',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['teasers/city']
