import * as i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { createInstance } from '#client/i18n/i18next.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { placeholdersIn, splitPlural } from '#scripts/words/parity.ts'
import { textsOf } from '../locales/texts.ts'

type Translate = (key: string, values?: object) => string

/** Returns the browser's translator and i18next's, with the same words. */
function bothOf(language: Language): Record<'browser' | 'server', Translate> {
  const words = wordsOf(language)
  const [browser, server] = [createInstance, i18next.createInstance].map((create) =>
    createTranslator(language, words, create).getFixedT(language, 'common'),
  ) as unknown as [Translate, Translate]
  return { browser, server }
}

/** The count for texts without a number: one is enough, because every count gives the same text. */
const anyCount = [2]
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1234, 21_000, 1.5]

describe.each(languages)('the browser’s translator in %s', (language) => {
  const { browser, server } = bothOf(language)
  const texts = textsOf(language)

  test('returns the same text as i18next for every key and count', () => {
    let comparisons = 0
    const different: string[] = []
    for (const { path, value } of texts) {
      const [key, form] = splitPlural(path.replace('.', ':'))
      const names = placeholdersIn(value).map((mark) => mark.replace(/[{}\s]|,.*/g, ''))
      const values = Object.fromEntries(names.map((name) => [name, `«${name}»`]))
      const numbers = placeholdersIn(value)
        .filter((mark) => mark.includes(','))
        .map((mark) => mark.replace(/[{}\s]|,.*/g, ''))
      const given = (form === undefined && numbers.length === 0 ? anyCount : counts).map((count) => ({
        ...values,
        ...Object.fromEntries(numbers.map((name) => [name, count])),
        count,
      }))
      for (const one of [...(names.length > 0 ? [] : [undefined]), values, ...given]) {
        comparisons += 1
        const [actual, expected] = [browser(key, one), server(key, one)]
        if (actual !== expected) different.push(`${key} ${JSON.stringify(one)}: ${actual} / ${expected}`)
      }
    }
    expect(different).toEqual([])
    expect(comparisons).toBeGreaterThan(2 * texts.length)
  })

  test.each(['common:no.such.key', 'noSuchKey', 'no.such.key', 'nowhere:no.such.key'])(
    'returns the same text as i18next for the missing key %s',
    (key) => {
      expect(browser(key)).toBe(server(key))
    },
  )
})
