/** The tables of a font, by tag (OpenType 1.9, "Organization of an OpenType font"). */
export type Tables = ReadonlyMap<string, Buffer>

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4)
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

/** Returns a font file with the tables. It has no checksums; HarfBuzz adds them afterwards. */
export function writeFont(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(12 + 16 * sorted.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  const parts = [header]
  let offset = header.length
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + 16 * index
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/**
 * Returns a table of a font.
 * @throws Error when the font does not have it
 */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}.`)
  return table
}

/** Returns the glyph number of each character, from the `cmap` subtable of format 4, which has the Basic Multilingual Plane. */
export function readCharacters(tables: Tables): Map<number, number> {
  const cmap = tableOf(tables, 'cmap')
  const found = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * index))
    if (part.readUInt16BE(0) !== 4) continue
    const size = part.readUInt16BE(6)
    for (let segment = 0; segment < size; segment += 2) {
      const last = part.readUInt16BE(14 + segment)
      const first = part.readUInt16BE(16 + size + segment)
      const delta = part.readUInt16BE(16 + 2 * size + segment)
      const rangeAt = 16 + 3 * size + segment
      const range = part.readUInt16BE(rangeAt)
      for (let character = first; character <= last && character < 0xffff; character += 1) {
        const raw = range === 0 ? character : part.readUInt16BE(rangeAt + range + 2 * (character - first))
        const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
        if (glyph !== 0) found.set(character, glyph)
      }
    }
  }
  return found
}

/** Returns a `cmap` table of format 4 with one segment for each character. */
export function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b)
  const count = sorted.length + 1
  const part = Buffer.alloc(16 + 8 * count)
  part.writeUInt16BE(4, 0)
  part.writeUInt16BE(part.length, 2)
  part.writeUInt16BE(2 * count, 6)
  const power = Math.floor(Math.log2(count))
  part.writeUInt16BE(2 * 2 ** power, 8)
  part.writeUInt16BE(power, 10)
  part.writeUInt16BE(2 * (count - 2 ** power), 12)
  for (const [index, [character, glyph]] of [...sorted, [0xffff, 0] as const].entries()) {
    const at = 2 * index
    part.writeUInt16BE(character, 14 + at)
    part.writeUInt16BE(character, 16 + 2 * count + at)
    part.writeUInt16BE((glyph - character) & 0xffff, 16 + 4 * count + at)
  }
  const header = Buffer.alloc(12)
  header.writeUInt16BE(1, 2)
  // Platform 3 (Windows), encoding 1 (Unicode): supported by every browser.
  header.writeUInt16BE(3, 4)
  header.writeUInt16BE(1, 6)
  header.writeUInt32BE(12, 8)
  return Buffer.concat([header, part])
}

/** Returns the advance width of each glyph in font units. */
export function readWidths(tables: Tables): number[] {
  const metrics = tableOf(tables, 'hmtx')
  const long = tableOf(tables, 'hhea').readUInt16BE(34)
  const glyphs = tableOf(tables, 'maxp').readUInt16BE(4)
  return Array.from({ length: glyphs }, (_, glyph) => metrics.readUInt16BE(4 * Math.min(glyph, long - 1)))
}
