import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { InnerName } from '#shared/routes/inner.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

type Page = ComponentType<PageKinds['inner']>

const pages = import.meta.glob<{ default: Page }>('./*/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })
const isFullScreen = import.meta.glob<boolean>('./*/page.ts', { eager: true, import: 'isFullScreen' })

/** Returns the source path (the key in Vite's manifest), the loader, the word files and the shell of an inner page. */
export const innerEntry = (name: InnerName) => ({
  source: `client/demo/inner/${name}/Page.tsx`,
  load: pages[`./${name}/Page.tsx`]!,
  words: [`page/${name}` as const, ...words[`./${name}/page.ts`]!],
  shell: isFullScreen[`./${name}/page.ts`] ? ('own' as const) : ('site' as const),
})
