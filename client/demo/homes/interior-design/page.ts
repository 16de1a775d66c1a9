import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 20,
  typefaceSet: 'editorial',
  header: 'center-navigation',
  footer: 'wordmark',
  action: 'visit',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/interior-design', 'requests']
