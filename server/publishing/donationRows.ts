import { parse, type CsvError } from 'csv-parse/sync'
import { wordsOf } from '#locales/words.ts'
import { donorKinds } from '#shared/content/donationRules.ts'
import { inScriptOf } from '#shared/content/donations.ts'
import { fold } from '#shared/i18n/fold.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { ContentDocument, DonationFields } from '#shared/publishing/documents.ts'
import { columns } from '../donationsTable.ts'
import { closestName } from '../staff/closestName.ts'
import { and, text, type Text } from '../staff/text.ts'
import { joinFile } from './frontMatter.ts'
import { readTextFile, slugProblem } from './parseDocument.ts'
import type { Problem } from './problem.ts'

/* Reads a table of donations: the columns of /transparency.csv in any order, with their heads in any language of the site. */

type Column = (typeof columns)[number]

/** The fact that a column holds. The day of publication is that of the first publication here. */
const factOf = { given: 'donated', donor: 'donor', kind: 'kind', place: 'place', amount: 'dinars' } as const
type Fact = (typeof factOf)[keyof typeof factOf]
const factColumns = Object.entries(factOf) as [keyof typeof factOf, Fact][]

/** Returns how a table may spell names, folded, and what they mean. */
const spellings = <Name extends string>(names: readonly Name[], part: 'csvHeads' | 'kinds') =>
  new Map(
    names.flatMap((name) => [
      [fold(name), name] as const,
      ...languages.map(
        (language) => [fold((wordsOf(language).transparency[part] as Record<Name, string>)[name]), name] as const,
      ),
    ]),
  )

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

/** Returns a cell as it was before the export made it harmless (`server/csv.ts`). */
const cellOf = (written: string) => written.replace(/^'(?=[=+\-@\t])/, '').trim()

/** Returns a day as ISO 8601. Spreadsheets in Serbian turn 2026-05-18 into 18.5.2026. */
const isoDay = (value: string) =>
  value.replace(
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

interface Row {
  record: string[]
  info: { lines: number }
}

/** Returns the records of a table, which separates cells by semicolons or commas, as its first line does. */
function recordsOf(source: string): Row[] | Problem {
  const [head = ''] = source.split('\n', 1)
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ','
  try {
    return parse(source, {
      ...{ bom: true, delimiter, info: true, trim: true },
      ...{ relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as Row[]
  } catch (error) {
    return { line: (error as CsvError & { lines?: number }).lines ?? 1, text: text('publishing.rows.broken') }
  }
}

/** Returns the place of each column in a row, and what is wrong with the heads. */
function readHeads(
  heads: readonly string[],
  line: number,
): { at: Partial<Record<Column, number>>; problems: Problem[] } {
  const known = spellings(columns, 'csvHeads')
  const at: Partial<Record<Column, number>> = {}
  const problems: Problem[] = []
  for (const [index, head] of heads.entries()) {
    const column = known.get(fold(head))
    if (head === '') continue
    if (column === undefined) problems.push({ line, text: unknownHead(head, [...known.keys()]) })
    else if (at[column] !== undefined) problems.push({ line, text: text('publishing.rows.repeated', { column: head }) })
    else at[column] = index
  }
  const { csvHeads } = wordsOf('sr-Cyrl').transparency
  const missing = columns.filter((column) => column !== 'published' && at[column] === undefined)
  if (missing.length > 0)
    problems.push({
      line,
      text: text('publishing.rows.lacking', {
        columns: and(missing.map((column) => `${csvHeads[column]} (${wordsOf('en').transparency.csvHeads[column]})`)),
      }),
    })
  return { at, problems }
}

function unknownHead(head: string, known: readonly string[]): Text {
  const similar = closestName(fold(head), known)
  return similar === undefined
    ? text('publishing.rows.unknown', { column: head })
    : text('publishing.rows.similar', { column: head, similar })
}

/**
 * Reads a table of donations.
 * @param present the donations that exist: a name in Latin letters that is theirs keeps its Cyrillic spelling
 */
export function readDonationRows(
  source: string,
  present: ReadonlyMap<string, DonationFields> = new Map(),
): DonationRows {
  const result: DonationRows = { rows: [], problems: [], notes: [] }
  const records = recordsOf(source)
  if ('text' in records) return { ...result, problems: [records] }
  const [first, ...others] = records
  if (!first) return { ...result, problems: [{ line: 1, text: text('publishing.rows.empty') }] }
  const { at, problems } = readHeads(first.record.map(cellOf), first.info.lines)
  if (problems.length > 0) return { ...result, problems }
  const kindNames = spellings(donorKinds, 'kinds')
  const seen = new Map<string, number>()
  for (const { record, info } of others) {
    const line = info.lines
    const cell = (column: Column) => cellOf(record[at[column]!] ?? '')
    const headOf = (column: Column) => first.record[at[column]!] ?? ''
    const inColumn = (column: Column, problem: Text) =>
      ({ line, text: text('publishing.rows.inColumn', { column: headOf(column), problem }) }) satisfies Problem
    if (record.length !== first.record.length) {
      const counts = { cells: record.length, columns: first.record.length }
      result.problems.push({ line, text: text('publishing.rows.otherLength', counts) })
      continue
    }
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
    const { fields, problems: wrong, notes } = readTextFile('donation', file)
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
