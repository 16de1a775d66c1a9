/**
 * Every header that has its page, and where; a line for each, in the order of the specification. What is not built is not
 * here. Any row of the table may name one for its page.
 */
export const headerPaths = {
  'transparent-header': '/headers/transparent-header',
  'white-header': '/headers/white-header',
  'dark-header': '/headers/dark-header',
  'header-with-top-bar': '/headers/header-with-top-bar',
  'header-with-push': '/headers/header-with-push',
  'center-navigation': '/headers/center-navigation',
  'center-logo': '/headers/center-logo',
  'top-logo': '/headers/top-logo',
  'one-page-navigation': '/headers/one-page-navigation',
  'header-always-fixed': '/headers/header-always-fixed',
  'header-disable-fixed': '/headers/header-disable-fixed',
  'header-reverse-scroll': '/headers/header-reverse-scroll',
  'header-responsive-sticky': '/headers/header-responsive-sticky',
  'left-menu-classic': '/headers/left-menu-classic',
  'left-menu-modern': '/headers/left-menu-modern',
  'mobile-menu-classic': '/headers/mobile-menu-classic',
  'mobile-menu-modern': '/headers/mobile-menu-modern',
  'mobile-menu-full-screen': '/headers/mobile-menu-full-screen',
  'hamburger-menu': '/headers/hamburger-menu',
  'hamburger-menu-modern': '/headers/hamburger-menu-modern',
  'hamburger-menu-half': '/headers/hamburger-menu-half',
} as const satisfies Record<string, `/headers/${string}`>

/** Those that have a page. */
export type ShownHeaderName = keyof typeof headerPaths
export const headerNames = Object.keys(headerPaths) as ShownHeaderName[]

/** Further presets of their arrangements, which a home alone has. */
export const homeHeaders = ['push-on-night'] as const
export type HeaderName = ShownHeaderName | (typeof homeHeaders)[number]
