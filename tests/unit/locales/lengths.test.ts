import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { splitPlural } from '#scripts/words/parity.ts'
import { wordsOf } from '#locales/words.ts'
import { findings, isContent, isMail, proseOf, roleOf, textsOf, type Role } from './texts.ts'

/** The maximum lengths in search results and lists of mails, in characters. */
const longest: Readonly<Partial<Record<Role, number>>> = { description: 155, 'mail subject': 50 }
/** The maximum length of a page's title with the party's name, in search results and tabs. */
const longestTitleTag: Readonly<Record<Language, number>> = { sr: 60, 'sr-Cyrl': 52, en: 60, fr: 60, nl: 60 }
/** The number of letters of a word that fits a heading on a screen of 320 px. */
const safeLetters: Readonly<Record<Language, number>> = { sr: 13, 'sr-Cyrl': 11, en: 13, fr: 11, nl: 12 }

const lengthOf = (value: string): number => [...value.replaceAll('\u00ad', '')].length

function tooLong(value: string, language: Language, path: string): string[] {
  const role = roleOf(path)
  const over = (text: string, most: number) =>
    lengthOf(text) > most ? [`${lengthOf(text)} of ${most} characters: ${text}`] : []
  if (role !== 'page title') return over(value, (role && longest[role]) ?? Infinity)
  // The headline of an article has its own limit (shared/content/contentFiles.ts).
  if (isContent(path)) return []
  const { common, organisation } = wordsOf(language)
  const tag = common.titlePattern.replace('{{title}}', value).replace('{{partyName}}', organisation.name)
  return over(tag, longestTitleTag[language])
}

/** Returns words in headings, buttons and table heads that are too wide for a small screen and have no soft hyphen. */
function unbrokenWords(value: string, language: Language, path: string): string[] {
  if (isMail(path) || !['heading', 'section title', 'table head', 'button'].includes(roleOf(path) ?? '')) return []
  return proseOf(value)
    .split(/[\s\u00ad–/-]+/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => [...part].length > safeLetters[language])
}

const textsOfRole = (language: Language, role: Role) => textsOf(language).filter(({ path }) => roleOf(path) === role)

/** Returns texts of a role that several pages share. Plural forms of one text may be equal. */
const repeated = (language: Language, role: Role): string[] =>
  [...Map.groupBy(textsOfRole(language, role), ({ value }) => value).values()]
    .map((texts) => [...new Set(texts.map(({ path }) => splitPlural(path)[0]))])
    .filter((keys) => keys.length > 1)
    .map((keys) => keys.join(' and '))

/** Returns descriptions that only repeat a heading. */
function copiedHeadings(language: Language): string[] {
  const headings = new Set(
    (['heading', 'page title'] as const)
      .flatMap((role) => textsOfRole(language, role))
      .map(({ value }) => value.replaceAll('\u00ad', '')),
  )
  return textsOfRole(language, 'description')
    .filter(({ value }) => headings.has(value.replace(/\.$/, '')))
    .map(({ path }) => path)
}

describe.each(languages)('%s', (language) => {
  test('has no title, description or mail subject above its maximum length', () => {
    expect(findings(language, tooLong)).toEqual([])
  })
  test('has no word in a heading, button or table head that is too wide for 320 px', () => {
    expect(findings(language, unbrokenWords)).toEqual([])
  })
  test('has a unique title and description for each page', () => {
    expect(repeated(language, 'page title')).toEqual([])
    expect(repeated(language, 'description')).toEqual([])
    expect(copiedHeadings(language)).toEqual([])
  })
})

test('every role with a limit has texts', () => {
  const found = new Set(textsOf('sr-Cyrl').map(({ path }) => roleOf(path)))
  const limited: Role[] = [
    'page title',
    'description',
    'mail subject',
    'heading',
    'section title',
    'table head',
    'button',
  ]
  expect(limited.filter((role) => !found.has(role))).toEqual([])
})
