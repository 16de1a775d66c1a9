import type { WordFile } from '#locales/catalog.ts'
import type { FooterRow } from '../footerRow.ts'

export default { position: 5, field: 'contrast', slides: ['xl'] } as const satisfies FooterRow

/** Word files that the footer needs, besides those of the shell. */
export const words: readonly WordFile[] = ['footers/call']
