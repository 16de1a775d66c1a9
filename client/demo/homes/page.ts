import type { WordFile } from '#locales/catalog.ts'
import type { PageRow } from '#shared/routes/pages.ts'

export default { isDemo: true } as const satisfies PageRow

/** The word files that the page needs beside its own. */
export const words: readonly WordFile[] = []
