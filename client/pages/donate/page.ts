import type { WordFile } from '#locales/catalog.ts'
import type { PageRow } from '#shared/routes/pages.ts'

export default {} as const satisfies PageRow

/** Word files that the page needs beside its own. */
export const words: readonly WordFile[] = ['payment']
