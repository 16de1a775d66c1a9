import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { StoreLog } from '../store.ts'
import { isBroken } from './failures.ts'
import { identity, keepPrivate } from './file.ts'
import { busyTimeout, openingTimeout } from './locks.ts'
import { mediaFolderOf } from './mediaFolder.ts'
import { countAdditions, isMigrated, migrate } from './migrate.ts'
import { prepareTables, type SqliteTables } from './sqliteTables.ts'

/**
 * The size of the write-ahead log, in bytes, from which a commit starts a checkpoint. With SQLite's default of 4 MB the
 * checkpoints took a tenth of the work of a sign-up, because they write the same page more often.
 */
export const logSize = 32 * 1024 * 1024
const pageSize = 4096

/**
 * Prepares a connection for writing.
 * @throws SqliteError
 */
export function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL')
  // Syncs at every commit. By default this build of SQLite syncs a write-ahead log only at checkpoints.
  database.pragma('synchronous = FULL')
  database.pragma(`wal_autocheckpoint = ${logSize / pageSize}`)
  // Shrinks the log again after it has grown during a backup.
  database.pragma(`journal_size_limit = ${logSize}`)
  database.pragma('secure_delete = ON')
  // Otherwise a rolled back savepoint or a VACUUM would leave personal data in files of the temporary folder.
  database.pragma('temp_store = MEMORY')
}

/**
 * Opens the database, creates it if there is none, and applies outstanding migrations.
 * @param wasOpen whether this process has had it open before. Then an empty file is refused, since another file is being
 *   copied over the database and new tables would mix with it.
 * @throws NewerDatabase; SqliteError, also when another process holds the lock for longer than `openingTimeout`
 */
export function openDatabase(file: string, migrationsFolder: string, wasOpen = false): Database.Database {
  keepPrivate(file)
  const database = new Database(file, { fileMustExist: true, timeout: openingTimeout })
  try {
    // The checks must come before the first write.
    if (!wasOpen) countAdditions(database, migrationsFolder)
    else if (!isMigrated(database, migrationsFolder)) {
      throw new Database.SqliteError('The database was emptied or replaced.', 'SQLITE_READONLY_DBMOVED')
    }
    configure(database)
    if (!wasOpen) migrate(database, migrationsFolder)
    database.pragma('foreign_keys = ON')
    database.pragma(`busy_timeout = ${busyTimeout}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export interface Connection {
  database: Database.Database
  tables: SqliteTables
  /** Runs a function in a transaction or, inside a transaction, in a savepoint. */
  atomically: Database.Transaction<(run: () => unknown) => unknown>
}

function prepare(database: Database.Database, file: string): Connection {
  try {
    return {
      database,
      tables: prepareTables(drizzle({ client: database }), mediaFolderOf(file)),
      atomically: database.transaction((run: () => unknown) => run()),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

export type ConnectionManager = ReturnType<typeof createConnectionManager>

/** Creates the manager of the store's only connection. It opens the connection when needed and reopens it after a failure. */
export function createConnectionManager(options: {
  file: string
  migrationsFolder: string
  log: StoreLog | undefined
}) {
  const { file, migrationsFolder, log } = options
  let connection: Connection | undefined
  let origin: string | undefined
  let closed = false

  return {
    /**
     * Returns the open connection.
     * @throws StoreUnavailable after `close`; SqliteError when the database cannot be opened or is no longer the file that was
     * opened first
     */
    current(): Connection {
      if (closed) throw new StoreUnavailable(new Error('The store is closed.'))
      // SQLite would keep writing to a file that was moved or deleted, and acknowledged data would be lost. A file put in
      // its place cannot be opened either: SQLite would apply the write-ahead log of the old file to it.
      if (origin !== undefined && identity(file) !== origin) {
        throw new Database.SqliteError('The database was moved, removed or replaced.', 'SQLITE_READONLY_DBMOVED')
      }
      if (!connection) {
        connection = prepare(openDatabase(file, migrationsFolder, origin !== undefined), file)
        origin = identity(file)
      }
      return connection
    },

    /** Closes the connection if `error` may have broken it. */
    failed(error: unknown): void {
      if (!connection || !isBroken(error)) return
      log?.warn({ err: error }, 'The database failed. It will be opened again.')
      const { database } = connection
      connection = undefined
      try {
        database.close()
      } catch (closing) {
        log?.warn({ err: closing }, 'The failed database connection could not be closed.')
      }
    },

    close(): void {
      closed = true
      connection?.database.close()
      connection = undefined
    },
  }
}
