import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 33,
  mood: 'editorial',
  header: 'dark-header',
  footer: 'claim',
  countdown: 'fashion-shop',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['teasers/fashion', 'requests', 'elements/subscription']
