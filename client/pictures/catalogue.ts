import type { PictureFile } from '#shared/content/picture.ts'
import type { PictureOptions } from '../art/art.ts'
import type { CatalogueEntry } from './entry.ts'
import * as picturesOfPages from './groups.generated.ts'
import { sharedPictures } from './shared.ts'

/**
 * All drawn pictures of the site, by group. The build draws each one for the light and the dark theme. Pages import a
 * group's files from `virtual:pictures/<group>`.
 */
export const catalogue = { ...sharedPictures, ...picturesOfPages }

type Catalogue = typeof catalogue
export type PictureGroup = keyof Catalogue

/** The type of a page's import of a drawn group. */
export type PictureFiles<Group extends PictureGroup> = Readonly<Record<keyof Catalogue[Group], PictureFile>>

/** The type of a page's import of SVG files. */
export type SvgFiles<Name extends string> = Readonly<Record<Name, PictureFile>>

export function groups(): PictureGroup[] {
  return Object.keys(catalogue) as PictureGroup[]
}

/** Returns a group's pictures by name, with their seeds. */
export function picturesOf(group: PictureGroup): readonly [name: string, options: PictureOptions][] {
  return Object.entries<CatalogueEntry>(catalogue[group]).map(([name, entry]) => [
    name,
    { seed: `${group}-${name}`, ...entry },
  ])
}
