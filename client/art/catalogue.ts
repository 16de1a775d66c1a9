import type { CoPresidentId } from '#shared/content/people.ts'
import type { ArtOptions } from './plakat.js'

/** The portraits of the two co-presidents, by `coPresidentIds`: the same faces on every page, on split grounds. */
const coPresidents = {
  first: { kind: 'portrait', seed: 'first-0', hair: 9, duo: false, bg: 1, field: 'b', coat: 'k', ratio: '4:5' },
  second: {
    kind: 'portrait',
    seed: 'second-1',
    hair: 2,
    duo: false,
    glasses: false,
    bg: 1,
    field: 'c',
    coat: 'b',
    ratio: '4:5',
  },
} as const satisfies Record<CoPresidentId, ArtOptions>

/**
 * Every picture of the site, by group: what is drawn, not how. The build draws each as a file for the light and one for
 * the dark scheme; pages import a group's files from `virtual:pictures/<group>`. The key is the seed.
 */
export const catalogue = {
  home: {
    hero: { kind: 'hero', v: 2, ratio: [620, 760], grain: 1 },
    work: { kind: 'hero', v: 4, ratio: '4:5' },
    justice: { kind: 'hero', v: 3, ratio: '4:5' },
    europe: { kind: 'place', v: 0, ratio: '4:5' },
    ...coPresidents,
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
