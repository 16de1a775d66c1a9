import type { ComponentType } from 'react'
import type { BlogLayout } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['blogLayout']> }>('./layouts/*/Page.tsx')

/** Returns where a long article lies, as Vite's manifest names it, and how it is loaded. */
export const blogLayoutEntry = (layout: BlogLayout) => ({
  source: `client/demo/blog/layouts/${layout}/Page.tsx`,
  load: pages[`./layouts/${layout}/Page.tsx`]!,
})
