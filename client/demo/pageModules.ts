import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { DemoFolder } from '#shared/routes/pages.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./*/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })

/**
 * Returns the source path (the key in Vite's manifest), the loader and the word files of a demonstration page without props.
 */
export const demoPageEntry = (folder: DemoFolder) => ({
  source: `client/demo/${folder}/Page.tsx`,
  load: pages[`./${folder}/Page.tsx`]!,
  words: [folder as WordFile, ...words[`./${folder}/page.ts`]!],
})
