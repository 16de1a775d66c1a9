import type { WordFile } from '#locales/catalog.ts'
import type { PageRow } from '#shared/routes/pages.ts'

export default { path: '/shop/login-register', isDemo: true } as const satisfies PageRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = []
