import type { HeaderName } from '#shared/routes/headers.ts'
import type { FrameEntry } from '../app/frameEntry.ts'

/** A bar across the page. */
const bar: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/BarHeader.tsx',
  load: () => import('./arrangements/BarHeader.tsx'),
  words: ['frames'],
}

/** A bar whose burger pushes the page aside. */
const push: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/PushHeader.tsx',
  load: () => import('./arrangements/PushHeader.tsx'),
  words: ['frames', 'headers/header-with-push'],
}

/** A bar that leads through the page itself. */
const onePage: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/OnePageHeader.tsx',
  load: () => import('./arrangements/OnePageHeader.tsx'),
  words: ['headers/one-page-navigation'],
}

/** A column beside the page. */
const column: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/ColumnHeader.tsx',
  load: () => import('./arrangements/ColumnHeader.tsx'),
  words: ['frames'],
}

/** A rail at the page's edge. */
const rail: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/RailHeader.tsx',
  load: () => import('./arrangements/RailHeader.tsx'),
  words: ['frames'],
}

/** A bar whose burger, on a small screen, opens in a way of its own. */
const mobile: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/MobileHeader.tsx',
  load: () => import('./arrangements/MobileHeader.tsx'),
  words: ['frames'],
}

/** A bar with a burger at every width. */
const burger: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/BurgerHeader.tsx',
  load: () => import('./arrangements/BurgerHeader.tsx'),
  words: ['frames'],
}

/** A bar with a burger that opens one half of the screen. */
const half: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/HalfHeader.tsx',
  load: () => import('./arrangements/HalfHeader.tsx'),
  words: ['frames'],
}

/** Every header that a page may name beside the party's own: arrangements, which know their presets by name. */
export const headerRegistry: Readonly<Record<HeaderName, FrameEntry<HeaderName>>> = {
  'transparent-header': bar,
  'white-header': bar,
  'dark-header': bar,
  'header-with-top-bar': bar,
  'center-navigation': bar,
  'center-logo': bar,
  'top-logo': bar,
  'header-always-fixed': bar,
  'header-disable-fixed': bar,
  'header-reverse-scroll': bar,
  'header-responsive-sticky': bar,
  'header-with-push': push,
  'push-on-night': push,
  'one-page-navigation': onePage,
  'left-menu-classic': column,
  'left-menu-modern': rail,
  'mobile-menu-classic': mobile,
  'mobile-menu-modern': mobile,
  'mobile-menu-full-screen': mobile,
  'hamburger-menu': burger,
  'hamburger-menu-modern': burger,
  'hamburger-menu-half': half,
}
