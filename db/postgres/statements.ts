import { eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { AcceptedMail } from '../tableInterfaces.ts'

/** Holds for every row where there is no value. */
export const matches = <Value>(column: Column, value: Value | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)

/** Mails as rows `accepted (id, at)` of a statement. */
export const acceptedRows = (mails: readonly AcceptedMail[]): SQL =>
  sql`unnest(${sql.param(mails.map(({ id }) => id))}::text[], ${sql.param(mails.map(({ at }) => at))}::bigint[]) as accepted(id, at)`

/** The row that was asked for by its key. */
export const first = <Row>([row]: Row[]): Row | undefined => row

/** The row that cannot be missing. */
export function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database answered without the row that must be there.')
  return row
}

/** How many rows a change has touched. */
export const rowsOf = ({ rowCount }: { rowCount: number | null }): number => rowCount ?? 0
