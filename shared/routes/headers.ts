/**
 * Every header that has its page, and where; a line for each, in the order of the specification. What is not built is not
 * here. Any row of the table may name one for its page.
 */
export const headerPaths = {
  'white-header': '/headers/white-header',
  'header-with-push': '/headers/header-with-push',
  'one-page-navigation': '/headers/one-page-navigation',
  'left-menu-classic': '/headers/left-menu-classic',
  'left-menu-modern': '/headers/left-menu-modern',
  'mobile-menu-classic': '/headers/mobile-menu-classic',
  'mobile-menu-modern': '/headers/mobile-menu-modern',
  'mobile-menu-full-screen': '/headers/mobile-menu-full-screen',
  'hamburger-menu': '/headers/hamburger-menu',
  'hamburger-menu-modern': '/headers/hamburger-menu-modern',
  'hamburger-menu-half': '/headers/hamburger-menu-half',
} as const satisfies Record<string, `/headers/${string}`>

export type HeaderName = keyof typeof headerPaths
export const headerNames = Object.keys(headerPaths) as HeaderName[]
