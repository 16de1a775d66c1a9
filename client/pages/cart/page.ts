import type { WordFile } from '#locales/catalog.ts'
import type { PageRow } from '#shared/routes/pages.ts'

/** The page depends on the visitor's own cart. */
export default {
  path: '/shop/shopping-cart',
  noindex: true,
  showsCart: true,
  shows: ['product'],
} as const satisfies PageRow

/** Word files that the page needs beside its own. */
export const words: readonly WordFile[] = ['basket', 'products']
