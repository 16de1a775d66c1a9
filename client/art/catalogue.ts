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
