import subsetFont from 'subset-font'
import { readTables, type Tables } from './sfnt.ts'

/** Returns the tables of a WOFF2 font. */
export const unpackFont = async (font: Buffer): Promise<Tables> =>
  readTables(await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }))
