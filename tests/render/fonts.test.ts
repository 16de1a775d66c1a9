import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { outlineOffsets } from '#scripts/fonts/merge.ts'
import { packageFile } from '#scripts/fonts/packageFile.ts'
import { readCharacters, tableOf, type Tables } from '#scripts/fonts/sfnt.ts'
import { unpackFont } from '#scripts/fonts/unpack.ts'
import { fontFamilies, fontScripts, type FontFamilyId, type FontScript } from '#shared/fonts.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { dist } from '#tests/support/build.ts'

/** The largest size of one file, in bytes. Raising it needs a reason in docs/decisions/0011-make-fonts-in-the-build.md. */
const budgets: Readonly<Record<FontScript, number>> = { latin: 37_000, cyrillic: 40_000 }

/** Characters without a glyph, which only affect line breaks. */
const invisible = new Set(['\u00ad', '\u202f', '\n'])

const media = join(dist, 'client/static/media')
const built = readdirSync(media)

function fileOf(id: FontFamilyId, script: FontScript): Buffer {
  const names = built.filter((name) => new RegExp(`^${id}-${script}-[\\w-]{7}\\.woff2$`).test(name))
  expect(names).toHaveLength(1)
  return readFileSync(join(media, names[0]!))
}

const everyText = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(everyText)

describe.each(Object.keys(fontFamilies) as FontFamilyId[])('the fonts of %s', (id) => {
  const tables = {} as Record<FontScript, Tables>
  beforeAll(async () => {
    for (const script of fontScripts) tables[script] = await unpackFont(fileOf(id, script))
  })

  test.each(fontScripts)('have a %s file within its budget', (script) => {
    expect(fileOf(id, script).length).toBeLessThanOrEqual(budgets[script])
  })

  test.each(languages)('have every character of the texts in %s', (language) => {
    const has = new Set(fontScripts.flatMap((script) => [...readCharacters(tables[script]).keys()]))
    const used = new Set(everyText(wordsOf(language)).join(''))
    const missing = [...used].filter((character) => !invisible.has(character) && !has.has(character.codePointAt(0)!))
    expect(missing).toEqual([])
  })

  test.each(fontScripts)('have figures of one height in the %s file', (script) => {
    const characters = readCharacters(tables[script])
    const em = tableOf(tables[script], 'head').readUInt16BE(18)
    const offsets = outlineOffsets(tables[script])
    const [bottoms, tops] = [4, 8].map((at) =>
      [...'0123456789'].map((figure) => {
        const start = offsets[characters.get(figure.codePointAt(0)!)!]!
        return tableOf(tables[script], 'glyf').readInt16BE(start + at) / em
      }),
    )
    // Round ones reach a little further.
    for (const ends of [bottoms!, tops!]) expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.06)
  })

  test('have the alphabets that visitors type', () => {
    const latin = readCharacters(tables.latin)
    const cyrillic = readCharacters(tables.cyrillic)
    const missing = (text: string, has: ReadonlyMap<number, number>) =>
      [...text].filter((character) => !has.has(character.codePointAt(0)!))
    expect(missing('AZaz09ČĆŽŠĐčćžšđÉèçœŒëïŁłŐőŘřİığșȚ€@–„”’«»', latin)).toEqual([])
    expect(
      missing('АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШабвгдђежзијклљмнњопрстћуфхцчџшЁёЫыЄєЇїҐґAZaz09ç€@–„”«»×', cyrillic),
    ).toEqual([])
  })

  test('have in the Latin file only the Cyrillic letters of the language names', () => {
    const names = new Set(Object.values(languageFacts).flatMap(({ ownName, shortName }) => [...ownName, ...shortName]))
    const letters = [...readCharacters(tables.latin).keys()].filter((code) => code >= 0x400 && code < 0x500)
    expect(letters.length).toBeGreaterThan(0)
    expect(letters.filter((code) => !names.has(String.fromCodePoint(code)))).toEqual([])
  })

  test.each(fontScripts)('keep the layout features of the %s file', async (script) => {
    const featuresIn = (table: Buffer) => {
      const list = table.subarray(table.readUInt16BE(6))
      return Array.from({ length: list.readUInt16BE(0) }, (_, at) => list.toString('latin1', 2 + 6 * at, 6 + 6 * at))
    }
    // A monospaced font needs no kerning.
    const kerns = (of: Tables) => of.has('GPOS') && featuresIn(tableOf(of, 'GPOS')).includes('kern')
    expect(kerns(tables[script])).toBe(kerns(await unpackFont(packageFile(fontFamilies[id], script))))
    // Few heading families have the Serbian form of б; the text family has it.
    if (id !== 'commissioner') return
    expect(kerns(tables[script])).toBe(true)
    expect(featuresIn(tableOf(tables[script], 'GSUB'))).toContain('locl')
  })
})
