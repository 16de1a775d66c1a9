import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 17,
  typefaceSet: 'poster',
  header: 'mobile-menu-full-screen',
  footer: 'wordmark',
  action: 'menu',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = []
