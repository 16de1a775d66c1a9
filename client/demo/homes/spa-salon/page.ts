import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 16,
  typefaceSet: 'calm',
  header: 'center-navigation',
  footer: 'claim',
  action: 'appointment-title',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['requests', 'front/spa-salon']
