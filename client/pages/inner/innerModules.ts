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
  'our-services': { load: () => import('./our-services/our-services.tsx'), words: ['page/pricing-packages'] },
  'what-we-offer': { load: () => import('./what-we-offer/what-we-offer.tsx') },
  'about-me': { load: () => import('./about-me/about-me.tsx'), words: ['elements/clients'] },
  'about-us': { load: () => import('./about-us/about-us.tsx') },
  'our-story': { load: () => import('./our-story/our-story.tsx'), words: ['elements/clients'] },
  'who-we-are': { load: () => import('./who-we-are/who-we-are.tsx') },
  'our-process': { load: () => import('./our-process/our-process.tsx') },
  maintenance: {
    load: () => import('./maintenance/maintenance.tsx'),
    isFullScreen: true,
  },
  'coming-soon': {
    load: () => import('./coming-soon/coming-soon.tsx'),
    isFullScreen: true,
  },
  'coming-soon-V2': {
    load: () => import('./coming-soon-V2/coming-soon-V2.tsx'),
    isFullScreen: true,
  },
  'faq-s': { load: () => import('./faq-s/faq-s.tsx') },
  'our-team': { load: () => import('./our-team/our-team.tsx') },
  'pricing-packages': { load: () => import('./pricing-packages/pricing-packages.tsx') },
  'contact-simple': { load: () => import('./contact-simple/contact-simple.tsx') },
  'contact-classic': { load: () => import('./contact-classic/contact-classic.tsx'), words: ['contact', 'kit'] },
  'contact-modern': { load: () => import('./contact-modern/contact-modern.tsx'), words: ['kit'] },
  'latest-news': { load: () => import('./latest-news/latest-news.tsx'), words: ['front/latest-news'] },
  'error-404': { load: () => import('./error-404/error-404.tsx'), words: ['notFound'], isFullScreen: true },
}
