import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 32,
  typefaceSet: 'calm',
  header: 'white-header',
  footer: 'centred',
  action: 'visit',
} as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/furniture-shop', 'requests', 'elements/subscription']
