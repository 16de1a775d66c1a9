import { wordsOf } from '#locales/words.ts'
import { inScriptOf, type Donation } from '#shared/content/donations.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { writeTable } from './csv.ts'

/** The columns, by the names of their heads in `csvHeads`. */
export const columns = ['given', 'donor', 'kind', 'place', 'amount', 'published', 'id'] as const

/** Returns the published donations as CSV, with ISO 8601 dates and amounts in whole dinars. */
export function donationsTable(language: Language, list: readonly Donation[]): string {
  const { csvHeads, kinds } = wordsOf(language).transparency
  return writeTable([
    columns.map((column) => csvHeads[column]),
    ...list.map(({ id, donatedOn, donor, kind, place, dinars, publishedOn }) => [
      donatedOn,
      inScriptOf(language, donor),
      kinds[kind],
      inScriptOf(language, place),
      dinars,
      publishedOn,
      id,
    ]),
  ])
}
