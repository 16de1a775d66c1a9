import { galleryPictures, galleryShapes, type GalleryPictureId } from '#shared/content/gallery.ts'
import type { CoPresidentId } from '#shared/content/people.ts'
import type { ArtOptions } from './plakat.js'

/** The portraits of the two co-presidents, by `coPresidentIds`: the same faces on every page, on split grounds. */
const coPresidents = {
  first: { kind: 'portrait', seed: 'first-0', hair: 9, duo: false, bg: 1, field: 'b', coat: 'k', ratio: '4:5' },
  second: { kind: 'portrait', seed: 'second-1', hair: 2, duo: false, bg: 1, field: 'c', coat: 'b', ratio: '4:5' },
} as const satisfies Record<CoPresidentId, ArtOptions>

/** What each picture of the gallery shows. Seeds are named where another drawing of the same kind came out better. */
const galleryDrawings: Readonly<Record<GalleryPictureId, ArtOptions>> = {
  assembly: { kind: 'hero', v: 2 },
  factory: { kind: 'hero', v: 4, sky: 3 },
  flag: { kind: 'product', item: 'flag-large', bg: 3 },
  bridge: { kind: 'place', v: 0, sky: 0 },
  umbrella: { kind: 'product', item: 'umbrella', bg: 1 },
  balconies: { kind: 'architecture', v: 3 },
  tower: { kind: 'architecture', v: 0 },
  lake: { kind: 'landscape', v: 1, sky: 1 },
  'half-discs': { kind: 'abstract', v: 3 },
  staircase: { kind: 'hero', v: 3, seed: 'b' },
  circles: { kind: 'abstract', v: 0, seed: 'gallery-dots' },
  blocks: { kind: 'architecture', v: 2, seed: 'a' },
  map: { kind: 'map' },
  boat: { kind: 'landscape', v: 2, seed: 'g' },
  tiles: { kind: 'abstract', v: 1 },
  city: { kind: 'place', v: 1, sky: 1, seed: 'e' },
}

/** How many pixels one part of a gallery picture's ratio has: strokes and windows are drawn for pictures of this size. */
const galleryUnits = { feature: 160, small: 120, landscape: 120, portrait: 130, tall: 100, square: 133, panorama: 120 }

const gallery = Object.fromEntries(
  galleryPictures.map(({ id, shape }) => {
    const [width, height] = galleryShapes[shape]
    const unit = galleryUnits[shape]
    return [id, { ...galleryDrawings[id], ratio: [width * unit, height * unit] }]
  }),
) as Readonly<Record<GalleryPictureId, ArtOptions>>

/**
 * Every picture of the site, by group: what is drawn, not how. The build draws each as a file for the light and one for
 * the dark scheme; pages import a group's files from `virtual:pictures/<group>`. The key is the seed.
 */
export const catalogue = {
  about: {
    halves: { kind: 'abstract', v: 3, ratio: [660, 620] },
    first: { ...coPresidents.first, ratio: [720, 640] },
    second: { ...coPresidents.second, ratio: [720, 640] },
    programme: { kind: 'abstract', v: 1, ratio: [660, 560] },
    work: { kind: 'hero', v: 4, ratio: [560, 420] },
    care: { kind: 'abstract', v: 0, ratio: [560, 420] },
    housing: { kind: 'architecture', v: 2, ratio: [560, 420] },
    publicMoney: { kind: 'chart', seed: 'x3', ratio: [560, 420] },
    elections: { kind: 'map', ratio: [560, 420] },
    europe: { kind: 'place', v: 0, ratio: [560, 420] },
  },
  privacy: {
    enclosures: { kind: 'abstract', v: 4, ratio: [480, 420] },
  },
  home: {
    hero: { kind: 'hero', v: 2, ratio: [620, 760], grain: 1 },
    work: { kind: 'hero', v: 4, ratio: '4:5' },
    justice: { kind: 'hero', v: 3, ratio: '4:5' },
    europe: { kind: 'place', v: 0, ratio: '4:5' },
    ...coPresidents,
    city: { kind: 'place', v: 1, ratio: [760, 640] },
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
  gallery,
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
