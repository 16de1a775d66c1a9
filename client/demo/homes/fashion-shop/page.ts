import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 33,
  typefaceSet: 'editorial',
  header: 'dark-header',
  footer: 'claim',
  action: 'fitting',
  countdown: 'fashion-shop',
  shows: ['product'],
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/fashion-shop', 'requests', 'elements/subscription']
