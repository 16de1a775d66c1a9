import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { HomeName } from '#shared/routes/homes.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

interface HomeModule {
  load: () => Promise<{ default: ComponentType<PageKinds['homeVariant']> }>
  /** What the page shows beside its own words. */
  words?: readonly WordFile[]
}

/** Where a home lies, as Vite's manifest names it. */
export const homeSource = (name: HomeName): string => `client/pages/homes/${name}/${name}.tsx`

/** Loads a home; an entry for each. */
export const homeModules: Readonly<Record<HomeName, HomeModule>> = {
  startup: { load: () => import('./startup/startup.tsx'), words: ['teasers/startup'] },
  business: {
    load: () => import('./business/business.tsx'),
    words: ['teasers/business', 'elements/clients', 'requests'],
  },
  corporate: {
    load: () => import('./corporate/corporate.tsx'),
    words: ['teasers/city', 'elements/clients', 'requests'],
  },
  finance: { load: () => import('./finance/finance.tsx'), words: ['teasers/business', 'requests'] },
  application: { load: () => import('./application/application.tsx') },
  consulting: { load: () => import('./consulting/consulting.tsx'), words: ['teasers/startup', 'requests'] },
  'digital-agency': {
    load: () => import('./digital-agency/digital-agency.tsx'),
    words: ['teasers/culture', 'elements/clients', 'requests'],
  },
  'seo-agency': {
    load: () => import('./seo-agency/seo-agency.tsx'),
    words: ['teasers/business', 'elements/clients', 'requests'],
  },
  'events-conference': {
    load: () => import('./events-conference/events-conference.tsx'),
    words: ['teasers/city'],
  },
  'marketing-agency': {
    load: () => import('./marketing-agency/marketing-agency.tsx'),
    words: ['requests', 'elements/clients', 'teasers/business'],
  },
  restaurant: { load: () => import('./restaurant/restaurant.tsx'), words: ['requests'] },
  architecture: {
    load: () => import('./architecture/architecture.tsx'),
    words: ['teasers/city', 'elements/clients', 'requests'],
  },
  'hotel-resort': { load: () => import('./hotel-resort/hotel-resort.tsx'), words: ['requests'] },
  'yoga-meditation': { load: () => import('./yoga-meditation/yoga-meditation.tsx'), words: ['requests'] },
  'gym-fitness': { load: () => import('./gym-fitness/gym-fitness.tsx'), words: ['requests'] },
  'spa-salon': { load: () => import('./spa-salon/spa-salon.tsx'), words: ['requests', 'teasers/lifestyle'] },
  cafe: { load: () => import('./cafe/cafe.tsx') },
  decor: { load: () => import('./decor/decor.tsx'), words: ['requests', 'elements/clients', 'teasers/lifestyle'] },
  dentist: { load: () => import('./dentist/dentist.tsx'), words: ['requests'] },
  'interior-design': {
    load: () => import('./interior-design/interior-design.tsx'),
    words: ['teasers/lifestyle', 'requests'],
  },
  'design-agency': {
    load: () => import('./design-agency/design-agency.tsx'),
    words: ['requests', 'elements/clients', 'teasers/culture'],
  },
  'web-agency': {
    load: () => import('./web-agency/web-agency.tsx'),
    words: ['teasers/startup', 'elements/clients', 'requests'],
  },
  'creative-agency': {
    load: () => import('./creative-agency/creative-agency.tsx'),
    words: ['teasers/fashion', 'elements/clients', 'requests'],
  },
  'branding-agency': {
    load: () => import('./branding-agency/branding-agency.tsx'),
    words: ['folio/branding-agency', 'elements/clients', 'teasers/fashion', 'requests'],
  },
  photography: {
    load: () => import('./photography/photography.tsx'),
    words: ['folio/photography', 'teasers/travel', 'requests'],
  },
  'personal-portfolio': {
    load: () => import('./personal-portfolio/personal-portfolio.tsx'),
    words: ['folio/personal-portfolio', 'teasers/culture'],
  },
  'interactive-portfolio': {
    load: () => import('./interactive-portfolio/interactive-portfolio.tsx'),
    words: ['portfolio', 'folio/interactive-portfolio'],
  },
  'creative-portfolio': {
    load: () => import('./creative-portfolio/creative-portfolio.tsx'),
    words: ['portfolio', 'folio/creative-portfolio'],
  },
  'vertical-portfolio': {
    load: () => import('./vertical-portfolio/vertical-portfolio.tsx'),
    words: ['portfolio', 'folio/vertical-portfolio'],
  },
  'split-portfolio': {
    load: () => import('./split-portfolio/split-portfolio.tsx'),
    words: ['portfolio', 'folio/split-portfolio'],
  },
  freelancer: {
    load: () => import('./freelancer/freelancer.tsx'),
    words: ['portfolio', 'folio/freelancer', 'requests'],
  },
  'furniture-shop': {
    load: () => import('./furniture-shop/furniture-shop.tsx'),
    words: ['teasers/lifestyle', 'requests', 'elements/subscription'],
  },
  'fashion-shop': {
    load: () => import('./fashion-shop/fashion-shop.tsx'),
    words: ['teasers/fashion', 'requests', 'elements/subscription'],
  },
  magazine: { load: () => import('./magazine/magazine.tsx'), words: ['front', 'postLabels'] },
  'lifestyle-blog': {
    load: () => import('./lifestyle-blog/lifestyle-blog.tsx'),
    words: ['front/lifestyle-blog', 'postLabels'],
  },
  'classic-blog': { load: () => import('./classic-blog/classic-blog.tsx'), words: ['front', 'postLabels'] },
  'blog-metro': { load: () => import('./blog-metro/blog-metro.tsx'), words: ['front', 'postLabels'] },
}
