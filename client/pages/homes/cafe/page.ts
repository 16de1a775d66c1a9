import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 17,
  mood: 'poster',
  header: 'mobile-menu-full-screen',
  footer: 'wordmark',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = []
