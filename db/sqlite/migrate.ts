import type { Database } from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { isNewerThan } from '../versions.ts'

const journal = '__drizzle_migrations'

/**
 * Applies outstanding migrations in one transaction, with the journal table of drizzle's migrator. drizzle reads the journal
 * before it takes the lock, so the second of two processes that start together would fail.
 */
export function migrate(database: Database, migrationsFolder: string): void {
  if (isMigrated(database, migrationsFolder)) return

  // A migration that rebuilds a table drops it, which would delete the rows that refer to it. SQLite ignores this pragma
  // inside a transaction, so the one in the generated file has no effect.
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

/** Returns whether every migration has been applied. */
export const isMigrated = (database: Database, migrationsFolder: string): boolean =>
  outstanding(database, migrationsFolder).length === 0

function outstanding(database: Database, migrationsFolder: string) {
  const applied = lastApplied(database)
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > applied)
}

/** Returns whether the database has a migration that is newer than all of these. */
export const isNewer = (database: Database, migrationsFolder: string): boolean =>
  isNewerThan(migrationsFolder, lastApplied(database))

/** Returns the time stamp of the newest applied migration; 0 for a new database. */
function lastApplied(database: Database): number {
  const known = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(journal)
  if (!known) return 0
  return database.prepare<[], number>(`SELECT coalesce(max(created_at), 0) FROM ${journal}`).pluck().get() ?? 0
}
