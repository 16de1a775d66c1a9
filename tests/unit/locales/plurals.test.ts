import { describe, expect, test } from 'vitest'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { placeholdersIn, splitPlural, type Text } from '#scripts/words/parity.ts'
import { staffTextsOf, textsOf } from './texts.ts'

const categoriesOf = (locale: string): string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** The forms of each text that has any; `zero` may stand beside them for a sentence of its own. */
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

/** Ordinary texts whose key ends as if they were plural forms. */
const strayForms = (texts: readonly Text[]): string[] =>
  [...formsOf(texts)]
    .filter(([, forms]) => ![...forms.values()].flatMap(placeholdersIn).some((mark) => /^\{\{count\b/.test(mark)))
    .map(([base]) => base)

/** What is counted, where its genitive is the same in both numbers: two of them, and five. */
const unchanging =
  /\{\{count\b[^}]*\}\}(?:<\/\d>)?[ \u00a0](?:дана|dana|минута|minuta|грама|grama|начина|načina|производа|proizvoda|претплатника|pretplatnika|покушаја|pokušaja|уписа|upisa)(?!\p{L})/u

/** Other Serbian nouns differ after two and after five; a text in which nothing does was copied or not thought about. */
const equalForms = (texts: readonly Text[]): string[] =>
  [...formsOf(texts)]
    .filter(([, forms]) => {
      const few = forms.get('few')
      return few !== undefined && few === forms.get('other') && !unchanging.test(few)
    })
    .map(([base]) => base)

describe.each(languages)('%s', (language) => {
  const texts = [...textsOf(language), ...staffTextsOf(language)]
  test('has the plural forms of the language, all and no others', () => {
    expect(wrongForms(texts, languageFacts[language].intl)).toEqual([])
  })
  test('has no key that only looks like a plural form', () => {
    expect(strayForms(texts)).toEqual([])
  })
  test('tells a few from many', () => {
    expect(equalForms(texts)).toEqual([])
  })
})

test('forms that are missing and forms that the language does not have are wrong', () => {
  const forms = [
    { path: 'days_one', value: '{{count}}' },
    { path: 'days_few', value: '{{count}}' },
  ]
  expect(wrongForms(forms, 'fr')).toEqual(['days: lacks _many', 'days: lacks _other', 'days: fr has no _few'])
})

test('equal forms are right only where the noun itself does not change', () => {
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
