import { wordsOf } from '#locales/words.ts'
import { donations, inScriptOf, type Donation } from '#shared/content/donations.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { writeTable } from './csv.ts'

const columns = ['given', 'donor', 'kind', 'place', 'amount', 'published'] as const

/** Returns the published donations as CSV, with ISO 8601 dates and amounts in whole dinars. */
export function donationsTable(language: Language, list: readonly Donation[] = donations): string {
  const { csvHeads, kinds } = wordsOf(language).transparency
  return writeTable([
    columns.map((column) => csvHeads[column]),
    ...list.map(({ donatedOn, donor, kind, place, dinars, publishedOn }) => [
      donatedOn,
      inScriptOf(language, donor),
      kinds[kind],
      inScriptOf(language, place),
      dinars,
      publishedOn,
    ]),
  ])
}
