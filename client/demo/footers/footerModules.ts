import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import type { FrameEntry } from '../../site/frameEntry.ts'

const components = import.meta.glob<{ default: ComponentType<{ name: FooterName }> }>('./*/Footer.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })

/** Returns the source path (the key in Vite's manifest), the loader and the word files of a footer. */
export const footerEntry = (name: FooterName): FrameEntry<FooterName> => ({
  source: `client/demo/footers/${name}/Footer.tsx`,
  load: components[`./${name}/Footer.tsx`]!,
  words: words[`./${name}/page.ts`]!,
})
