import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import {
  commonCharacters,
  fontFamilies,
  fontFolder,
  fontScripts,
  fontSource,
  unicodeRange,
  type FontFamily,
  type FontFamilyId,
  type FontScript,
} from '#shared/fonts.ts'
import { root } from '../setup/command.mjs'
import { charactersOf, foreignNames, rangesOf, rangesOfText, readWords } from './characters.ts'
import { withLiningFigures } from './lining.ts'
import { mergeFonts } from './merge.ts'
import { packageFile } from './packageFile.ts'
import { readCharacters, readTables } from './sfnt.ts'
import { fitSubstitute, type Substitute } from './substitute.ts'

/** The files of a font package that are merged for each script. The OpenType layout is taken from the first. */
const partsOf: Readonly<Record<FontScript, readonly string[]>> = {
  latin: ['latin', 'latin-ext', 'cyrillic'],
  cyrillic: ['cyrillic', 'latin'],
}

/**
 * OpenType features that are kept: kerning, marks, ligatures, figures of one width, and localized forms (`locl`: the
 * Serbian б, the Dutch ij). The site does not use fractions and superscripts.
 */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'] as const

/** Returns the option that pins the weight axis, for a family with a single weight. */
const pinWeight = ({ weights }: FontFamily) =>
  weights.length === 1 ? { variationAxes: { wght: weights[0] } } : undefined

/** Returns the WOFF2 file of a family for a script. */
async function makeFile(family: FontFamily, script: FontScript, characters: string): Promise<Buffer> {
  const parts = partsOf[script].map((part) => withLiningFigures(packageFile(family, part)))
  const [first, ...others] = await Promise.all(parts)
  const options = { targetFormat: 'sfnt', ...pinWeight(family) } as const
  let font = await subsetFont(first!, characters, { ...options, keepFeatures: features })
  for (const other of others) {
    const has = readCharacters(readTables(font))
    const missing = [...characters].filter((character) => !has.has(character.codePointAt(0)!)).join('')
    // Only the glyphs of further files are used. Their layout tables cannot refer to glyphs of the first file.
    const rest = await subsetFont(other, missing, {
      ...options,
      keepFeatures: [],
      dropTables: ['GSUB', 'GPOS', 'GDEF'],
    })
    font = mergeFonts(font, rest)
  }
  // HarfBuzz makes the merged font smaller and rejects an invalid one.
  return subsetFont(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`

const fontFace = (name: string, weight: string, range: string, file: string) => `@font-face {
  font-family: '${name}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}`

const substituteFace = (name: string, weight: string, range: string, fit: Substitute) => `@font-face {
  font-family: '${name} Fallback';
  font-weight: ${weight};
  src: ${fit.local.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(fit.sizeAdjust)};
  ascent-override: ${percent(fit.ascent)};
  descent-override: ${percent(fit.descent)};
  line-gap-override: ${percent(fit.lineGap)};
  unicode-range: ${range};
}`

/** Returns a weight range for each weight, with borders halfway between neighbouring weights. */
function weightRanges(weights: readonly number[]): { weight: number; share: string }[] {
  const borders = weights.slice(1).map((weight, index) => Math.round((weight + weights[index]!) / 2))
  return weights.map((weight, index) => ({
    weight,
    share: `${(borders[index - 1] ?? 0) + 1} ${borders[index] ?? 1000}`,
  }))
}

/** Returns the files of a family by name: a font for each script, and a style sheet with the faces. */
async function makeFamily(id: FontFamilyId, words: string): Promise<Map<string, Buffer | string>> {
  const family: FontFamily = fontFamilies[id]
  const made = new Map<string, Buffer | string>()
  const faces: string[] = []
  for (const script of fontScripts) {
    const ranges = rangesOf(script, words)
    const range = unicodeRange(ranges)
    const characters = charactersOf(ranges)
    const extra = script === 'latin' ? foreignNames : charactersOf(commonCharacters)
    const file = await makeFile(family, script, characters + extra)
    const name = basename(fontSource(id, script))
    made.set(name, file)
    const { weights } = family
    const weight = weights.length === 1 ? `${weights[0]}` : `${weights[0]} ${weights.at(-1)}`
    faces.push(fontFace(family.name, weight, range, name))
    if (script === 'latin')
      faces.push(fontFace(`${family.name} Names`, weight, unicodeRange(rangesOfText(foreignNames)), name))
    const has = new Set(characters)
    const written = [...words].filter((character) => has.has(character)).join('')
    for (const { weight, share } of weightRanges(weights)) {
      const fit = await fitSubstitute(packageFile(family, partsOf[script][0]!), { script, weight, words: written })
      faces.push(substituteFace(family.name, share, range, fit))
    }
  }
  made.set(`${id}.css`, `${faces.join('\n')}\n`)
  return made
}

/** Returns the hash of all inputs: the words, the fonts of the packages, and the source files that make the fonts. */
function stampOf(words: string): string {
  const hash = createHash('sha256').update(words)
  for (const family of Object.values<FontFamily>(fontFamilies))
    for (const part of new Set(Object.values(partsOf).flat())) hash.update(packageFile(family, part))
  for (const source of [
    'scripts/fonts/make.ts',
    'scripts/fonts/packageFile.ts',
    'scripts/fonts/lining.ts',
    'scripts/fonts/merge.ts',
    'scripts/fonts/sfnt.ts',
    'scripts/fonts/substitute.ts',
    'scripts/fonts/characters.ts',
    'shared/fonts.ts',
  ])
    hash.update(readFileSync(join(root, source)))
  return hash.digest('hex')
}

/** Makes the font files and style sheets of all families, unless they are up to date. */
export async function makeFonts(): Promise<void> {
  const folder = join(root, fontFolder)
  const stampFile = join(folder, 'stamp')
  const words = readWords()
  const stamp = stampOf(words)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: Buffer | string) => {
    // Atomic, because another process may be reading the file.
    const partial = join(folder, `.${name}.${process.pid}`)
    writeFileSync(partial, content)
    renameSync(partial, join(folder, name))
  }
  for (const id of Object.keys(fontFamilies) as FontFamilyId[])
    for (const [name, content] of await makeFamily(id, words)) write(name, content)
  write('stamp', stamp)
}
