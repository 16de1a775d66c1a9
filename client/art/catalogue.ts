import type { PictureOptions } from './drawPicture.ts'

/** A picture as the catalogue says it: its seed is its group and name, unless it names another. */
export type CatalogueEntry = WithOptionalSeed<PictureOptions>
type WithOptionalSeed<Options> = Options extends unknown ? Omit<Options, 'seed'> & { seed?: string } : never

/**
 * Every picture of the site, by group: what is drawn, not how. The build draws each as a file for the light and one for
 * the dark scheme; pages import a group's files from `virtual:pictures/<group>`. Names are lower case with hyphens.
 */
export const catalogue = {
  home: {
    hero: { kind: 'hero', variant: 'crowd', ratio: [620, 760] },
    work: { kind: 'place', variant: 'bridge', ratio: '4:5' },
    justice: { kind: 'place', variant: 'city', ratio: '4:5' },
    europe: { kind: 'place', variant: 'bridge', ratio: '4:5' },
  },
  contact: {
    map: { kind: 'map', seed: 'kontakt-12', ratio: [760, 640] },
    controllers: { kind: 'portrait', hair: 'long', backdrop: 'half', field: 'second', duotone: false, ratio: '1:1' },
    press: { kind: 'portrait', hair: 'quiff', backdrop: 'dome', field: 'third', duotone: false, ratio: '1:1' },
    membership: { kind: 'portrait', hair: 'bun', backdrop: 'mark', field: 'accent', duotone: false, ratio: '1:1' },
  },
  newsletter: {
    letter: { kind: 'abstract', variant: 'orbit', seed: 'potvrda-5', ratio: [640, 640] },
  },
} as const satisfies Record<string, Record<string, CatalogueEntry>>

type Catalogue = typeof catalogue
export type PictureGroup = keyof Catalogue

/** A drawn picture: addresses of its files (the same one where both schemes look alike) and its size in CSS pixels. */
export interface PictureFile {
  light: string
  dark: string
  width: number
  height: number
}
export type PictureFiles<Group extends PictureGroup> = Readonly<Record<keyof Catalogue[Group], PictureFile>>

export function groups(): PictureGroup[] {
  return Object.keys(catalogue) as PictureGroup[]
}

/** A group's pictures by name, with their seeds. */
export function picturesOf(group: PictureGroup): readonly [name: string, options: PictureOptions][] {
  return Object.entries<CatalogueEntry>(catalogue[group]).map(([name, entry]) => [
    name,
    { seed: `${group}-${name}`, ...entry },
  ])
}
