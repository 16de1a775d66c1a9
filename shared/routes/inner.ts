import type { RouteOptions } from './route.ts'

/**
 * Every inner page that is composed of the kit, and where; a line for each, in the order of the specification. What is not
 * built is not here. The name is also that of its folder in `client/pages/inner` and of its file of words.
 */
export const innerPaths = {
  'our-services': '/page/our-services',
  'what-we-offer': '/page/what-we-offer',
  'about-me': '/page/about-me',
  'about-us': '/page/about-us',
  'our-story': '/page/our-story',
  'who-we-are': '/page/who-we-are',
  'our-process': '/page/our-process',
  'our-team': '/page/our-team',
  'pricing-packages': '/page/pricing-packages',
  'contact-simple': '/page/contact-simple',
  'contact-classic': '/page/contact-classic',
  'contact-modern': '/page/contact-modern',
  'latest-news': '/page/latest-news',
  'error-404': '/page/error-404',
} as const satisfies Record<string, `/page/${string}`>

export type InnerName = keyof typeof innerPaths
export const innerNames = Object.keys(innerPaths) as InnerName[]

/** Rows that say more than their address; a line for each. */
export const innerOptions: Readonly<Partial<Record<InnerName, RouteOptions>>> = {
  'error-404': { noindex: true },
}
