import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { StoreLog } from '../store.ts'
import { isBroken } from './failures.ts'
import { identity, keepPrivate } from './file.ts'
import { busyTimeout, openingTimeout } from './locks.ts'
import { isMigrated, migrate } from './migrate.ts'
import { prepareTables, type SqliteTables } from './sqliteTables.ts'

/**
 * From this size on a commit carries the write-ahead log into the database and begins it anew (bytes). The smaller, the
 * more often the same page is carried over: with 4 MB, which is SQLite's own measure, a tenth of a sign-up's work.
 */
export const logSize = 32 * 1024 * 1024
const pageSize = 4096

/**
 * Opens the database, new if there is none, and brings it up to date.
 * @param wasOpen whether this process has had it open before. Whoever copies a file over it empties it first: to begin
 *   a new one in it just then would mix the two, and lose what was acknowledged
 * @throws SqliteError, also where another process holds the lock for longer than `openingTimeout`, and where it was
 *   open and has been emptied
 */
export function openDatabase(file: string, migrationsFolder: string, wasOpen = false): Database.Database {
  keepPrivate(file)
  const database = new Database(file, { fileMustExist: true, timeout: openingTimeout })
  try {
    // Before anything is written to it.
    if (wasOpen && !isMigrated(database, migrationsFolder)) {
      throw new Database.SqliteError('The database was emptied or replaced.', 'SQLITE_READONLY_DBMOVED')
    }
    database.pragma('journal_mode = WAL')
    // What was acknowledged is on disk. Left alone, this build of SQLite syncs a WAL at checkpoints only.
    database.pragma('synchronous = FULL')
    database.pragma(`wal_autocheckpoint = ${logSize / pageSize}`)
    // What it grew by while a backup was reading is given back.
    database.pragma(`journal_size_limit = ${logSize}`)
    database.pragma('secure_delete = ON')
    // A rolled back savepoint or a VACUUM would else leave people's rows in files of the temporary folder.
    database.pragma('temp_store = MEMORY')
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
  /** All or nothing: a transaction, or inside one a savepoint. */
  atomically: Database.Transaction<(run: () => unknown) => unknown>
}

function prepare(database: Database.Database): Connection {
  try {
    return {
      database,
      tables: prepareTables(drizzle({ client: database })),
      atomically: database.transaction((run: () => unknown) => run()),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

export type ConnectionManager = ReturnType<typeof createConnectionManager>

/** The store's one connection: opened when it is first needed, and anew after a failure beneath it. */
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
     * @throws StoreUnavailable after `close`; SqliteError where the database cannot be opened, or is no longer the file
     * that was opened first
     */
    current(): Connection {
      if (closed) throw new StoreUnavailable(new Error('The store is closed.'))
      // SQLite would go on writing to a file that was moved or deleted, and what it acknowledged would be lost. To open
      // a file put in its place is no better: the write-ahead log of the old one would be applied to it.
      if (origin !== undefined && identity(file) !== origin) {
        throw new Database.SqliteError('The database was moved, removed or replaced.', 'SQLITE_READONLY_DBMOVED')
      }
      if (!connection) {
        connection = prepare(openDatabase(file, migrationsFolder, origin !== undefined))
        origin = identity(file)
      }
      return connection
    },

    /** Gives the connection up if `error` may have left it useless. */
    failed(error: unknown): void {
      if (!connection || !isBroken(error)) return
      log?.warn({ err: error }, 'The database failed; it will be opened anew.')
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
