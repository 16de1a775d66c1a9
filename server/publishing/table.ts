import { parse, type CsvError } from 'csv-parse/sync'
import { wordsOf } from '#locales/words.ts'
import type { Catalog } from '#locales/catalog.ts'
import { fold } from '#shared/i18n/fold.ts'
import { languages } from '#shared/i18n/languages.ts'
import { closestName } from '../staff/closestName.ts'
import { and, text, type List, type Text } from '../staff/text.ts'
import type { Problem } from './problem.ts'

/* Reads tables (CSV) with the columns in any order, and their heads in any language of the site. */

/** Returns how a table may spell names, folded, and what they mean. */
export const spellings = <Name extends string>(
  names: readonly Name[],
  wordsIn: (catalog: Catalog) => Readonly<Record<Name, string>>,
): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name) => [
      [fold(name), name] as const,
      ...languages.map((language) => [fold(wordsIn(wordsOf(language))[name]), name] as const),
    ]),
  )

/** Returns a cell as it was before the export made it harmless (`server/csv.ts`). */
const cellOf = (written: string) => written.replace(/^'(?=[=+\-@\t])/, '').trim()

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

interface Columns<Column extends string> {
  columns: readonly Column[]
  optional: readonly Column[]
  headsIn: (catalog: Catalog) => Readonly<Record<Column, string>>
}

/** Returns the heads of columns in Serbian and English. */
const namesOf = <Column extends string>(named: readonly Column[], { headsIn }: Columns<Column>): List => {
  const [serbian, english] = [headsIn(wordsOf('sr-Cyrl')), headsIn(wordsOf('en'))]
  return and(named.map((column) => `${serbian[column]} (${english[column]})`))
}

/** Returns the place of each column in a row, and what is wrong with the heads. */
function readHeads<Column extends string>(
  { record: heads, info: { lines: line } }: Row,
  known: Columns<Column>,
): { at: Partial<Record<Column, number>>; problems: Problem[] } {
  const { columns, optional, headsIn } = known
  const names = spellings(columns, headsIn)
  const at: Partial<Record<Column, number>> = {}
  const problems: Problem[] = []
  for (const [index, head] of heads.map(cellOf).entries()) {
    const column = names.get(fold(head))
    if (head === '') continue
    if (column === undefined) problems.push({ line, text: unknownHead(head, [...names.keys()], known) })
    else if (at[column] !== undefined) problems.push({ line, text: text('publishing.rows.repeated', { column: head }) })
    else at[column] = index
  }
  const missing = columns.filter((column) => !optional.includes(column) && at[column] === undefined)
  if (missing.length > 0)
    problems.push({ line, text: text('publishing.rows.lacking', { columns: namesOf(missing, known) }) })
  return { at, problems }
}

function unknownHead<Column extends string>(head: string, names: readonly string[], known: Columns<Column>): Text {
  const similar = closestName(fold(head), names)
  return similar === undefined
    ? text('publishing.rows.unknown', { column: head, columns: namesOf(known.columns, known) })
    : text('publishing.rows.similar', { column: head, similar })
}

export interface TableRow<Column extends string> {
  /** The line in the file, from 1. */
  line: number
  /** Returns what a cell holds; nothing if the table lacks the column. */
  cell: (column: Column) => string
  /** Returns a problem with the place of its cell. */
  inColumn: (column: Column, problem: Text) => Problem
}

/** Reads a table. Rows of another length than the first are problems. */
export function readTable<Column extends string>(
  source: string,
  columns: Columns<Column>,
): { rows: TableRow<Column>[]; problems: Problem[] } {
  const records = recordsOf(source)
  if ('text' in records) return { rows: [], problems: [records] }
  const [first, ...others] = records
  if (!first)
    return {
      rows: [],
      problems: [{ line: 1, text: text('publishing.rows.empty', { columns: namesOf(columns.columns, columns) }) }],
    }
  const { at, problems } = readHeads(first, columns)
  if (problems.length > 0) return { rows: [], problems }
  const rows = others.flatMap(({ record, info: { lines: line } }): TableRow<Column>[] => {
    if (record.length !== first.record.length) {
      const counts = { cells: record.length, columns: first.record.length }
      problems.push({ line, text: text('publishing.rows.otherLength', counts) })
      return []
    }
    const valueAt = (values: readonly string[], column: Column) => values[at[column] ?? -1] ?? ''
    return [
      {
        line,
        cell: (column) => cellOf(valueAt(record, column)),
        inColumn: (column, problem) => ({
          line,
          text: text('publishing.rows.inColumn', { column: valueAt(first.record, column) || column, problem }),
        }),
      },
    ]
  })
  return { rows, problems }
}
