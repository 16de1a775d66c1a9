import type { ComponentType } from 'react'
import type { BlogLayout } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['blogLayout']> }>('./layouts/*/Page.tsx')

/** Returns the source path (the key in Vite's manifest) and the loader of a long article. */
export const blogLayoutEntry = (layout: BlogLayout) => ({
  source: `client/demo/blog/layouts/${layout}/Page.tsx`,
  load: pages[`./layouts/${layout}/Page.tsx`]!,
})
