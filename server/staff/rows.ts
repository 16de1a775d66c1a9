import { stringify } from 'csv-stringify/sync'
import type { Subscriber } from '#db/store.ts'
import { unsubscribeAddress, unsubscribeToken } from '../mail/addresses.ts'
import { isoTime, isoTimeOrNull } from '../services/personCopy.ts'
import { visibleJson } from './text.ts'

/** The columns of the export, always all of them and in this order. */
export const exportColumns = [
  'email',
  'name',
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
export type ExportRow = Record<Column, string | number | null>

export function exportRow(subscriber: Subscriber, site: { publicUrl: string; secret: string }): ExportRow {
  const { id, email, language, status, form, created, confirmed, unsubscribed, consentVersion, keyVersion } = subscriber
  return {
    email,
    // The form asks for none; the column stands there for programs that expect one.
    name: '',
    language,
    status,
    form,
    created: isoTime(created),
    confirmed: isoTimeOrNull(confirmed),
    unsubscribed: isoTimeOrNull(unsubscribed),
    consent_version: consentVersion,
    unsubscribe_url: unsubscribeAddress(site.publicUrl, unsubscribeToken(site.secret, id, keyVersion)),
  }
}

/** What makes a spreadsheet take a cell for a formula, or drop the character and then do so; also full-width and small. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/

/** A cell that every spreadsheet shows as text. */
export function harmlessCell(value: string | number | null): string {
  const text = String(value ?? '').replaceAll('\0', '')
  return formula.test(text) ? `'${text}` : text
}

export const exportFormats = ['csv', 'excel', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

type Writer = (rows: AsyncIterable<ExportRow>) => AsyncIterable<string>

/** The rows as text, piece by piece. Reads no further than the piece that was asked for. */
export const rowWriters: Record<ExportFormat, Writer> = {
  /** RFC 4180. */
  csv: (rows) => separatedValues(rows, { bom: false, delimiter: ',' }),
  /** By the mark at its head Excel knows UTF-8; where the comma is the decimal mark it expects semicolons. */
  excel: (rows) => separatedValues(rows, { bom: true, delimiter: ';' }),
  json: (rows) => jsonLines(rows),
}

async function* separatedValues(rows: AsyncIterable<ExportRow>, form: { bom: boolean; delimiter: string }) {
  const { bom, delimiter } = form
  // With a record delimiter of one's own, a lone CR or LF in a cell is not quoted unless one says so.
  const lines = { delimiter, record_delimiter: '\r\n', quote_record_delimiter: true }
  yield stringify([exportColumns], { ...lines, bom })
  for await (const batch of batches(rows)) {
    yield stringify(
      batch.map((row) => exportColumns.map((column) => harmlessCell(row[column]))),
      lines,
    )
  }
}

async function* jsonLines(rows: AsyncIterable<ExportRow>) {
  for await (const batch of batches(rows)) yield batch.map((row) => `${visibleJson(row)}\n`).join('')
}

/** So many rows make one piece: a few dozen kilobytes. */
const batchSize = 200

async function* batches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
