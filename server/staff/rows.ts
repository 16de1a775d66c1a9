import { stringify } from 'csv-stringify/sync'
import type { Subscriber } from '#db/store.ts'
import { harmlessCell } from '../csv.ts'
import { unsubscribeAddress, unsubscribeToken } from '../mail/addresses.ts'
import { isoTime, isoTimeOrNull } from '../services/isoTime.ts'
import { visibleJson } from './visible.ts'

/** The columns of the export. Every export has all of them, in this order. */
export const exportColumns = [
  'email',
  'language',
  'status',
  'form',
  'created',
  'confirmed',
  'unsubscribed',
  'consent_version',
  'unsubscribe_url',
] as const
type Column = (typeof exportColumns)[number]
/** Times are in UTC, because spreadsheets have no time zones. */
const timeColumns: ReadonlySet<Column> = new Set(['created', 'confirmed', 'unsubscribed'])
export type ExportRow = Record<Column, string | number | null>

/** Returns a function that makes the rows of one site. */
export function exportRows({ publicUrl, secret }: { publicUrl: string; secret: string }) {
  // Parsed once: parsing an address for each of a million rows takes long.
  const beforeToken = unsubscribeAddress(publicUrl, '')
  return (subscriber: Subscriber): ExportRow => {
    const { id, email, language, status, form, created, confirmed, unsubscribed, consentVersion, keyVersion } =
      subscriber
    return {
      email,
      language,
      status,
      form,
      created: isoTime(created),
      confirmed: isoTimeOrNull(confirmed),
      unsubscribed: isoTimeOrNull(unsubscribed),
      consent_version: consentVersion,
      unsubscribe_url: beforeToken + unsubscribeToken(secret, id, keyVersion),
    }
  }
}

export const exportFormats = ['csv', 'excel', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

type Writer = <Item>(items: AsyncIterable<Item>, rowOf: (item: Item) => ExportRow) => AsyncIterable<string>

/** Yields the rows of items as text, in pieces. Reads only the items of the piece that was asked for. */
export const rowWriters: Record<ExportFormat, Writer> = {
  /** Follows RFC 4180. */
  csv: (items, rowOf) => separatedValues(items, rowOf, { bom: false, delimiter: ',' }),
  /** Excel recognises UTF-8 by the byte order mark, and expects semicolons where the comma is the decimal mark. */
  excel: (items, rowOf) => separatedValues(items, rowOf, { bom: true, delimiter: ';' }),
  json: (items, rowOf) => jsonLines(items, rowOf),
}

async function* separatedValues<Item>(
  items: AsyncIterable<Item>,
  rowOf: (item: Item) => ExportRow,
  form: { bom: boolean; delimiter: string },
) {
  const { bom, delimiter } = form
  // With a custom record delimiter the library quotes a lone CR or LF in a cell only on request.
  const options = { delimiter, record_delimiter: '\r\n', quote_record_delimiter: true }
  // The library is slow, so it gets only the few lines with a cell that must be quoted.
  const lineOf = (cells: string[]): string =>
    cells.some((cell) => special.test(cell)) ? stringify([cells], options) : `${cells.join(delimiter)}\r\n`
  yield stringify([exportColumns], { ...options, bom })
  for await (const batch of batches(items)) {
    let piece = ''
    for (const item of batch) {
      const row = rowOf(item)
      piece += lineOf(exportColumns.map((column) => cellOf(column, row[column])))
    }
    yield piece
  }
}

/** Returns `2026-03-01 12:05:00` for a time, which every spreadsheet reads as a time; any other value as text. */
const cellOf = (column: Column, value: string | number | null): string =>
  timeColumns.has(column) && typeof value === 'string'
    ? `${value.slice(0, 10)} ${value.slice(11, 19)}`
    : harmlessCell(value)

/** The characters for which a cell is quoted, with either delimiter. */
const special = /[",;\r\n]/

async function* jsonLines<Item>(items: AsyncIterable<Item>, rowOf: (item: Item) => ExportRow) {
  for await (const batch of batches(items)) yield batch.map((item) => `${visibleJson(rowOf(item))}\n`).join('')
}

/** The rows of one piece: a few dozen kilobytes. */
const batchSize = 200

async function* batches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
