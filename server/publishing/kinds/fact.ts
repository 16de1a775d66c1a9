import { wordsOf } from '#locales/words.ts'
import { partyFacts } from '#shared/content/partyFacts.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import {
  textLanguages,
  type ContentDocument,
  type DocumentText,
  type FactFields,
} from '#shared/publishing/documents.ts'
import { closestName } from '../../staff/closestName.ts'
import { or, text } from '../../staff/text.ts'
import { factNames, families, familyOf, formOf, maxBankLine } from '../facts/forms.ts'
import { minutesOf } from '../facts/hours.ts'
import { publishedFacts } from '../facts/publishedFacts.ts'
import { defineKind, titleOf } from './kind.ts'

/** The languages in which the site has its own words. */
const seedLanguages = textLanguages.filter((language) => languages.some((one) => languageFacts[one].tag === language))

function seedOf(slug: string): ContentDocument {
  const { texts, seed } = formOf(slug)!
  const { values = {}, words } = seed()
  const textsOf = (language: (typeof textLanguages)[number]): DocumentText => {
    const site = languages.find((one) => languageFacts[one].tag === language)!
    // The words of the site itself, which published ones do not change.
    return { title: '', lead: '', body: '', ...words?.(wordsOf(site, null)) }
  }
  return {
    slug,
    fields: { kind: 'fact', values },
    texts: texts
      ? Object.fromEntries(
          seedLanguages.filter((one) => one !== 'sr-Latn').map((language) => [language, textsOf(language)]),
        )
      : {},
  }
}

/** The facts about the party: names, addresses, hours, networks, figures. Each has a form of its own (`facts/forms.ts`). */
export const fact = defineKind({
  folder: 'facts',
  example: 'phone',
  texts: { title: { limit: 200 }, lead: { limit: 200 } },
  hasBody: false,
  shownOn: ['/'],
  facts: {},
  formOf(slug) {
    const { texts = {}, values = {} } = formOf(slug) ?? {}
    const entries = Object.entries(values)
    return {
      texts,
      facts: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
      pastDays: entries.flatMap(([key, { isPast }]) => (isPast ? [key] : [])),
    }
  },
  read({ slug, values, require, report }): FactFields {
    const { values: wanted = {}, needsOne } = formOf(slug) ?? {}
    const { opens, closes } = values as Readonly<Record<string, string | undefined>>
    for (const [key, { example }] of Object.entries(wanted)) if (example !== undefined) require(key as never, example)
    const given = Object.entries<unknown>(values).filter(([key, value]) => key in wanted && value !== undefined)
    const [first = ''] = Object.keys(wanted)
    if (needsOne && given.length === 0) require(first as never, 'https://…')
    if (opens !== undefined && closes !== undefined && minutesOf(opens) >= minutesOf(closes))
      report('closes' as never, text('publishing.wrongFact', { key: 'closes', value: closes, example: '17:00' }))
    return { kind: 'fact', values: Object.fromEntries(given) as FactFields['values'] }
  },
  write: ({ values }) => values,
  draft: (_, slug) => Object.fromEntries(Object.keys(formOf(slug)?.values ?? {}).map((key) => [key, ''])),
  slugProblem(slug) {
    if (formOf(slug)) return undefined
    const similar = closestName(slug, factNames)
    return similar === undefined
      ? text('publishing.unknownFact', {
          slug,
          slugs: or([...factNames.filter((one) => !familyOf(one)), ...Object.keys(families).map((one) => `${one}-…`)]),
        })
      : text('publishing.similarFact', { slug, similar })
  },
  textProblem: (slug, words) =>
    formOf(slug)?.fits?.(words) === false ? text('publishing.notForBanks', { limit: maxBankLine }) : undefined,
  publishProblem(slug) {
    const { family, id } = familyOf(slug) ?? {}
    const amounts = (publishedFacts().changes?.facts.amounts ?? partyFacts.amounts).list.map(String)
    return family === 'amount' && id !== undefined && !amounts.includes(id)
      ? text('publishing.noAmount', { amount: id, amounts: or(amounts), command: 'staff facts edit amounts' })
      : undefined
  },
  isNeeded: (slug) => formOf(slug)?.isOptional !== true,
  seed: () => factNames.map(seedOf),
  replacesOneSeed: true,
  summary: (document) =>
    document.fields.kind === 'fact' && Object.keys(document.fields.values).length > 0
      ? [
          titleOf(document),
          ...Object.values(document.fields.values).map((value) =>
            typeof value === 'string' ? value : `${value.length}×`,
          ),
        ]
          .filter((part) => part !== '')
          .join(', ')
      : titleOf(document),
})
