import type { FooterName } from '#shared/routes/footers.ts'
import type { FrameEntry } from '../app/frameEntry.ts'

/** Every footer that a page may name beside the party's own. */
export const footerRegistry: Readonly<Record<FooterName, FrameEntry<FooterName>>> = {
  'photo-strip': {
    source: 'client/footers/arrangements/PhotoStripFooter.tsx',
    load: () => import('./arrangements/PhotoStripFooter.tsx'),
    words: ['gallery'],
  },
}
