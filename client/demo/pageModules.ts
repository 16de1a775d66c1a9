import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { DemoFolder } from '#shared/routes/pages.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./*/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })

/** Returns where a demonstration page without props lies, as Vite's manifest names it, how it is loaded, and all words that it shows. */
export const demoPageEntry = (folder: DemoFolder) => ({
  source: `client/demo/${folder}/Page.tsx`,
  load: pages[`./${folder}/Page.tsx`]!,
  words: [folder as WordFile, ...words[`./${folder}/page.ts`]!],
})
