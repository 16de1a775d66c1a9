import { eq, getTableColumns, getTableName, sql, type Column, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AcceptedMail } from '../tableInterfaces.ts'
import { withoutNul } from './connection.ts'

/** Returns the condition that a column equals the value. No value matches every row. */
export const matches = <Value>(column: Column, value: Value | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)

/** Matches what `json_to_recordset` refuses in a text: U+0000 and halves of a surrogate pair. */
const refusedInJson = /\\u(?:0000|d[89a-f])/

/** Returns values as the JSON of one parameter. What PostgreSQL cannot store becomes U+FFFD. */
function toJson(values: readonly unknown[]): string {
  const json = JSON.stringify(values)
  if (!refusedInJson.test(json)) return json
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'string' ? String(withoutNul(value)).toWellFormed() : value,
  )
}

/**
 * Returns the SQL that inserts rows in their order. They are one parameter: a parameter for each value costs more processor time
 * than the insert itself.
 * @param rows at least one; all have the same properties
 */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): SQL {
  const columns = getTableColumns<PgTable>(table)
  const given = Object.keys(rows[0] ?? {}).map((property) => ({ property, column: columns[property]! }))
  const list = (toSql: (one: (typeof given)[number]) => string) => sql.raw(given.map(toSql).join(', '))
  return sql`insert into ${sql.identifier(getTableName(table))} (${list(({ column }) => `"${column.name}"`)})
    select * from json_to_recordset(${toJson(rows)}) as given(${list(({ property, column }) => `"${property}" ${column.getSQLType()}`)})`
}

/** Returns the SQL of texts as rows `asked (text)`, in their order. */
export const textRows = (texts: readonly string[]): SQL =>
  sql`json_array_elements_text(${toJson(texts)}) as asked(text)`

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
