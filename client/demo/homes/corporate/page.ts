import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default { position: 3, header: 'center-logo', footer: 'call', action: 'call' } as const satisfies HomeRow

/** Word files of other pages that this page shows. */
export const words: readonly WordFile[] = ['teasers/city', 'requests']
