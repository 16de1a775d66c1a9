import type { Database } from 'better-sqlite3'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import {
  additiveMarks,
  isAdditive,
  isNewerThan,
  journal,
  newestOf,
  NewerDatabase,
  outstandingAfter,
} from '../versions.ts'

/**
 * Applies outstanding migrations in one transaction, with the journal table of drizzle's migrator. drizzle reads the journal
 * before it takes the lock, so the second of two processes that start together would fail.
 */
export function migrate(database: Database, migrationsFolder: string): void {
  if (isMigrated(database, migrationsFolder)) return
  disableReferences(database)
  database.transaction(() => applyOutstanding(database, migrationsFolder)).immediate()
}

/**
 * Turns references off before the transaction of a migration. A migration that rebuilds a table drops it, which would delete the rows
 * that refer to it. SQLite ignores this pragma inside a transaction, so the one in the generated file has no effect.
 */
export const disableReferences = (database: Database): void => void database.pragma('foreign_keys = OFF')

/** Applies outstanding migrations in the caller's transaction, and returns them. */
export function applyOutstanding(database: Database, migrationsFolder: string): MigrationMeta[] {
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${journal} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
    CREATE TABLE IF NOT EXISTS ${additiveMarks} (created_at integer PRIMARY KEY);
  `)
  const enter = database.prepare(`INSERT INTO ${journal} (hash, created_at) VALUES (?, ?)`)
  const mark = database.prepare(`INSERT INTO ${additiveMarks} (created_at) VALUES (?)`)
  const migrations = outstanding(database, migrationsFolder)
  for (const migration of migrations) {
    for (const statement of migration.sql) database.exec(statement)
    enter.run(migration.hash, migration.folderMillis)
    if (isAdditive(migration)) mark.run(migration.folderMillis)
  }
  const dangling = database.pragma('foreign_key_check') as unknown[]
  if (dangling.length > 0) throw new Error(`The migrations left ${dangling.length} dangling references.`)
  return migrations
}

/** Returns whether every migration has been applied. */
export const isMigrated = (database: Database, migrationsFolder: string): boolean =>
  outstanding(database, migrationsFolder).length === 0

const outstanding = (database: Database, migrationsFolder: string): MigrationMeta[] =>
  outstandingAfter(migrationsFolder, lastApplied(database))

/** Returns whether the database has a migration that is newer than all of these. */
export const isNewer = (database: Database, migrationsFolder: string): boolean =>
  isNewerThan(migrationsFolder, lastApplied(database))

/**
 * Returns the number of the database's migrations that are newer than these. All of them are additive.
 * @throws NewerDatabase when one of them is not
 */
export function countAdditions(database: Database, migrationsFolder: string): number {
  if (!isNewer(database, migrationsFolder)) return 0
  const rowsAfter = (table: string) =>
    database
      .prepare<[number], number>(`SELECT created_at FROM ${table} WHERE created_at > ?`)
      .pluck()
      .all(newestOf(migrationsFolder))
  const marked = new Set(hasTable(database, additiveMarks) ? rowsAfter(additiveMarks) : [])
  const applied = rowsAfter(journal)
  if (!applied.every((time) => marked.has(time))) throw new NewerDatabase()
  return applied.length
}

const hasTable = (database: Database, name: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined

/** Returns the time stamp of the newest applied migration; 0 for a new database. */
export function lastApplied(database: Database): number {
  if (!hasTable(database, journal)) return 0
  return database.prepare<[], number>(`SELECT coalesce(max(created_at), 0) FROM ${journal}`).pluck().get() ?? 0
}
