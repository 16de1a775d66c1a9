import { readCharacters, readTables, tableOf, writeCharacters, writeFont, type Tables } from './sfnt.ts'

const glyphCount = (tables: Tables) => tableOf(tables, 'maxp').readUInt16BE(4)

/** Returns the byte offset of each glyph's outline, and the end of the last one. */
export function outlineOffsets(tables: Tables): number[] {
  const loca = tableOf(tables, 'loca')
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1
  return Array.from({ length: glyphCount(tables) + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph),
  )
}

/** Flags of a component of a composite glyph (`glyf`). */
const component = { hasWords: 0x0001, hasScale: 0x0008, hasMore: 0x0020, hasTwoScales: 0x0040, hasMatrix: 0x0080 }

/** Returns a copy of a glyph's outline with the glyph numbers of its components increased by `shift`. */
function shiftComponents(outline: Buffer, shift: number): Buffer {
  const shifted = Buffer.from(outline)
  if (shifted.length === 0 || shifted.readInt16BE(0) >= 0) return shifted
  let at = 10
  let flags: number
  do {
    flags = shifted.readUInt16BE(at)
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + shift, at + 2)
    at += flags & component.hasWords ? 8 : 6
    if (flags & component.hasScale) at += 2
    else if (flags & component.hasTwoScales) at += 4
    else if (flags & component.hasMatrix) at += 8
  } while (flags & component.hasMore)
  return shifted
}

/** Returns the outlines of both fonts, one after the other, with their offsets. */
function mergeOutlines(first: Tables, second: Tables): { glyf: Buffer; loca: Buffer } {
  const outlines = (tables: Tables, shift: number) => {
    const offsets = outlineOffsets(tables)
    const glyf = tableOf(tables, 'glyf')
    return offsets.slice(0, -1).map((start, glyph) => shiftComponents(glyf.subarray(start, offsets[glyph + 1]), shift))
  }
  const all = [...outlines(first, 0), ...outlines(second, glyphCount(first))]
  const loca = Buffer.alloc(4 * (all.length + 1))
  let end = 0
  const padded = all.map((outline, glyph) => {
    const part = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)])
    end += part.length
    loca.writeUInt32BE(end, 4 * (glyph + 1))
    return part
  })
  return { glyf: Buffer.concat(padded), loca }
}

/** The table `gvar`: changes of outlines along the variation axes. */
interface Variations {
  axisCount: number
  /** The shared peaks, which glyphs refer to by number. */
  peaks: Buffer
  peakCount: number
  glyphs: Buffer[]
}

function readVariations(tables: Tables): Variations {
  const gvar = tableOf(tables, 'gvar')
  const axisCount = gvar.readUInt16BE(4)
  const peakCount = gvar.readUInt16BE(6)
  const peaksAt = gvar.readUInt32BE(8)
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const dataAt = gvar.readUInt32BE(16)
  const offset = (glyph: number) =>
    dataAt + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph))
  return {
    axisCount,
    peakCount,
    peaks: gvar.subarray(peaksAt, peaksAt + 2 * axisCount * peakCount),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
      Buffer.from(gvar.subarray(offset(glyph), offset(glyph + 1))),
    ),
  }
}

const tuple = { hasPeak: 0x8000, hasRegion: 0x4000, number: 0x0fff }

/** Increases the numbers of shared peaks in a glyph's variations by `shift`. Changes and returns `data`. */
function shiftPeaks(data: Buffer, shift: number, axisCount: number): Buffer {
  if (data.length === 0) return data
  let at = 4
  for (let left = data.readUInt16BE(0) & tuple.number; left > 0; left -= 1) {
    const index = data.readUInt16BE(at + 2)
    if (!(index & tuple.hasPeak)) data.writeUInt16BE((index & ~tuple.number) | ((index & tuple.number) + shift), at + 2)
    at += 4
    if (index & tuple.hasPeak) at += 2 * axisCount
    if (index & tuple.hasRegion) at += 4 * axisCount
  }
  return data
}

function mergeVariations(first: Tables, second: Tables): Buffer {
  const [one, two] = [readVariations(first), readVariations(second)]
  const glyphs = [...one.glyphs, ...two.glyphs.map((data) => shiftPeaks(data, one.peakCount, two.axisCount))]
  const header = Buffer.alloc(20 + 4 * (glyphs.length + 1))
  const peaks = Buffer.concat([one.peaks, two.peaks])
  header.writeUInt16BE(1, 0)
  header.writeUInt16BE(one.axisCount, 4)
  header.writeUInt16BE(one.peakCount + two.peakCount, 6)
  header.writeUInt32BE(header.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + peaks.length, 16)
  let end = 0
  for (const [glyph, data] of glyphs.entries()) {
    end += data.length
    header.writeUInt32BE(end, 20 + 4 * (glyph + 1))
  }
  return Buffer.concat([header, peaks, ...glyphs])
}

/** Returns the table `hmtx` of both fonts: advance width and left side bearing of every glyph. */
function mergeMetrics(first: Tables, second: Tables): Buffer {
  const all = [first, second].flatMap((tables) => {
    const hmtx = tableOf(tables, 'hmtx')
    const long = tableOf(tables, 'hhea').readUInt16BE(34)
    return Array.from({ length: glyphCount(tables) }, (_, glyph) => {
      const both = Buffer.alloc(4)
      hmtx.copy(both, 0, 4 * Math.min(glyph, long - 1))
      if (glyph >= long) hmtx.copy(both, 2, 4 * long + 2 * (glyph - long))
      return both
    })
  })
  return Buffer.concat(all)
}

const changed = (table: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(table)
  change(copy)
  return copy
}

/**
 * Returns one font with all glyphs of two fonts of the same family. The layout tables, and characters that both fonts have, are taken from
 * the first. Font packages split the Latin letters into two files, and Serbian pages need both.
 * @throws Error when the variation axes of the two fonts differ
 */
export function mergeFonts(one: Buffer, two: Buffer): Buffer {
  const [first, second] = [readTables(one), readTables(two)]
  for (const tag of ['fvar', 'avar']) {
    const isSame = first.get(tag)?.equals(second.get(tag) ?? Buffer.alloc(0)) ?? !second.has(tag)
    if (!isSame) throw new Error(`The parts of the font differ in ${tag}.`)
  }
  const shift = glyphCount(first)
  const count = shift + glyphCount(second)
  const characters = readCharacters(first)
  for (const [character, glyph] of readCharacters(second))
    if (!characters.has(character)) characters.set(character, glyph + shift)
  const tables = new Map(first)
  const { glyf, loca } = mergeOutlines(first, second)
  tables.set('glyf', glyf)
  tables.set('loca', loca)
  tables.set('hmtx', mergeMetrics(first, second))
  tables.set('cmap', writeCharacters(characters))
  if (first.has('gvar')) tables.set('gvar', mergeVariations(first, second))
  tables.set(
    'head',
    changed(tableOf(first, 'head'), (head) => head.writeInt16BE(1, 50)),
  )
  tables.set(
    'hhea',
    changed(tableOf(first, 'hhea'), (hhea) => hhea.writeUInt16BE(count, 34)),
  )
  tables.set(
    'maxp',
    changed(tableOf(first, 'maxp'), (maxp) => {
      // Each field after the number of glyphs is the maximum over all glyphs.
      const other = tableOf(second, 'maxp')
      for (let at = 6; at < maxp.length; at += 2)
        maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at)
      maxp.writeUInt16BE(count, 4)
    }),
  )
  // Version 3 has no glyph names.
  tables.set(
    'post',
    changed(tableOf(first, 'post').subarray(0, 32), (post) => post.writeUInt32BE(0x00030000, 0)),
  )
  // `HVAR` would have to be recomputed. It is optional: `gvar` has the same widths.
  tables.delete('HVAR')
  return writeFont(tables)
}
