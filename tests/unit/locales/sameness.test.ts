import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import type { Text } from '#scripts/words/parity.ts'
import { findings, proseOf, textsOf, wordsIn } from './texts.ts'

/** Words that are the same in two languages, and brands. */
const shared = new Set([
  'architecture',
  'article',
  'articles',
  'budget',
  'carrousel',
  'client',
  'contact',
  'culture',
  'date',
  'dimensions',
  'footer',
  'footers',
  'header',
  'headers',
  'kb',
  'mb',
  'menu',
  'message',
  'mode',
  'model',
  'online',
  'openstreetmap',
  'postcode',
  'product',
  'programme',
  'project',
  'province',
  'question',
  'school',
  'start-up',
  'status',
  't-shirt',
  'total',
  'villages',
  'web',
])

/** Names of people, places and the party are what they are. */
const isName = (path: string): boolean =>
  (path.startsWith('organisation.') && path !== 'organisation.tagline') ||
  /^(?:blog|postLabels)\.authors\.\d\.name$/.test(path)

const bare = (value: string): string =>
  proseOf(value)
    .replace(/[\d\u00ad]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Texts that say the same, letter for letter, in two languages: one of them was not translated. */
function untranslated(texts: readonly Text[], others: readonly Text[]): string[] {
  const model = new Map(others.map(({ path, value }) => [path, bare(value)]))
  return texts
    .filter(({ path }) => !isName(path))
    .filter(
      ({ path, value }) => bare(value) === model.get(path) && /\p{L}/u.test(bare(value)) && !shared.has(bare(value)),
    )
    .map(({ path, value }) => `${path}: ${value}`)
}

/** Small words that give another language, or another way to address people, away. */
const strangers: Readonly<Record<Language, readonly string[]>> = {
  sr: [
    'the',
    'and',
    'with',
    'pošalji',
    'prijavi',
    'unesi',
    'pogledaj',
    'izaberi',
    'otvori',
    'potvrdi',
    'tvoj',
    'tvoja',
    'tvoje',
    'tebe',
    'ti',
  ],
  'sr-Cyrl': [
    'пошаљи',
    'пријави',
    'унеси',
    'погледај',
    'изабери',
    'отвори',
    'потврди',
    'твој',
    'твоја',
    'твоје',
    'тебе',
    'ти',
  ],
  en: ['le', 'les', 'des', 'het', 'een', 'van'],
  fr: ['the', 'and', 'with', 'het', 'een', 'tu', 'ton', 'tes', 'toi'],
  nl: ['the', 'and', 'with', 'les', 'des', 'je', 'jij', 'jou', 'jouw', 'jullie'],
}

const strangeWords = (value: string, language: Language): string[] =>
  wordsIn(value).filter((word) => strangers[language].includes(word.toLowerCase()))

const pairs = languages.flatMap((one, position) =>
  languages.slice(position + 1).map((other): [Language, Language] => [one, other]),
)

test.each(pairs)('%s and %s share no text', (one, other) => {
  expect(untranslated(textsOf(one), textsOf(other))).toEqual([])
})

test.each(languages)('%s has no word of another language and no familiar form of address', (language) => {
  expect(findings(language, strangeWords)).toEqual([])
})

test('what languages may share is shared by two', () => {
  const said = languages.map((language) => new Set(textsOf(language).map(({ value }) => bare(value))))
  const sharers = (wanted: string) => said.filter((texts) => texts.has(wanted)).length
  expect([...shared].filter((value) => sharers(value) < 2)).toEqual([])
})

describe('the checks find', () => {
  test('a text that was copied', () => {
    const english = [{ path: 'a', value: 'Send {{count}} messages' }]
    expect(untranslated([{ path: 'a', value: 'send {{n}} messages' }], english)).toEqual(['a: send {{n}} messages'])
  })
  test.each([
    ['fr', 'Envoyer the message', 'the'],
    ['fr', 'Et si tu venais', 'tu'],
    ['nl', 'Vul je naam in', 'je'],
    ['sr-Cyrl', 'Пошаљи поруку', 'Пошаљи'],
    ['sr', 'Tvoj glas', 'Tvoj'],
    ['en', 'Een word', 'Een'],
  ] as const)('a stranger in %s: %s', (language, value, word) => {
    expect(strangeWords(value, language)).toEqual([word])
  })
})
