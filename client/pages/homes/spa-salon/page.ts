import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default { position: 16, mood: 'calm', header: 'center-navigation', footer: 'claim' } as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['requests', 'teasers/lifestyle']
