import { describe, expect, test } from 'vitest'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { placeholdersIn, splitPlural, type Text } from '#scripts/words/parity.ts'
import { staffTextsOf, textsOf } from './texts.ts'

const categoriesOf = (locale: string): string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** Returns the plural forms of each text. `zero` is left out: it is a sentence of its own. */
function formsOf(texts: readonly Text[]): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>()
  for (const { path, value } of texts) {
    const [base, form] = splitPlural(path)
    if (!form || form === 'zero') continue
    groups.set(base, (groups.get(base) ?? new Map<string, string>()).set(form, value))
  }
  return groups
}

function wrongForms(texts: readonly Text[], locale: string): string[] {
  const wanted = categoriesOf(locale)
  return [...formsOf(texts)].flatMap(([base, forms]) => {
    return [
      ...wanted.filter((form) => !forms.has(form)).map((form) => `${base}: lacks _${form}`),
      ...[...forms.keys()].filter((form) => !wanted.includes(form)).map((form) => `${base}: ${locale} has no _${form}`),
    ]
  })
}

/** Returns texts without a count whose keys end like plural forms. */
const strayForms = (texts: readonly Text[]): string[] =>
  [...formsOf(texts)]
    .filter(([, forms]) => ![...forms.values()].flatMap(placeholdersIn).some((mark) => /^\{\{count\b/.test(mark)))
    .map(([base]) => base)

/** Serbian nouns with the same form after 2 and after 5. */
const unchanging =
  /\{\{count\b[^}]*\}\}(?:<\/\d>)?[ \u00a0](?:дана|dana|минута|minuta|грама|grama|начина|načina|производа|proizvoda|коментара|komentara|претплатника|pretplatnika|покушаја|pokušaja|уписа|upisa|свиђања|sviđanja)(?!\p{L})/u

/** Returns texts with equal forms after 2 and after 5, though their noun has two: one form was copied. */
const equalForms = (texts: readonly Text[]): string[] =>
  [...formsOf(texts)]
    .filter(([, forms]) => {
      const few = forms.get('few')
      return few !== undefined && few === forms.get('other') && !unchanging.test(few)
    })
    .map(([base]) => base)

describe.each(languages)('%s', (language) => {
  const texts = [...textsOf(language), ...staffTextsOf(language)]
  test('has exactly the plural forms of the language', () => {
    expect(wrongForms(texts, languageFacts[language].intl)).toEqual([])
  })
  test('has no key of an ordinary text that ends like a plural form', () => {
    expect(strayForms(texts)).toEqual([])
  })
  test('has different forms after 2 and after 5', () => {
    expect(equalForms(texts)).toEqual([])
  })
})

test('missing forms and forms of another language are found', () => {
  const forms = [
    { path: 'days_one', value: '{{count}}' },
    { path: 'days_few', value: '{{count}}' },
  ]
  expect(wrongForms(forms, 'fr')).toEqual(['days: lacks _many', 'days: lacks _other', 'days: fr has no _few'])
})

test('equal forms are accepted only for nouns that do not change', () => {
  const forms = [
    { path: 'texts_few', value: '{{count}} текста' },
    { path: 'texts_other', value: '{{count}} текста' },
    { path: 'days_few', value: '{{count}} дана' },
    { path: 'days_other', value: '{{count}} дана' },
    { path: 'textsOfDays_few', value: '{{count}} текста за пет дана' },
    { path: 'textsOfDays_other', value: '{{count}} текста за пет дана' },
  ]
  expect(equalForms(forms)).toEqual(['texts', 'textsOfDays'])
})
