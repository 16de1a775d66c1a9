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
  'our-process': { load: () => import('./our-process/our-process.tsx') },
  maintenance: {
    load: () => import('./maintenance/maintenance.tsx'),
    words: ['elements/countdown'],
    isFullScreen: true,
  },
  'coming-soon': {
    load: () => import('./coming-soon/coming-soon.tsx'),
    words: ['elements/countdown'],
    isFullScreen: true,
  },
  'coming-soon-V2': {
    load: () => import('./coming-soon-V2/coming-soon-V2.tsx'),
    words: ['elements/countdown'],
    isFullScreen: true,
  },
  'faq-s': { load: () => import('./faq-s/faq-s.tsx') },
}
