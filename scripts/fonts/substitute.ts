import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { FontScript } from '#shared/fonts.ts'
import { readCharacters, readTables, readWidths, tableOf } from './sfnt.ts'

/** A local font that is shown until the web font has loaded, with metrics adjusted to those of the web font. Prevents layout shifts. */
export interface Substitute {
  /** Names of the local font for `local()`. */
  local: readonly string[]
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/** The smallest weight for which the bold local font is used. */
const boldFrom = 600
/** Arial and fonts with the same widths: Arial of Windows and macOS, Liberation Sans of Linux, Arimo of Android. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
}

const require = createRequire(import.meta.url)
/** Returns a file of Arimo, which has the same widths as Arial. */
const localFile = (script: FontScript, isBold: boolean) =>
  readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${script}-${isBold ? 700 : 400}-normal.woff2`))

interface Measures {
  /** The width of each character in em. */
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
  // Browsers read these from OS/2 if USE_TYPO_METRICS is set (fsSelection, bit 7), otherwise from hhea.
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
 * Returns the local substitute of a font at a weight.
 * @param words the texts of the site, for the frequency of each character
 * @throws Error when no character of the words is in both fonts
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
  if (localWidth === 0)
    throw new Error(`The words have no characters in ${script}, so that no substitute can be fitted.`)
  const sizeAdjust = ownWidth / localWidth
  return {
    local: isBold ? locals.bold : locals.regular,
    sizeAdjust,
    ascent: own.ascent / sizeAdjust,
    descent: own.descent / sizeAdjust,
    lineGap: own.lineGap / sizeAdjust,
  }
}
