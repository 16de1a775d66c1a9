import type { WordFile } from '#locales/catalog.ts'
import type { InnerRow } from '#shared/routes/inner.ts'

export default { position: 13, hasForm: true } as const satisfies InnerRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['front/latest-news']

/** Whether the page fills the screen, with its own header and footer. */
export const isFullScreen = false
