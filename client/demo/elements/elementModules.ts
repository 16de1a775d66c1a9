import type { WordFile } from '#locales/catalog.ts'
import type { ElementName } from '#shared/routes/elements.ts'
import type { ElementPageModule } from './examples.tsx'

const examples = import.meta.glob<ElementPageModule>('./*/*.examples.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })

/** Returns the source path (the key in Vite's manifest), the loader and the word files of an element's page. */
export const elementEntry = (name: ElementName) => ({
  source: `client/demo/elements/${name}/${name}.examples.tsx`,
  load: examples[`./${name}/${name}.examples.tsx`]!,
  words: [`elements/${name}` as const, ...words[`./${name}/page.ts`]!],
})
