import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { InnerName } from '#shared/routes/inner.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

interface InnerModule {
  load: () => Promise<{ default: ComponentType<PageKinds['inner']> }>
  /** What the page shows beside its own words. */
  words?: readonly WordFile[]
  /** Fills the screen, with no header and no footer but its own. */
  isFullScreen?: true
}

/** Where an inner page lies, as Vite's manifest names it. */
export const innerSource = (name: InnerName): string => `client/pages/inner/${name}/${name}.tsx`

/** Loads an inner page; a line for each. */
export const innerModules: Readonly<Record<InnerName, InnerModule>> = {
  'about-me': { load: () => import('./about-me/about-me.tsx'), words: ['elements/clients'] },
  'about-us': { load: () => import('./about-us/about-us.tsx') },
  'our-story': { load: () => import('./our-story/our-story.tsx'), words: ['elements/clients'] },
  'who-we-are': { load: () => import('./who-we-are/who-we-are.tsx') },
  'our-process': { load: () => import('./our-process/our-process.tsx') },
}
