import type { WordFile } from '#locales/catalog.ts'
import type { FoundRow } from '#shared/routes/route.ts'

export default {} as const satisfies FoundRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = []
