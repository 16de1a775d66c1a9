import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 15,
  typefaceSet: 'poster',
  header: 'hamburger-menu-modern',
  footer: 'big-mail',
  action: 'pass',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests']
