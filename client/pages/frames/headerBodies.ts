import type pictures from 'virtual:pictures/frames'
import type { ShownHeaderName } from '#shared/routes/headers.ts'
import type { BodyLook } from './SampleBody.tsx'

/** The headers whose page is a first screen, what to try, and a body; one page is all of its own parts. */
export type ReadHeaderName = Exclude<ShownHeaderName, 'one-page-navigation'>

interface HeaderBodyLook extends Omit<BodyLook, 'pictures'> {
  pictures?: readonly (keyof typeof pictures)[]
}

/** The body under each header: neighbours in the list never have the same look (a test checks). */
export const headerBodies: Readonly<Record<ReadHeaderName, HeaderBodyLook>> = {
  'transparent-header': { look: 'figures', field: 'ink' },
  'white-header': { look: 'claim', field: 'marigold' },
  'dark-header': { look: 'rows', field: 'tint' },
  'header-with-top-bar': { look: 'claim', field: 'cobalt' },
  'header-with-push': { look: 'steps' },
  'center-navigation': { look: 'pictures', pictures: ['square', 'boat', 'homes'] },
  'center-logo': { look: 'questions' },
  'top-logo': { look: 'figures', field: 'ink' },
  'header-always-fixed': { look: 'points', pictures: ['steps'] },
  'header-disable-fixed': { look: 'rows', field: 'marigold' },
  'header-reverse-scroll': { look: 'pictures', pictures: ['city', 'bridge', 'hills'] },
  'header-responsive-sticky': { look: 'claim', field: 'accent' },
  'left-menu-classic': { look: 'steps', field: 'tint' },
  'left-menu-modern': { look: 'questions', field: 'ink' },
  'mobile-menu-classic': { look: 'figures', field: 'cobalt' },
  'mobile-menu-modern': { look: 'facts', field: 'ink', pictures: ['steps'] },
  'mobile-menu-full-screen': { look: 'points', pictures: ['halves'] },
  'hamburger-menu': { look: 'claim', field: 'cobalt' },
  'hamburger-menu-modern': { look: 'pictures', pictures: ['peaks', 'halves', 'blocks'] },
  'hamburger-menu-half': { look: 'steps', field: 'tint' },
}
