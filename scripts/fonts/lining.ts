import { readCharacters, writeCharacters, writeFont, type Tables } from './sfnt.ts'
import { unpackFont } from './unpack.ts'

/** Returns the glyphs of a coverage table, in order (OpenType 1.9, "Coverage Table"). */
function readCoverage(table: Buffer): number[] {
  const count = table.readUInt16BE(2)
  if (table.readUInt16BE(0) === 1) return Array.from({ length: count }, (_, at) => table.readUInt16BE(4 + 2 * at))
  return Array.from({ length: count }, (_, at) => {
    const [first, last] = [table.readUInt16BE(4 + 6 * at), table.readUInt16BE(6 + 6 * at)]
    return Array.from({ length: last - first + 1 }, (_glyph, offset) => first + offset)
  }).flat()
}

/** Returns what a feature puts in the place of single glyphs (`GSUB`, lookups of type 1). */
function readSubstitutions(tables: Tables, feature: string): Map<number, number> {
  const found = new Map<number, number>()
  const gsub = tables.get('GSUB')
  if (!gsub) return found
  const features = gsub.subarray(gsub.readUInt16BE(6))
  const lookups = gsub.subarray(gsub.readUInt16BE(8))
  for (let record = 2; record < 2 + 6 * features.readUInt16BE(0); record += 6) {
    if (features.toString('latin1', record, record + 4) !== feature) continue
    const list = features.subarray(features.readUInt16BE(record + 4))
    for (let index = 0; index < list.readUInt16BE(2); index += 1) {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + 2 * list.readUInt16BE(4 + 2 * index)))
      for (let part = 0; part < lookup.readUInt16BE(4); part += 1) {
        if (lookup.readUInt16BE(0) !== 1) throw new Error(`The feature ${feature} does more than replace glyphs.`)
        const table = lookup.subarray(lookup.readUInt16BE(6 + 2 * part))
        const hasDelta = table.readUInt16BE(0) === 1
        for (const [at, glyph] of readCoverage(table.subarray(table.readUInt16BE(2))).entries())
          found.set(glyph, hasDelta ? (glyph + table.readUInt16BE(4)) & 0xffff : table.readUInt16BE(6 + 2 * at))
      }
    }
  }
  return found
}

/**
 * Returns a font whose figures are as tall as capitals. Playfair Display has old-style figures, and others only by a
 * feature (`lnum`): every `font` shorthand would turn it off, and of a merged file only the first part keeps features.
 */
export async function withLiningFigures(font: Buffer): Promise<Buffer> {
  const tables = new Map(await unpackFont(font))
  const lining = readSubstitutions(tables, 'lnum')
  if (lining.size === 0) return font
  const characters = [...readCharacters(tables)].map(([code, glyph]) => [code, lining.get(glyph) ?? glyph] as const)
  tables.set('cmap', writeCharacters(new Map(characters)))
  return writeFont(tables)
}
