import type { HeaderName } from '#shared/routes/headers.ts'
import type { FrameEntry } from '../app/frameEntry.ts'

/** A bar across the page. */
const bar: FrameEntry<HeaderName> = {
  source: 'client/headers/arrangements/BarHeader.tsx',
  load: () => import('./arrangements/BarHeader.tsx'),
  words: ['frames', 'kit'],
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
}
