import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { ProjectPageName } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['project']> }>('./projects/*/Page.tsx')
const words = import.meta.glob<readonly WordFile[]>('./projects/*/page.ts', { eager: true, import: 'words' })

/** Returns the source path (the key in Vite's manifest), the loader and the additional word files of a composition. */
export const projectEntry = (page: ProjectPageName) => ({
  source: `client/demo/portfolio/projects/${page}/Page.tsx`,
  load: pages[`./projects/${page}/Page.tsx`]!,
  words: words[`./projects/${page}/page.ts`]!,
})
