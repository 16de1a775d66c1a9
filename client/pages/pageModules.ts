import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { PartyFolder } from '#shared/routes/pages.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./**/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./**/page.ts', { eager: true, import: 'words' })

/**
 * Returns the entry of one of the party's pages without props: its source as in Vite's manifest, its loader and its
 * words.
 */
export const pageEntry = (folder: PartyFolder) => ({
  source: `client/pages/${folder}/Page.tsx`,
  load: pages[`./${folder}/Page.tsx`]!,
  // The page's own words come first; those of other files are named in its `page.ts`.
  words: [folder as WordFile, ...words[`./${folder}/page.ts`]!],
})
