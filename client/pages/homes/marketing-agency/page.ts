import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 10,
  mood: 'poster',
  header: 'header-with-push',
  footer: 'big-mail',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['requests', 'elements/clients', 'teasers/business']
