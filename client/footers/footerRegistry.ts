import type { FooterName } from '#shared/routes/footers.ts'
import type { FrameEntry } from '../app/frameEntry.ts'

/** Every footer that a page may name beside the party's own. */
export const footerRegistry: Readonly<Record<FooterName, FrameEntry<FooterName>>> = {
  'photo-strip': {
    source: 'client/footers/arrangements/PhotoStripFooter.tsx',
    load: () => import('./arrangements/PhotoStripFooter.tsx'),
    words: ['galleryCaptions'],
  },
  'two-pictures': {
    source: 'client/footers/arrangements/TwoPicturesFooter.tsx',
    load: () => import('./arrangements/TwoPicturesFooter.tsx'),
    words: ['footers/two-pictures'],
  },
  wordmark: {
    source: 'client/footers/arrangements/WordmarkFooter.tsx',
    load: () => import('./arrangements/WordmarkFooter.tsx'),
    words: ['footers/wordmark'],
  },
  marks: {
    source: 'client/footers/arrangements/MarksFooter.tsx',
    load: () => import('./arrangements/MarksFooter.tsx'),
    words: [],
  },
  call: {
    source: 'client/footers/arrangements/CallFooter.tsx',
    load: () => import('./arrangements/CallFooter.tsx'),
    words: ['footers/call'],
  },
  'ruled-row': {
    source: 'client/footers/arrangements/RuledRowFooter.tsx',
    load: () => import('./arrangements/RuledRowFooter.tsx'),
    words: [],
  },
  claim: {
    source: 'client/footers/arrangements/ClaimFooter.tsx',
    load: () => import('./arrangements/ClaimFooter.tsx'),
    words: [],
  },
  'home-screen': {
    source: 'client/footers/arrangements/HomeScreenFooter.tsx',
    load: () => import('./arrangements/HomeScreenFooter.tsx'),
    words: ['footers/home-screen'],
  },
  centred: {
    source: 'client/footers/arrangements/CentredFooter.tsx',
    load: () => import('./arrangements/CentredFooter.tsx'),
    words: [],
  },
  'thin-row': {
    source: 'client/footers/arrangements/ThinRowFooter.tsx',
    load: () => import('./arrangements/ThinRowFooter.tsx'),
    words: [],
  },
  'big-mail': {
    source: 'client/footers/arrangements/BigMailFooter.tsx',
    load: () => import('./arrangements/BigMailFooter.tsx'),
    words: [],
  },
  languages: {
    source: 'client/footers/arrangements/LanguagesFooter.tsx',
    load: () => import('./arrangements/LanguagesFooter.tsx'),
    words: ['footers/languages'],
  },
}
