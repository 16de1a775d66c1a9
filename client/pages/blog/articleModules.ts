import type { ComponentType } from 'react'
import type { ArticleType } from '#shared/content/blogNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

/** Where the page of a type of article lies, as Vite's manifest names it. */
export const articleSource = (type: ArticleType): string => `client/pages/blog/articles/${type}.tsx`

/** Loads the page of a type of article; a line for each. */
export const articleModules: Readonly<
  Record<ArticleType, () => Promise<{ default: ComponentType<PageKinds['post']> }>>
> = {
  standard: () => import('./articles/standard.tsx'),
  gallery: () => import('./articles/gallery.tsx'),
  slider: () => import('./articles/slider.tsx'),
  html5Video: () => import('./articles/html5Video.tsx'),
  youtubeVideo: () => import('./articles/youtubeVideo.tsx'),
  vimeoVideo: () => import('./articles/vimeoVideo.tsx'),
  audio: () => import('./articles/audio.tsx'),
  blockquote: () => import('./articles/blockquote.tsx'),
  fullWidth: () => import('./articles/fullWidth.tsx'),
}
