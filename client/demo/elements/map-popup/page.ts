import type { WordFile } from '#locales/catalog.ts'
import type { ElementRow } from '#shared/routes/elements.ts'

export default { position: 47, path: '/model-popup/Google-map' } as const satisfies ElementRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = []
