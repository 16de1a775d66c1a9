import { galleryPictures, galleryShapes, type GalleryPictureId } from '#shared/content/gallery.ts'
import type { ArtOptions } from './plakat.js'

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
  home: {
    hero: { kind: 'hero', v: 2, ratio: [620, 760] },
    work: { kind: 'place', v: 0, ratio: '4:5' },
    justice: { kind: 'place', v: 1, ratio: '4:5' },
    europe: { kind: 'place', v: 2, ratio: '4:5' },
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
