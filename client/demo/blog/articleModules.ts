import type { ComponentType } from 'react'
import type { ArticleType } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['post']> }>('./articles/*/Page.tsx')

/** Returns the source path (the key in Vite's manifest) and the loader of an article type's page. */
export const articleEntry = (type: ArticleType) => ({
  source: `client/demo/blog/articles/${type}/Page.tsx`,
  load: pages[`./articles/${type}/Page.tsx`]!,
})
