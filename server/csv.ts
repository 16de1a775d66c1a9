import { stringify } from 'csv-stringify/sync'

/** What makes a spreadsheet take a cell for a formula, or drop the character and then do so; also full-width and small. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/

/** A cell that every spreadsheet shows as text. */
export function harmlessCell(value: string | number | null): string {
  if (value === null || value === '') return ''
  const whole = String(value)
  const text = whole.includes('\0') ? whole.replaceAll('\0', '') : whole
  return formula.test(text) ? `'${text}` : text
}

/** A whole table as a file for spreadsheets (RFC 4180); by the mark at its head Excel knows UTF-8. */
export const writeTable = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map(harmlessCell)),
    { bom: true, record_delimiter: '\r\n', quote_record_delimiter: true },
  )
