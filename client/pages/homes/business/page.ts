import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default { position: 2, header: 'header-with-top-bar', footer: 'two-pictures' } as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['teasers/business', 'elements/clients', 'requests']
