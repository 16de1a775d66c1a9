import type { PictureOptions } from '../art/art.ts'

/** The options of a picture. The default seed is made of the names of the group and the picture. */
export type CatalogueEntry = WithOptionalSeed<PictureOptions>
type WithOptionalSeed<Options> = Options extends unknown ? Omit<Options, 'seed'> & { seed?: string } : never

/** A group of pictures by name: the export of a `pictures.ts`. */
export type Drawings = Readonly<Record<string, CatalogueEntry>>
