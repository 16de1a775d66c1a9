import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { FontScript } from '#shared/fonts.ts'
import { readCharacters, readTables, readWidths, tableOf } from './sfnt.ts'

/** Until a font has arrived, text stands in one that the visitor has, stretched to take the same room. */
export interface Substitute {
  /** Names of the local font, for `local()`. */
  local: readonly string[]
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/** From here on the heavier cut of the local font is the nearer one. */
const boldFrom = 600
/** Arial and whatever is as wide as it: of Windows and macOS, of Linux, of what Google made to replace it. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
}

const require = createRequire(import.meta.url)
/** Arimo was made with the widths of Arial. */
const localFile = (script: FontScript, isBold: boolean) =>
  readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${script}-${isBold ? 700 : 400}-normal.woff2`))

interface Measures {
  /** Width of a character, in parts of the font's size. */
  widths: ReadonlyMap<number, number>
  ascent: number
  descent: number
  lineGap: number
}

async function measure(font: Buffer, characters: string, weight?: number): Promise<Measures> {
  const tables = readTables(
    await subsetFont(font, characters, {
      targetFormat: 'sfnt',
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    }),
  )
  const unit = tableOf(tables, 'head').readUInt16BE(18)
  const advances = readWidths(tables)
  const hhea = tableOf(tables, 'hhea')
  const os2 = tableOf(tables, 'OS/2')
  // Browsers take these from OS/2 where the font says so (fsSelection, bit 7), otherwise from hhea.
  const usesTypographic = (os2.readUInt16BE(62) & 0x80) !== 0
  const [ascent, descent, lineGap] = usesTypographic
    ? [os2.readInt16BE(68), -os2.readInt16BE(70), os2.readInt16BE(72)]
    : [hhea.readInt16BE(4), -hhea.readInt16BE(6), hhea.readInt16BE(8)]
  return {
    widths: new Map([...readCharacters(tables)].map(([character, glyph]) => [character, advances[glyph]! / unit])),
    ascent: ascent / unit,
    descent: descent / unit,
    lineGap: lineGap / unit,
  }
}

/**
 * The substitute of a font at a weight.
 * @param words what is written in it, for how often each character occurs
 */
export async function fitSubstitute(
  font: Buffer,
  { script, weight, words }: { script: FontScript; weight: number; words: string },
): Promise<Substitute> {
  const isBold = weight >= boldFrom
  const [own, local] = await Promise.all([measure(font, words, weight), measure(localFile(script, isBold), words)])
  let [ownWidth, localWidth] = [0, 0]
  for (const character of words) {
    const code = character.codePointAt(0)!
    const [one, other] = [own.widths.get(code), local.widths.get(code)]
    if (one === undefined || other === undefined) continue
    ownWidth += one
    localWidth += other
  }
  if (localWidth === 0) throw new Error(`No words in ${script} to fit a substitute by.`)
  const sizeAdjust = ownWidth / localWidth
  return {
    local: isBold ? locals.bold : locals.regular,
    sizeAdjust,
    ascent: own.ascent / sizeAdjust,
    descent: own.descent / sizeAdjust,
    lineGap: own.lineGap / sizeAdjust,
  }
}
