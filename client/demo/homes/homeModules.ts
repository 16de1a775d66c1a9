import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { HomeName } from '#shared/routes/homes.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

type Page = ComponentType<PageKinds['homeVariant']>

const pages = import.meta.glob<{ default: Page }>('./*/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./*/page.ts', { eager: true, import: 'words' })

/** Returns the source file of a home as Vite's manifest names it, its loader, and the word files that it needs. */
export const homeEntry = (home: HomeName) => ({
  source: `client/demo/homes/${home}/Page.tsx`,
  load: pages[`./${home}/Page.tsx`]!,
  words: [`home/${home}` as const, ...words[`./${home}/page.ts`]!],
})
