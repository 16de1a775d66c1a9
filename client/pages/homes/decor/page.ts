import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 18,
  mood: 'editorial',
  header: 'header-disable-fixed',
  footer: 'photo-strip',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['requests', 'elements/clients', 'teasers/lifestyle']
