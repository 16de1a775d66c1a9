import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 23,
  typefaceSet: 'poster',
  header: 'left-menu-modern',
  footer: 'big-mail',
  action: 'call',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/creative-agency', 'requests']
