/**
 * The projects of each home that shows some, in its own order, by their folders in `shared/content/projects`. The build
 * writes a file of them for each home.
 */
export const folios = {
  'branding-agency': [
    'seed-shop',
    'tram-line-identity',
    'cooperative-sign',
    'bakery-mark',
    'museum-online',
    'festival-posters',
  ],
  photography: ['bridges-before-opening', 'night-shift-portraits', 'empty-squares'],
  'personal-portfolio': [
    'tram-line-identity',
    'map-of-the-valley',
    'bakery-mark',
    'cooperative-sign',
    'cookbook',
    'festival-posters',
  ],
  'interactive-portfolio': [
    'tram-line-identity',
    'bridges-before-opening',
    'seed-shop',
    'river-house',
    'timetable-app',
    'mountain-huts',
  ],
  'creative-portfolio': [
    'festival-posters',
    'school-with-a-yard',
    'cooperative-sign',
    'river-house',
    'museum-online',
    'night-shift-portraits',
    'cookbook',
    'seed-shop',
    'timetable-app',
  ],
  'vertical-portfolio': [
    'night-shift-portraits',
    'festival-posters',
    'map-of-the-valley',
    'market-hall',
    'cookbook',
    'museum-online',
  ],
  'split-portfolio': ['library-under-the-roof', 'market-hall', 'empty-squares', 'repair-register', 'bakery-mark'],
  freelancer: ['repair-register', 'seed-shop', 'timetable-app', 'museum-online'],
} as const
export type FolioName = keyof typeof folios

/** The pictures of a project: two, each in the common ratio and in its own. */
export type ProjectPicture = 'wide' | 'natural' | 'secondWide' | 'secondNatural'

/** The pictures that a home shows; its file leaves out the others. */
export const folioPictures: Readonly<Record<FolioName, readonly ProjectPicture[]>> = {
  'branding-agency': ['natural'],
  photography: ['wide', 'secondWide'],
  'personal-portfolio': ['wide'],
  'interactive-portfolio': ['natural'],
  'creative-portfolio': ['natural'],
  'vertical-portfolio': ['wide'],
  'split-portfolio': ['natural'],
  freelancer: ['wide', 'secondWide'],
}
