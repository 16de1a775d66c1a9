import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 19,
  mood: 'product',
  header: 'header-always-fixed',
  footer: 'ruled-row',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['requests']
