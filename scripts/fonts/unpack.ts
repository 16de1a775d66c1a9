import subsetFont from 'subset-font'
import { readTables, type Tables } from './sfnt.ts'

/** The tables of a compressed font, to look into. */
export const unpackFont = async (font: Buffer): Promise<Tables> =>
  readTables(await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }))
