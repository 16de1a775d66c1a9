import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { PageFolder } from '#shared/routes/pages.ts'

const pages = import.meta.glob<{ default: ComponentType }>([
  './**/Page.tsx',
  '!./homes/*/Page.tsx',
  '!./inner/*/Page.tsx',
  '!./frames/titles/*/Page.tsx',
])
const words = import.meta.glob<readonly WordFile[]>(
  ['./**/page.ts', '!./homes/*/page.ts', '!./inner/*/page.ts', '!./frames/titles/*/page.ts'],
  { eager: true, import: 'words' },
)

/** Returns where a page without props lies, as Vite's manifest names it, how it is loaded, and all words that it shows. */
export const pageEntry = (folder: PageFolder) => ({
  source: `client/pages/${folder}/Page.tsx`,
  load: pages[`./${folder}/Page.tsx`]!,
  // One that travels with others is in a file that the page names.
  words: [folder as WordFile, ...words[`./${folder}/page.ts`]!],
})
