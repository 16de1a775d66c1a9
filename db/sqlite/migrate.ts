import type { Database } from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { isNewerThan } from '../versions.ts'

const journal = '__drizzle_migrations'

/**
 * Applies the migrations that the database has not seen, and keeps the same journal as drizzle's own migrator. That one
 * reads the journal before it takes the lock, so of two processes that start at once the second fails.
 */
export function migrate(database: Database, migrationsFolder: string): void {
  if (isMigrated(database, migrationsFolder)) return

  // A migration rebuilds a table by dropping it; enforced, that would delete what refers to it. SQLite ignores the
  // switch inside a transaction, so the switch in the generated file comes too late.
  database.pragma('foreign_keys = OFF')
  const applyAll = database.transaction(() => {
    database.exec(
      `CREATE TABLE IF NOT EXISTS ${journal} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    )
    const enter = database.prepare(`INSERT INTO ${journal} (hash, created_at) VALUES (?, ?)`)
    for (const migration of outstanding(database, migrationsFolder)) {
      for (const statement of migration.sql) database.exec(statement)
      enter.run(migration.hash, migration.folderMillis)
    }
    const dangling = database.pragma('foreign_key_check') as unknown[]
    if (dangling.length > 0) throw new Error(`The migrations left ${dangling.length} dangling references.`)
  })
  applyAll.immediate()
}

/** Whether the database has seen every migration. */
export const isMigrated = (database: Database, migrationsFolder: string): boolean =>
  outstanding(database, migrationsFolder).length === 0

function outstanding(database: Database, migrationsFolder: string) {
  const applied = lastApplied(database)
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > applied)
}

/** Whether a version of this program that is newer than these migrations has written to the database. */
export const isNewer = (database: Database, migrationsFolder: string): boolean =>
  isNewerThan(migrationsFolder, lastApplied(database))

/** The time stamp of the newest migration applied; 0 in a new database. */
function lastApplied(database: Database): number {
  const known = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(journal)
  if (!known) return 0
  return database.prepare<[], number>(`SELECT coalesce(max(created_at), 0) FROM ${journal}`).pluck().get() ?? 0
}
