import { donorKinds } from '#shared/content/donationRules.ts'
import { inScriptOf } from '#shared/content/donations.ts'
import { fold } from '#shared/i18n/fold.ts'
import type { ContentDocument, DonationFields } from '#shared/publishing/documents.ts'
import { columns } from '../donationsTable.ts'
import { text } from '../staff/text.ts'
import { joinFile } from './frontMatter.ts'
import { readTextFile, slugProblem } from './parseDocument.ts'
import type { Problem } from './problem.ts'
import { readTable, spellings } from './table.ts'

/* Reads a table of donations: the columns of /transparency.csv in any order, with their heads in any language of the site. */

/** The fact that a column holds. The day of publication is that of the first publication here. */
const factOf = { given: 'donated', donor: 'donor', kind: 'kind', place: 'place', amount: 'dinars' } as const
type Fact = (typeof factOf)[keyof typeof factOf]
const factColumns = Object.entries(factOf) as [keyof typeof factOf, Fact][]

export interface DonationRow {
  /** The line in the file, from 1. */
  line: number
  document: ContentDocument & { fields: DonationFields }
}

export interface DonationRows {
  rows: DonationRow[]
  problems: Problem[]
  notes: Problem[]
}

/** Returns a day as ISO 8601. Spreadsheets in Serbian turn 2026-05-18 into 18.5.2026. */
const isoDay = (value: string) =>
  value.replace(
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/**
 * Reads a table of donations.
 * @param present the donations that exist: a name in Latin letters that is theirs keeps its Cyrillic spelling
 * @param today the day at the party's seat: no donation is of a later one
 */
export function readDonationRows(
  source: string,
  present: ReadonlyMap<string, DonationFields> = new Map(),
  today?: string,
): DonationRows {
  const table = readTable(source, { columns, optional: ['published'], headsIn: (words) => words.transparency.csvHeads })
  const result: DonationRows = { rows: [], problems: table.problems, notes: [] }
  const kindNames = spellings(donorKinds, (words) => words.transparency.kinds)
  const seen = new Map<string, number>()
  for (const { line, cell, inColumn } of table.rows) {
    const slug = cell('id')
    const wrongSlug = slugProblem('donation', slug)
    const before = seen.get(slug)
    if (wrongSlug) result.problems.push(inColumn('id', wrongSlug))
    else if (before !== undefined)
      result.problems.push(inColumn('id', text('publishing.rows.twice', { id: slug, line: before })))
    seen.set(slug, line)
    const known = present.get(slug)
    const kept = (column: 'donor' | 'place') =>
      known && inScriptOf('sr', known[column]) === cell(column) ? known[column] : cell(column)
    const values: Record<Fact, string> = {
      donated: isoDay(cell('given')),
      donor: kept('donor'),
      place: kept('place'),
      kind: kindNames.get(fold(cell('kind'))) ?? cell('kind'),
      dinars: cell('amount'),
    }
    // A file of facts has each on a line of its own, below the first one.
    const columnAt = (factLine = 2) => factColumns[factLine - 2]?.[0] ?? 'given'
    const file = joinFile(Object.fromEntries(factColumns.map(([, fact]) => [fact, values[fact]])), '')
    const { fields, problems: wrong, notes } = readTextFile('donation', file, '', today)
    const lacking = factColumns.filter(([, fact]) => values[fact] === '').map(([column]) => column)
    result.problems.push(
      ...lacking.map((column) => inColumn(column, text('publishing.rows.emptyCell'))),
      ...wrong
        .map(({ line: factLine, text: problem }) => ({ column: columnAt(factLine), problem }))
        .filter(({ column }) => !lacking.includes(column))
        .map(({ column, problem }) => inColumn(column, problem)),
    )
    result.notes.push(...notes.map(({ line: factLine, text: note }) => inColumn(columnAt(factLine), note)))
    if (fields?.kind === 'donation') result.rows.push({ line, document: { slug, fields, texts: {} } })
  }
  return result
}
