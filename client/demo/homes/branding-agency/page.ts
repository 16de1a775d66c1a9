import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 24,
  typefaceSet: 'editorial',
  header: 'hamburger-menu',
  footer: 'big-mail',
  action: 'hour',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['folio/branding-agency', 'requests']
