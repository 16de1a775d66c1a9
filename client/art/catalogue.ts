import type { ArtOptions } from './plakat.js'

/**
 * Every picture of the site, by group: what is drawn, not how. The build draws each as a file for the light and one for
 * the dark scheme; pages import a group's files from `virtual:pictures/<group>`. The key is the seed.
 */
export const catalogue = {
  home: {
    hero: { kind: 'hero', v: 2, ratio: [620, 760] },
    work: { kind: 'place', v: 0, ratio: '4:5' },
    justice: { kind: 'place', v: 1, ratio: '4:5' },
    europe: { kind: 'place', v: 2, ratio: '4:5' },
  },
  /** The shop's products, under their ids (shared/content/shop.ts). A tile may be square or twice as wide, so both fit. */
  shop: {
    lighter: { kind: 'product', item: 'lighter', bg: 3, ratio: '2:1' },
    usb: { kind: 'product', item: 'usb', bg: 0, ratio: '1:1' },
    'flag-small': { kind: 'product', item: 'flag-small', bg: 1, ratio: '1:1' },
    'flag-large': { kind: 'product', item: 'flag-large', bg: 3, ratio: '1:1' },
    tshirt: { kind: 'product', item: 'tshirt', bg: 1, ratio: '1:1' },
    folder: { kind: 'product', item: 'folder', bg: 2, ratio: '1:1' },
    cap: { kind: 'product', item: 'cap', bg: 4, ratio: '2:1' },
    umbrella: { kind: 'product', item: 'umbrella', bg: 2, ratio: '1:1' },
    bag: { kind: 'product', item: 'bag', bg: 3, ratio: '2:1' },
    card: { kind: 'product', item: 'card', bg: 4, ratio: '2:1' },
  },
  homeLower: {
    city: { kind: 'place', v: 1, ratio: [760, 640] },
  },
} as const satisfies Record<string, Record<string, ArtOptions>>

export type PictureGroup = keyof typeof catalogue

/** A drawn picture: addresses of its files (the same one where both schemes look alike) and its size in CSS pixels. */
export interface PictureFile {
  light: string
  dark: string
  width: number
  height: number
}
export type PictureFiles<Group extends PictureGroup> = Readonly<Record<keyof (typeof catalogue)[Group], PictureFile>>
