import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { findings, isContent, isMail, proseOf, roleOf } from './texts.ts'

const marksOf: Readonly<Record<Language, string>> = {
  sr: '„”’',
  'sr-Cyrl': '„”’',
  en: '‘’“”',
  fr: '«»“”’',
  nl: '‘’“”',
}
/** Closing quotation marks and their opening ones. ’ is also an apostrophe, so it is not checked. */
const openings: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sr: { '”': '„' },
  'sr-Cyrl': { '”': '„' },
  en: { '”': '“' },
  fr: { '»': '«', '”': '“' },
  nl: { '”': '“' },
}

/** Returns quotation marks of another language or of a typewriter, and unpaired ones. */
function wrongQuotes(value: string, language: Language): string[] {
  const marks = proseOf(value).match(/["'`´‘’‚‛“”„‟«»‹›]/gu) ?? []
  const strangers = marks.filter((mark) => !marksOf[language].includes(mark))
  const closers = openings[language]
  const open: string[] = []
  const unbalanced: string[] = []
  for (const mark of marks) {
    if (Object.values(closers).includes(mark)) open.push(mark)
    else if (mark in closers && open.pop() !== closers[mark]) unbalanced.push(mark)
  }
  return [...strangers, ...[...unbalanced, ...open].map((mark) => `${mark} alone`)]
}

const frenchSpaces = /[^\u202f\s][;!?»]|[^\u202f\s\d/]:(?=\s|$)|«[^\u202f]|[ \u00a0][;:!?»]/gu
const otherSpaces = /\s[,.;:!?](?!\p{L}|\d)/gu

/** Returns wrong spaces before or inside punctuation, and double spaces. */
const wrongSpaces = (value: string, language: Language): string[] => {
  const prose = proseOf(value, 'x')
  return [...(prose.match(language === 'fr' ? frenchSpaces : otherSpaces) ?? []), ...(prose.match(/\s\s/g) ?? [])]
}

const commaGroup = /\d,\d{3}(?!\d)/g
const dotGroup = /\d\.\d{3}(?!\d)/g
const currency = '[€$£]|RSD|EUR|USD|GBP|дин|din'
const money = new RegExp(`\\d\\s?(?:${currency})|(?:${currency})\\s?\\d`, 'gu')
const date = /\b\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d\b|\b(?:19|20)\d\d-\d\d-\d\d\b/g

/** Returns numbers, money and dates that are written by hand instead of by Intl. */
const wrongNumbers = (value: string, language: Language, path = ''): string[] => {
  const prose = proseOf(value)
  return [
    ...(language === 'en' ? [] : (prose.match(commaGroup) ?? [])),
    ...(language === 'en' || language === 'fr' ? (prose.match(dotGroup) ?? []) : []),
    // Articles may contain sums of money.
    ...(isContent(path) ? [] : (proseOf(value, '0').match(money) ?? [])),
    ...(prose.match(date) ?? []),
  ]
}

const mayBreak = (path: string): boolean =>
  // The lists of elements and homes contain their headings and claims.
  /^(?:elements|homeClaims)\./.test(path) ||
  (!isMail(path) && ['heading', 'section title', 'table head', 'button', 'menu item'].includes(roleOf(path) ?? ''))

/** Returns invisible characters and typing habits. */
function wrongCharacters(value: string, _: Language, path: string): string[] {
  const problems: string[] = []
  if (value !== value.normalize('NFC')) problems.push('is not NFC')
  if (/(?!\u00ad)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u.test(value)) problems.push('holds an invisible character')
  if (value.includes('\u00ad') && !mayBreak(path)) problems.push('holds a soft hyphen, which this place does not allow')
  if (/(?<!\p{L})\u00ad|\u00ad(?!\p{L})/u.test(value)) problems.push('holds a soft hyphen outside a word')
  if (value !== value.trim()) problems.push('begins or ends with a space')
  if (/\.\.\./.test(value)) problems.push('holds three dots instead of …')
  if (/!\s*!/.test(value)) problems.push('shouts')
  if (value.includes('—')) problems.push('holds an em dash')
  if (/\s-\s/.test(value)) problems.push('holds a hyphen instead of a dash')
  return problems
}

const checks = { wrongQuotes, wrongSpaces, wrongNumbers, wrongCharacters }

describe.each(languages)('%s', (language) => {
  test.each(Object.entries(checks))('%s finds nothing', (_, check) => {
    expect(findings(language, check)).toEqual([])
  })
})

describe('French spaces', () => {
  test.each(['Oups !', 'Oups!', 'Questions: oui', 'Questions : oui', 'Oui\u00a0: non', '«oui\u202f»', '«\u202foui»'])(
    'are wrong in %j',
    (value) => {
      expect(wrongSpaces(value, 'fr')).not.toEqual([])
    },
  )
  test('are accepted if they do not break, and not required in addresses, times and placeholders', () => {
    expect(wrongSpaces('«\u202foui\u202f»\u202f: {{a:b}}\u202f! https://primer.example/?a 12:30', 'fr')).toEqual([])
  })
})

test('quotation marks must be paired and of the language', () => {
  expect(wrongQuotes('„Da“', 'sr')).toEqual(['“', '„ alone'])
  expect(wrongQuotes('« oui', 'fr')).toEqual(['« alone'])
  expect(wrongQuotes('the party’s ‘first “inner” word’', 'en')).toEqual([])
})

test.each([
  'newsletter/confirm.title',
  'newsletter/confirm.description',
  'mails/confirm.subject',
  'consent.newsletter',
])('a soft hyphen in %s is found', (path) => {
  expect(wrongCharacters('a\u00adb', 'en', path)).toHaveLength(1)
  expect(wrongCharacters('a\u00adb', 'en', 'notFound.heading')).toEqual([])
})
