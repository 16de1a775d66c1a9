import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { findings, proseOf, textsOf, wordsIn } from './texts.ts'

/** Shorter texts may be equal in two languages: "Email", "Menu". */
const leastWords = 4

const bare = (value: string): string =>
  proseOf(value)
    .replace(/[\d\u00ad]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns texts that are equal in two languages, so that one of them is not translated. */
function untranslated(one: Language, other: Language): string[] {
  const model = new Map(textsOf(other).map(({ path, value }) => [path, bare(value)]))
  return textsOf(one)
    .filter(({ path, value }) => wordsIn(bare(value)).length >= leastWords && bare(value) === model.get(path))
    .map(({ path, value }) => `${path}: ${value}`)
}

/** Words that reveal another language, or a familiar form of address. */
const strangers: Readonly<Record<Language, readonly string[]>> = {
  sr: 'the and with pošalji prijavi unesi pogledaj izaberi tvoj tvoja tvoje tebe'.split(' '),
  'sr-Cyrl': 'пошаљи пријави унеси погледај изабери твој твоја твоје тебе'.split(' '),
  en: 'les des het een'.split(' '),
  fr: 'the and with het een tu ton tes toi'.split(' '),
  nl: 'the and with je jij jou jouw jullie'.split(' '),
}

const strangeWords = (value: string, language: Language): string[] =>
  wordsIn(value).filter((word) => strangers[language].includes(word.toLowerCase()))

const pairs = languages.flatMap((one, position) =>
  languages.slice(position + 1).map((other): [Language, Language] => [one, other]),
)

test.each(pairs)('%s and %s share no text of four words or more', (one, other) => {
  expect(untranslated(one, other)).toEqual([])
})

test.each(languages)('%s has no word of another language and no familiar form of address', (language) => {
  expect(findings(language, strangeWords)).toEqual([])
})
