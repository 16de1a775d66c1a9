import type { CoPresidentId } from '#shared/content/people.ts'
import type { ArtOptions } from './plakat.js'

/** The portraits of the two co-presidents, by `coPresidentIds`: the same faces on every page, on split grounds. */
const coPresidents = {
  first: { kind: 'portrait', seed: 'first-d', hair: 9, bg: 1, field: 'b', coat: 'k', ratio: '4:5' },
  second: { kind: 'portrait', seed: 'second-e', hair: 4, bg: 1, field: 'c', coat: 'b', ratio: '4:5' },
} as const satisfies Record<CoPresidentId, ArtOptions>

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
    hero: { kind: 'hero', v: 2, ratio: [620, 760] },
    work: { kind: 'place', v: 0, ratio: '4:5' },
    justice: { kind: 'place', v: 1, ratio: '4:5' },
    europe: { kind: 'place', v: 2, ratio: '4:5' },
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
