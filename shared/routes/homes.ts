import type { RouteOptions } from './route.ts'

/** What sets a home apart from the others before one sees its sections. */
interface HomeRow extends Required<Pick<RouteOptions, 'header' | 'footer'>>, Pick<RouteOptions, 'countdown'> {
  /** The party's own typeface where absent. */
  mood?: RouteOptions['mood']
}

/**
 * Every home beside the party's, by what its address adds to `/home-`; an entry for each, in the order of the specification. What is
 * not built is not here. The name is also that of its accent, of its folder in `client/pages/homes` and of its file of words.
 */
export const homeRows = {
  startup: { mood: 'product', header: 'push-on-night', footer: 'centred' },
  business: { header: 'header-with-top-bar', footer: 'two-pictures' },
  corporate: { header: 'center-logo', footer: 'call' },
  finance: { mood: 'editorial', header: 'transparent-header', footer: 'marks' },
  application: { mood: 'product', header: 'header-responsive-sticky', footer: 'home-screen' },
  consulting: { mood: 'editorial', header: 'header-with-top-bar', footer: 'claim' },
  'digital-agency': { mood: 'product', header: 'white-header', footer: 'languages' },
  'seo-agency': { mood: 'product', header: 'header-responsive-sticky', footer: 'ruled-row' },
  'events-conference': { mood: 'poster', header: 'dark-header', footer: 'call', countdown: 'events-conference' },
  'marketing-agency': { mood: 'poster', header: 'header-with-push', footer: 'big-mail' },
  restaurant: { mood: 'editorial', header: 'center-navigation', footer: 'ruled-row' },
  architecture: { mood: 'calm', header: 'hamburger-menu-half', footer: 'ruled-row' },
  'hotel-resort': { mood: 'calm', header: 'top-logo', footer: 'ruled-row' },
  'yoga-meditation': { mood: 'calm', header: 'hamburger-menu', footer: 'thin-row' },
  'gym-fitness': { mood: 'poster', header: 'hamburger-menu-modern', footer: 'big-mail' },
  'spa-salon': { mood: 'calm', header: 'center-navigation', footer: 'claim' },
  cafe: { mood: 'poster', header: 'mobile-menu-full-screen', footer: 'wordmark' },
  decor: { mood: 'editorial', header: 'header-disable-fixed', footer: 'photo-strip' },
  dentist: { mood: 'product', header: 'header-always-fixed', footer: 'ruled-row' },
  'interior-design': { mood: 'editorial', header: 'center-navigation', footer: 'wordmark' },
  'design-agency': { mood: 'product', header: 'center-logo', footer: 'marks' },
  'web-agency': { mood: 'mono', header: 'header-reverse-scroll', footer: 'marks' },
  'creative-agency': { mood: 'poster', header: 'left-menu-modern', footer: 'big-mail' },
  'branding-agency': { mood: 'editorial', header: 'hamburger-menu', footer: 'big-mail' },
  photography: { mood: 'mono', header: 'left-menu-classic', footer: 'thin-row' },
  'personal-portfolio': { header: 'mobile-menu-classic', footer: 'languages' },
  'interactive-portfolio': { mood: 'mono', header: 'hamburger-menu-modern', footer: 'thin-row' },
  'creative-portfolio': { mood: 'poster', header: 'hamburger-menu-half', footer: 'claim' },
  'vertical-portfolio': { mood: 'editorial', header: 'hamburger-menu', footer: 'ruled-row' },
  'split-portfolio': { mood: 'calm', header: 'hamburger-menu-half', footer: 'thin-row' },
  freelancer: { mood: 'product', header: 'mobile-menu-modern', footer: 'centred' },
  'furniture-shop': { mood: 'calm', header: 'white-header', footer: 'centred' },
  'fashion-shop': { mood: 'editorial', header: 'dark-header', footer: 'claim', countdown: 'fashion-shop' },
  magazine: { mood: 'editorial', header: 'header-with-top-bar', footer: 'languages' },
  'lifestyle-blog': { mood: 'editorial', header: 'center-navigation', footer: 'photo-strip' },
  'classic-blog': { mood: 'editorial', header: 'center-logo', footer: 'two-pictures' },
  'blog-metro': { mood: 'poster', header: 'left-menu-modern', footer: 'big-mail' },
} as const satisfies Record<string, HomeRow>

export type HomeName = keyof typeof homeRows
export const homeNames = Object.keys(homeRows) as HomeName[]
