import type { ComponentType } from 'react'
import type { ArticleType } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['post']> }>('./articles/*/Page.tsx')

/** Returns where the page of a type of article lies, as Vite's manifest names it, and how it is loaded. */
export const articleEntry = (type: ArticleType) => ({
  source: `client/demo/blog/articles/${type}/Page.tsx`,
  load: pages[`./articles/${type}/Page.tsx`]!,
})
