import type pictures from 'virtual:pictures/frames'
import type { HeaderName } from '#shared/routes/headers.ts'

/** The first screen under a header. */
export interface HeroLook {
  picture: keyof typeof pictures
  /**
   * Where the picture is: at the `end` or the `start` of the words, to the edge of the page; `under` a plate with the words
   * and the header, or `wide` with the plate at its side; `above` the words or `below` them, from edge to edge; `around`
   * them, a half at each side; `tall`, standing over the lower edge of the field; `foot`, rising from it.
   */
  place: 'end' | 'start' | 'under' | 'wide' | 'above' | 'below' | 'around' | 'tall' | 'foot'
  /** What the words stand on, where it is not the ground of the page. */
  field?: 'tint' | 'ink' | 'accent' | 'cobalt' | 'marigold'
  /** How the picture is cut, where it is not straight. */
  crop?: 'half' | 'quarter' | 'round'
}

const plain: HeroLook = { picture: 'factory', place: 'end' }

/** Where it is another one. */
const looks: Readonly<Partial<Record<HeaderName, HeroLook>>> = {
  'transparent-header': { picture: 'sea', place: 'under', field: 'accent' },
  'dark-header': { picture: 'towers', place: 'end', field: 'ink', crop: 'quarter' },
  'header-with-top-bar': { picture: 'steps', place: 'start', field: 'accent' },
  'center-navigation': { picture: 'river', place: 'below' },
  'center-logo': { picture: 'halves', place: 'around', field: 'tint' },
  'top-logo': { picture: 'hills', place: 'above' },
  'header-always-fixed': { picture: 'tower', place: 'tall', field: 'marigold' },
  'header-disable-fixed': { picture: 'factoryRow', place: 'foot', field: 'tint', crop: 'half' },
  'header-reverse-scroll': { picture: 'peaks', place: 'start', field: 'cobalt', crop: 'round' },
  'header-responsive-sticky': { picture: 'blocks', place: 'wide', field: 'ink' },
}

export const heroLookOf = (header: HeaderName): HeroLook => looks[header] ?? plain
