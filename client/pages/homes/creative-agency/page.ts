import type { WordFile } from '#locales/catalog.ts'
import type { HomeRow } from '#shared/routes/homes.ts'

export default {
  position: 23,
  mood: 'poster',
  header: 'left-menu-modern',
  footer: 'big-mail',
} as const satisfies HomeRow

/** What the page shows beside its own words. */
export const words: readonly WordFile[] = ['teasers/fashion', 'elements/clients', 'requests']
