import { eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { AcceptedMail } from '../tableInterfaces.ts'

/** Returns the condition that a column equals the value. No value matches every row. */
export const matches = <Value>(column: Column, value: Value | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)

/** Returns the SQL of mails as rows `accepted (id, at)`. */
export const acceptedRows = (mails: readonly AcceptedMail[]): SQL =>
  sql`unnest(${sql.param(mails.map(({ id }) => id))}::text[], ${sql.param(mails.map(({ at }) => at))}::bigint[]) as accepted(id, at)`

/** Returns a comparison of rows by a text. */
export const by =
  <Row>(textOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    textOf(one) < textOf(other) ? -1 : 1

/** Returns the first row, if any. */
export const first = <Row>([row]: Row[]): Row | undefined => row

/**
 * Returns the first row.
 * @throws Error when there is none
 */
export function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.')
  return row
}

/** Returns the number of changed rows. */
export const rowsOf = ({ rowCount }: { rowCount: number | null }): number => rowCount ?? 0
