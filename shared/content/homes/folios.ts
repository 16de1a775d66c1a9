/**
 * The projects that a home about them shows, in its own order, by their folders in `shared/content/projects`. The build gathers
 * what is said of them in a file for each home.
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
  'split-portfolio': ['library-under-the-roof', 'seed-shop', 'empty-squares', 'repair-register', 'bakery-mark'],
  freelancer: ['repair-register', 'seed-shop', 'timetable-app', 'museum-online'],
} as const
export type FolioName = keyof typeof folios

/** Two pictures of each project, in one ratio for all and in their own. */
export type ProjectPicture = 'wide' | 'natural' | 'secondWide' | 'secondNatural'

/** Those that a home shows; the others are not among its words. */
export const folioPictures: Readonly<Record<FolioName, readonly ProjectPicture[]>> = {
  'branding-agency': ['natural'],
  photography: ['wide', 'secondWide'],
  'personal-portfolio': ['wide'],
  'interactive-portfolio': ['wide'],
  'creative-portfolio': ['natural'],
  'vertical-portfolio': ['wide'],
  'split-portfolio': ['wide'],
  freelancer: ['wide', 'secondWide'],
}
