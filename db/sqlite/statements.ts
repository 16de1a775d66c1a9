import { eq, getTableColumns, isNull, or, sql, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Returns the SQL of a value that is bound when a prepared statement runs. */
export const parameter = (name: string): SQL => sql`${sql.placeholder(name)}`

/** Returns the condition that a column equals the bound value. Null matches every row. */
export const matches = (column: SQLiteColumn, name: string): SQL | undefined =>
  or(isNull(parameter(name)), eq(column, parameter(name)))

/** Prepares an INSERT of whole rows. SQLite assigns `seq`. */
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
