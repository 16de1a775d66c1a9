import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { logAdditions, namesOf, type MigrationLog } from '../versions.ts'
import type { Milliseconds } from '../store.ts'
import { configure } from './connection.ts'
import { toStoreError } from './failures.ts'
import { openingTimeout, retryWhileLocked } from './locks.ts'
import { applyOutstanding, countAdditions, disableReferences, isMigrated, lastApplied } from './migrate.ts'

/** The longest wait for a lock before it is known that there is something to migrate. */
const lockWait: Milliseconds = 5_000
/** The longest wait for another process that migrates: it makes a backup first. */
const migrationWait: Milliseconds = 10 * 60 * 1000

/** Makes a backup of the database, and returns its path. An error that it throws leaves the database unchanged. */
export type BackUp = () => Promise<string>

/**
 * Applies outstanding migrations to an existing database, after a backup of it. Of several processes that start together, one makes the
 * backup and migrates, and the others wait for it.
 * @throws NewerDatabase, StoreUnavailable, the errors of `backUp`
 */
export async function migrateFile(options: {
  file: string
  migrationsFolder: string
  backUp: BackUp
  log: MigrationLog | undefined
}): Promise<void> {
  const { file, migrationsFolder, backUp, log } = options
  if (!isThere(file)) return
  let database: Database.Database | undefined
  try {
    const opened = (database = new Database(file, { fileMustExist: true, timeout: openingTimeout }))
    const found = await retryWhileLocked(performance.now() + lockWait, () => ({
      additions: countAdditions(opened, migrationsFolder),
      isNew: lastApplied(opened) === 0,
      isDone: isMigrated(opened, migrationsFolder),
    }))
    if (found.additions > 0) logAdditions(log, found.additions)
    if (found.isNew || found.isDone) return

    await retryWhileLocked(performance.now() + lockWait, () => configure(opened))
    disableReferences(opened)
    await retryWhileLocked(performance.now() + migrationWait, () => opened.exec('BEGIN IMMEDIATE'))
    if (isMigrated(opened, migrationsFolder)) return
    const backup = await backUp()
    const migrations = applyOutstanding(opened, migrationsFolder)
    opened.exec('COMMIT')
    log?.info({ migrations: namesOf(migrationsFolder, migrations), backup }, 'the database was migrated')
  } catch (error) {
    throw toStoreError(error)
  } finally {
    // An open transaction is rolled back.
    database?.close()
  }
}

/** Returns whether there is a database. Errors of the file system are reported when the store opens it. */
function isThere(file: string): boolean {
  try {
    return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
  } catch {
    return false
  }
}
