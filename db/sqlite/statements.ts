import { eq, getTableColumns, isNull, or, sql, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A value that a prepared statement is given when it runs. */
export const given = (name: string): SQL => sql`${sql.placeholder(name)}`

/** Holds for every row where the value is null. */
export const matches = (column: SQLiteColumn, name: string): SQL | undefined =>
  or(isNull(given(name)), eq(column, given(name)))

/** An INSERT prepared once, that takes whole rows. `seq` is the database's to give. */
export function prepareInsert<Table extends SQLiteTable>(db: BetterSQLite3Database, table: Table) {
  const columns = Object.keys(getTableColumns(table)).filter((column) => column !== 'seq')
  const placeholders = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]))
  const statement = db
    .insert(table)
    .values(placeholders as SQLiteInsertValue<Table>)
    .prepare()
  return (row: Required<Omit<InferInsertModel<Table>, 'seq'>>): void => {
    statement.run(row)
  }
}
