import { describe, expect, test } from 'vitest'
import { writtenWords } from '#locales/written.mjs'
import { languages, sourceLanguages, staffLanguages, type Language } from '#shared/i18n/languages.ts'
import { checkWords, differences, placeholdersIn, splitPlural, type Text } from '#scripts/words/parity.ts'
import { staffTextsOf, textsOf } from './texts.ts'

const reference: Language = 'sr-Cyrl'

/** Returns plural forms of a text with different placeholders. The singular may write its number as a word. */
function unevenForms(texts: readonly Text[]): string[] {
  const others = new Map(texts.map(({ path, value }) => [path, placeholdersIn(value).sort().join()]))
  return texts.flatMap(({ path, value }) => {
    const [base, form] = splitPlural(path)
    if (!form || form === 'one' || form === 'zero') return []
    return placeholdersIn(value).sort().join() === others.get(`${base}_other`) ? [] : [`${path}: unlike ${base}_other`]
  })
}

const emptyTexts = (texts: readonly Text[]): string[] =>
  texts.filter(({ value }) => value.trim() === '').map(({ path }) => path)

describe.each(languages)('%s', (language) => {
  test('has the same keys, placeholders and tags as the Serbian source', () => {
    expect(differences(textsOf(language), textsOf(reference))).toEqual([])
  })
  test('has the same placeholders in all plural forms of a text', () => {
    expect(unevenForms(textsOf(language))).toEqual([])
  })
  test('has no empty text', () => {
    expect(emptyTexts(textsOf(language))).toEqual([])
  })
})

describe.each(staffLanguages)('the texts of the staff commands in %s', (language) => {
  test('have the same keys and placeholders as the Serbian source', () => {
    expect(staffTextsOf(language).length).toBeGreaterThan(300)
    expect(differences(staffTextsOf(language), staffTextsOf(reference))).toEqual([])
  })
  test('have the same placeholders in all plural forms of a text', () => {
    expect(unevenForms(staffTextsOf(language))).toEqual([])
  })
  test('have no empty text', () => {
    expect(emptyTexts(staffTextsOf(language))).toEqual([])
  })
})

test('a changed placeholder and a missing tag are found', () => {
  const model = [{ path: 'a.b', value: '{{count, number}} <1>x</1>' }]
  expect(differences([{ path: 'a.b', value: '{{n}} <1>x' }], model)).toEqual([
    'a.b: surplus {{n}}',
    'a.b: lacks {{count,number}}',
    'a.b: lacks </1>',
  ])
})

describe('the build', () => {
  test('accepts the words', () => {
    expect(() => checkWords(writtenWords)).not.toThrow()
  })
  test.each(sourceLanguages)('refuses words in which %s lacks a text, and names it', (lacking) => {
    const { common, ...others } = writtenWords(lacking)
    const { home: _, ...rest } = common
    const lackingWords = { ...others, common: rest }
    const named = lacking === 'sr' ? 'locales/en/ common.home: surplus' : `locales/${lacking}/ common.home: missing`
    expect(() => checkWords((language) => (language === lacking ? lackingWords : writtenWords(language)))).toThrow(
      named,
    )
  })
})
