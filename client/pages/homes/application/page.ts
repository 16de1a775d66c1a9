import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 5,
  mood: 'product',
  header: 'header-responsive-sticky',
  footer: 'home-screen',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = []
