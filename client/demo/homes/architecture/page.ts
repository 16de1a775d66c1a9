import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 12,
  typefaceSet: 'calm',
  header: 'hamburger-menu-half',
  footer: 'ruled-row',
  action: 'start',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/architecture', 'requests']
