import type { PictureFile } from '#shared/content/picture.ts'
import type { PictureOptions } from '../art/art.ts'
import type { CatalogueEntry } from './entry.ts'
import * as picturesOfPages from './groups.generated.ts'
import { sharedPictures } from './shared.ts'

/**
 * Every drawn picture of the site, by group. The build draws each as a file for the light and one for the dark scheme; pages
 * import a group's files from `virtual:pictures/<group>`.
 */
export const catalogue = { ...sharedPictures, ...picturesOfPages }

type Catalogue = typeof catalogue
export type PictureGroup = keyof Catalogue

/** What a page imports of a group that is drawn. */
export type PictureFiles<Group extends PictureGroup> = Readonly<Record<keyof Catalogue[Group], PictureFile>>

/** What a page imports of SVG files. */
export type SvgFiles<Name extends string> = Readonly<Record<Name, PictureFile>>

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
