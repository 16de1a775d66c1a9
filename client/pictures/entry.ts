import type { PictureOptions } from '../art/art.ts'

/** What is drawn, not how. Without a seed of its own, a picture's seed is the names of its group and of the picture. */
export type CatalogueEntry = WithOptionalSeed<PictureOptions>
type WithOptionalSeed<Options> = Options extends unknown ? Omit<Options, 'seed'> & { seed?: string } : never

/** A group of pictures by their names: what a `pictures.ts` exports. */
export type Drawings = Readonly<Record<string, CatalogueEntry>>
