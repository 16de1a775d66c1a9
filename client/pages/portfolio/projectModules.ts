import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { ProjectPageName } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

/** Where a composition lies, as Vite's manifest names it. */
export const projectSource = (page: ProjectPageName): string => `client/pages/portfolio/projects/${page}.tsx`

/** Loads a composition of the page about one project; a line for each. */
export const projectModules: Readonly<
  Record<ProjectPageName, () => Promise<{ default: ComponentType<PageKinds['project']> }>>
> = {
  '01': () => import('./projects/01.tsx'),
  '02': () => import('./projects/02.tsx'),
  '03': () => import('./projects/03.tsx'),
  '04': () => import('./projects/04.tsx'),
  '05': () => import('./projects/05.tsx'),
}

/** What a composition says beside the words of its project. */
export const projectWords: Partial<Record<ProjectPageName, readonly WordFile[]>> = { '04': ['elements/clients'] }
