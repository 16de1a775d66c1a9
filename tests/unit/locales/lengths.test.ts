import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import { splitPlural } from '#scripts/words/parity.ts'
import { findings, isContent, isMail, proseOf, roleOf, textsOf, type Role } from './texts.ts'

type Range = readonly [least: number, most: number]

/** How many characters a text may have, by what it is for. */
const ranges: Readonly<Partial<Record<Role, (language: Language) => Range>>> = {
  'menu item': (language) => [1, language === 'nl' ? 24 : 20],
  button: (language) => [1, language === 'fr' || language === 'nl' ? 30 : 26],
  heading: () => [1, 60],
  'section title': () => [1, 65],
  lead: () => [1, 220],
  description: () => [120, 155],
  'mail subject': () => [1, 50],
  error: () => [1, 90],
}
/** A page's title with the party's name, as search results and tabs show it. */
const longestTitleTag: Readonly<Record<Language, number>> = { sr: 60, 'sr-Cyrl': 52, en: 60, fr: 60, nl: 60 }
/** Letters of one word that surely fit a heading on a screen of 320 px. */
const safeLetters: Readonly<Record<Language, number>> = { sr: 13, 'sr-Cyrl': 11, en: 13, fr: 11, nl: 12 }

const lengthOf = (value: string): number => [...value.replaceAll('\u00ad', '')].length

function wrongLength(value: string, language: Language, path: string): string[] {
  const role = roleOf(path)
  // The headline of an article has its own limit (shared/content/contentFiles.ts).
  if (role === 'page title' && isContent(path)) return []
  if (role === 'page title') {
    const { common, organisation } = wordsOf(language)
    const tag = common.titlePattern.replace('{{title}}', value).replace('{{partyName}}', organisation.name)
    const most = longestTitleTag[language]
    return lengthOf(tag) > most ? [`${lengthOf(tag)} of ${most} characters: ${tag}`] : []
  }
  const range = role && ranges[role]?.(language)
  if (!range) return []
  const [least, most] = range
  const length = lengthOf(value)
  return length < least || length > most ? [`${role} of ${length} characters, not ${least} to ${most}: ${value}`] : []
}

/** Words in headings, buttons and table heads that are too wide for a small screen and say nowhere how to break. */
function unbrokenWords(value: string, language: Language, path: string): string[] {
  if (isMail(path) || !['heading', 'section title', 'table head', 'button'].includes(roleOf(path) ?? '')) return []
  return proseOf(value)
    .split(/[\s\u00ad–/-]+/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((part) => [...part].length > safeLetters[language])
}

/** A description that other pages have too, or that only repeats its page's heading. */
function repeatedDescriptions(language: Language): string[] {
  const of = (role: Role) => textsOf(language).filter(({ path }) => roleOf(path) === role)
  const headings = new Set([...of('heading'), ...of('page title')].map(({ value }) => value.replaceAll('\u00ad', '')))
  const seen = new Set<string>()
  return of('description').flatMap(({ path, value }) => {
    const repeated = seen.has(value) || headings.has(value.replace(/\.$/, ''))
    seen.add(value)
    return repeated ? [path] : []
  })
}

function repeatedTitles(language: Language): string[] {
  const titles = textsOf(language).filter(({ path }) => roleOf(path) === 'page title')
  return titles
    .filter(({ value }, at) => titles.findIndex((other) => other.value === value) !== at)
    .map(({ path }) => path)
}

const wholeSentences = (value: string, _: Language, path: string): string[] =>
  roleOf(path) === 'description' && !/[.?]$/.test(value) ? ['a description ends with its sentence'] : []

describe.each(languages)('%s', (language) => {
  test('has texts of the right length', () => {
    expect(findings(language, wrongLength)).toEqual([])
  })
  test('has no word in a heading, button or table head that is too wide for 320 px', () => {
    expect(findings(language, unbrokenWords)).toEqual([])
  })
  test('describes and names each page in its own whole sentence', () => {
    expect(findings(language, wholeSentences)).toEqual([])
    expect(repeatedDescriptions(language)).toEqual([])
    expect(repeatedTitles(language)).toEqual([])
  })
})

test('every kind of text that has a length exists', () => {
  const roles = new Set(textsOf('sr-Cyrl').map(({ path }) => roleOf(splitPlural(path)[0])))
  expect([...Object.keys(ranges), 'page title', 'table head'].filter((role) => !roles.has(role as Role))).toEqual([])
})

describe('the checks find', () => {
  const letters = (count: number) => 'a'.repeat(count)
  test.each([
    ['en', 'common.join', 21],
    ['nl', 'common.join', 25],
    ['en', 'notFound.backHome', 27],
    ['fr', 'notFound.backHome', 31],
    ['en', 'notFound.heading', 61],
    ['en', 'contact.form.title', 66],
    ['en', 'contact.form.lead_one', 221],
    ['en', 'contact.description', 119],
    ['en', 'contact.description', 156],
    ['en', 'mails.confirm.subject', 51],
    ['en', 'forms.errors.required', 91],
    ['en', 'contact.title', 60],
    ['sr-Cyrl', 'contact.title', 52],
  ] as const)('%s %s of %i characters', (language, path, count) => {
    expect(wrongLength(letters(count), language, path)).toHaveLength(1)
  })
  test('nothing where soft hyphens only make a text longer', () => {
    expect(wrongLength(`${letters(10)}\u00ad${letters(10)}`, 'en', 'common.join')).toEqual([])
  })
  test.each([
    ['sr-Cyrl', 'Самозапошљавање сада', 'Самозапошљавање'],
    ['sr', 'Samozapošljavanje', 'Samozapošljavanje'],
    ['fr', 'De l’intercommunalité', 'l’intercommunalité'],
    ['nl', '‘Gemeenteraadsverkiezingen’', 'Gemeenteraadsverkiezingen'],
  ] as const)('%s: %s', (language, value, word) => {
    expect(unbrokenWords(value, language, 'notFound.heading')).toEqual([word])
  })
  test('no wide word where soft hyphens break it, and none in prose', () => {
    expect(unbrokenWords('Gemeente\u00adraads\u00adverkiezingen', 'nl', 'notFound.heading')).toEqual([])
    expect(unbrokenWords('Gemeenteraadsverkiezingen', 'nl', 'notFound.text')).toEqual([])
  })
  test('a description without its full stop', () => {
    expect(wholeSentences('Call us', 'en', 'contact.description')).toHaveLength(1)
  })
})
