import type { ComponentType } from 'react'
import type { BlogLayout } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

/** Where a long article lies, as Vite's manifest names it. */
export const blogLayoutSource = (layout: BlogLayout): string => `client/pages/blog/layouts/${layout}.tsx`

/** Loads a long article; a line for each. */
export const blogLayoutModules: Readonly<
  Record<BlogLayout, () => Promise<{ default: ComponentType<PageKinds['blogLayout']> }>>
> = {
  '01': () => import('./layouts/01.tsx'),
  '02': () => import('./layouts/02.tsx'),
  '03': () => import('./layouts/03.tsx'),
  '04': () => import('./layouts/04.tsx'),
  '05': () => import('./layouts/05.tsx'),
}
