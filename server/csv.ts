import { stringify } from 'csv-stringify/sync'

/** The first characters of cells that spreadsheets read as a formula. Some drop a control character first. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/

/** Returns a cell that every spreadsheet shows as text. */
export function harmlessCell(value: string | number | null): string {
  if (value === null || value === '') return ''
  const raw = String(value)
  const text = raw.includes('\0') ? raw.replaceAll('\0', '') : raw
  return formula.test(text) ? `'${text}` : text
}

/**
 * Returns rows as CSV (RFC 4180).
 * @param bom whether a byte order mark precedes them, from which Excel recognizes UTF-8
 */
export const writeRows = (rows: readonly (readonly (string | number | null)[])[], { bom = false } = {}): string =>
  stringify(
    rows.map((row) => row.map(harmlessCell)),
    { bom, record_delimiter: '\r\n', quote_record_delimiter: true },
  )

/** Returns a whole table as CSV for a spreadsheet. */
export const writeTable = (rows: readonly (readonly (string | number)[])[]): string => writeRows(rows, { bom: true })
