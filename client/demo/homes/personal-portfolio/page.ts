import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 26,
  header: 'mobile-menu-classic',
  footer: 'languages',
  action: 'call',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['folio/personal-portfolio', 'teasers/culture']
