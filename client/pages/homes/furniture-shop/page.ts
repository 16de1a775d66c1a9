import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default { position: 32, mood: 'calm', header: 'white-header', footer: 'centred' } as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['teasers/lifestyle', 'requests', 'elements/subscription']
