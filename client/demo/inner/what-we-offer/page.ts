import type { WordFile } from '#locales/catalog.ts'
import type { InnerRow } from '#shared/routes/inner.ts'

export default { position: 2 } as const satisfies InnerRow

/** Words of other pages that this page shows. */
export const words: readonly WordFile[] = []

/** Whether it fills the screen, with no header and no footer but its own. */
export const isFullScreen = false
