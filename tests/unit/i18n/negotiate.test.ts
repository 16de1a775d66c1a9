import { describe, expect, test } from 'vitest'
import { isLanguage, languages } from '#shared/i18n/languages.ts'
import { matchLanguage, negotiateBrowserLanguage, negotiateLanguage } from '#shared/i18n/negotiate.ts'

const long = 'a'.repeat(100_000)
const hostile = [
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '"><img src=x>',
  '../../etc/passwd',
  'sr\r\nSet-Cookie: a=b',
  '\u0000',
  'ѕг',
  long,
]

describe('matchLanguage', () => {
  test.each([
    ['sr', 'sr'],
    ['sr-RS', 'sr'],
    ['sr-Latn', 'sr'],
    ['sr-Latn-RS', 'sr'],
    ['sh', 'sr'],
    ['hr', 'sr'],
    ['hr-HR', 'sr'],
    ['bs', 'sr'],
    ['bs-Latn-BA', 'sr'],
    ['cnr', 'sr'],
    ['cnr-ME', 'sr'],
    ['sr-Cyrl', 'sr-Cyrl'],
    ['sr-Cyrl-RS', 'sr-Cyrl'],
    ['sr-Cyrl-ME', 'sr-Cyrl'],
    ['bs-Cyrl', 'sr-Cyrl'],
    ['bs-Cyrl-BA', 'sr-Cyrl'],
    ['sh-Cyrl', 'sr-Cyrl'],
    ['hr-Cyrl', 'sr-Cyrl'],
    ['cnr-Cyrl-ME', 'sr-Cyrl'],
    ['cnr-Latn', 'sr'],
    ['sr_RS', 'sr'],
    ['sr_Latn_RS', 'sr'],
    ['sr_Cyrl', 'sr-Cyrl'],
    ['sr-Cyrl_RS', 'sr-Cyrl'],
    ['bs_Cyrl_BA', 'sr-Cyrl'],
    ['fr_BE', 'fr'],
    ['en_US', 'en'],
    ['sr_RS.UTF-8', 'sr'],
    ['sr_RS@latin', 'sr'],
    ['fr_BE.utf8@euro', 'fr'],
    ['srp', 'sr'],
    ['srp-Cyrl', 'sr-Cyrl'],
    ['hbs', 'sr'],
    ['hrv', 'sr'],
    ['bos-Cyrl', 'sr-Cyrl'],
    ['eng', 'en'],
    ['fra-CA', 'fr'],
    ['dut', 'nl'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['en-GB', 'en'],
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['nl', 'nl'],
    ['nl-BE', 'nl'],
  ])('%s → %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language)
    expect(matchLanguage(tag.toUpperCase())).toBe(language)
    expect(matchLanguage(` ${tag.toLowerCase()} `)).toBe(language)
  })

  test.each(['de', 'srx', 's', 'frisian', 'cn', 'deu', 'x-sr', '*', ''])('%j is not a language of the site', (tag) => {
    expect(matchLanguage(tag)).toBeUndefined()
  })

  test('the result is a language of the site, never the sent value', () => {
    expect(matchLanguage('fr-<script>')).toBeUndefined()
    expect(matchLanguage('fr-script')).toBe('fr')
    expect(matchLanguage('sr-__proto__')).toBeUndefined()
  })

  test.each([...hostile, undefined, null, 5, ['sr'], { toString: () => 'sr' }])(
    'hostile value %# matches no language',
    (value) => {
      expect(matchLanguage(value)).toBeUndefined()
    },
  )

  test('every language matches itself', () => {
    for (const language of languages) expect(matchLanguage(language)).toBe(language)
  })
})

describe('negotiateLanguage', () => {
  test('a missing or empty header gives Serbian', () => {
    for (const header of [undefined, '', '   ', ',,,', ' , ;q=1']) expect(negotiateLanguage(header)).toBe('sr')
  })

  test('only unsupported languages give English', () => {
    for (const header of ['de', 'de-AT, de;q=0.9', 'ru, uk;q=0.5', 'zh-Hant-TW'])
      expect(negotiateLanguage(header)).toBe('en')
  })

  test('a wildcard gives Serbian', () => {
    expect(negotiateLanguage('*')).toBe('sr')
  })

  test.each([
    ['en-US', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['de, fr;q=0.9, en;q=0.8', 'fr'],
    ['fr;q=0.5, nl;q=0.8', 'nl'],
    ['nl;q=0.8, fr;q=0.8', 'nl'],
    ['en;q=0.1, sr-Cyrl-RS', 'sr-Cyrl'],
    ['SR-cyrl-rs;Q=0.9, fr;q=0.8', 'sr-Cyrl'],
    ['hr-HR,hr;q=0.9,en-US;q=0.8', 'sr'],
    ['fr-BE , nl-BE ; q=0.9', 'fr'],
    ['sr_RS', 'sr'],
    ['de, sr_Cyrl_RS;q=0.9, en;q=0.8', 'sr-Cyrl'],
    ['bs-Cyrl-BA, bs;q=0.9', 'sr-Cyrl'],
    ['de_DE, nl_NL;q=0.5', 'nl'],
    ['fr, *;q=0.1', 'fr'],
    ['*;q=0.1, nl;q=0.5', 'nl'],
    ['fr;q=0, nl', 'nl'],
    ['fr;q=0', 'en'],
    ['fr;q=high, nl;q=0.1', 'nl'],
    ['fr;q=2, nl;q=0.1', 'nl'],
    ['fr;q=-1, nl;q=0.1', 'nl'],
    ['fr;q=, nl;q=0.1', 'nl'],
    [',,;q=1, nl', 'nl'],
  ])('%j → %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })

  test.each(hostile)('hostile header %# gives a language of the site', (header) => {
    const language = negotiateLanguage(header)
    expect(isLanguage(language)).toBe(true)
    expect(negotiateLanguage(`${header.slice(0, 100)}, fr`)).toSatisfy(isLanguage)
  })

  test('ranges within the maximum length count, later ones do not', () => {
    expect(negotiateLanguage(`fr, ${long}`)).toBe('fr')
    expect(negotiateLanguage(`${'x'.repeat(200)}, fr`)).toBe('en')
  })

  test('a header of many commas is parsed in less than a second', () => {
    const start = performance.now()
    negotiateLanguage(','.repeat(1_000_000))
    negotiateLanguage(';q=1,'.repeat(200_000))
    // A few milliseconds; a backtracking expression takes minutes.
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('negotiateBrowserLanguage', () => {
  test.each([
    [['fr-BE', 'en'], 'fr'],
    [['de', 'nl'], 'nl'],
    [['de'], 'en'],
    [['sr-Cyrl-RS'], 'sr-Cyrl'],
    [['sr_RS', 'en'], 'sr'],
    [['cnr-Cyrl'], 'sr-Cyrl'],
    [[], 'sr'],
  ])('%j → %s', (tags, language) => {
    expect(negotiateBrowserLanguage(tags)).toBe(language)
  })
})
