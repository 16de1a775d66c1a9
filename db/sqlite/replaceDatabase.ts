import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { toStoreError, isDamaged } from './failures.ts'
import { companions, identity, keepPrivate } from './file.ts'
import { busyTimeout, retryWhileLocked } from './locks.ts'

/** The time to wait for a lock. A staff command that reads ends within it; a running server does not. */
const lockWait: Milliseconds = 500

/** A completed step of a replacement. Tests crash the process after each. */
export type ReplaceStep = 'kept' | 'cleared' | 'replaced'

/** The locked database. No other process can use it until `release`. */
export interface ReservedDatabase {
  /**
   * `damaged`: SQLite cannot open it, so it cannot be read and a server cannot start on it. `missing`: an empty database was
   * created in its place.
   */
  state: 'present' | 'missing' | 'damaged'
  /** The open database; undefined unless `present`. */
  database: Database.Database | undefined
  /**
   * Renames `draft` into its place. The draft must be synced and need no other file. The old database is kept, with its
   * write-ahead log checkpointed or, if damaged, beside it. After a crash the old or the new database is in place, never the
   * new one with the old log.
   * @throws StoreUnavailable when another process has replaced the database meanwhile; Error of the file system
   */
  replaceWith(draft: string, reached?: (step: ReplaceStep) => void): Promise<void>
  release(): void
}

/**
 * Locks the database and removes its write-ahead log by a checkpoint. SQLite allows that only to the last connection, so the
 * check for other users depends on nothing but SQLite's own locks.
 * @param keptAs the unused path at which a replaced database is kept
 * @throws StoreUnavailable (caused by SQLITE_BUSY) when another process has the database open
 */
export async function reserve(file: string, keptAs: string): Promise<ReservedDatabase> {
  let log: LinkedLog | undefined
  try {
    // SQLite deletes a log that it cannot apply. A second link keeps it.
    log = linkLog(file, keptAs)
    keepPrivate(file)
    return await openLocked({ file, keptAs, log })
  } catch (error) {
    log?.forget()
    throw toStoreError(error)
  }
}

async function openLocked(paths: Paths): Promise<ReservedDatabase> {
  const { file } = paths
  const database = new Database(file, { fileMustExist: true, timeout: busyTimeout })
  try {
    await lockExclusively(database)
    return reserveReadable(paths, database)
  } catch (error) {
    database.close()
    if (!isDamaged(error)) throw error
    return reserveDamaged(paths, lockDamaged(file))
  }
}

/**
 * Takes an exclusive lock with a transaction. Until it ends no other process can open the database, and there are no files beside it.
 * @throws SqliteError (SQLITE_BUSY) when another process has the database open
 */
export const lockExclusively = (database: Database.Database): Promise<void> =>
  retryWhileLocked(performance.now() + lockWait, () => tryExclusiveLock(database))

function tryExclusiveLock(database: Database.Database): void {
  // Checkpoints and removes the log. An empty file gets a first page, because SQLite would lock a database without pages by a
  // journal file, which would later be taken for the journal of the new database.
  database.pragma('journal_mode = DELETE')
  if (!hasPages(database)) database.pragma('user_version = 0')
  database.exec('BEGIN EXCLUSIVE')
  const isLogged = database.pragma('journal_mode', { simple: true }) !== 'delete'
  if (!isLogged && !companions.some((ending) => existsSync(database.name + ending))) return
  // Another process opened the database between the checkpoint and the lock.
  database.exec('ROLLBACK')
  throw new Database.SqliteError('Another process has opened the database.', 'SQLITE_BUSY')
}

const hasPages = (database: Database.Database) => database.pragma('page_count', { simple: true }) !== 0

/**
 * Locks a damaged database. That works when the schema is damaged but the first page is not; a running server that read the
 * schema earlier may still use such a database. Returns undefined when SQLite cannot lock it.
 * @throws SqliteError when another process has the database open
 */
function lockDamaged(file: string): Database.Database | undefined {
  const database = new Database(file, { fileMustExist: true, timeout: busyTimeout })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (isDamaged(error)) return undefined
    throw error
  }
}

function isEmptyDatabase(database: Database.Database): boolean {
  try {
    return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
  } catch (error) {
    if (isDamaged(error)) return false
    throw error
  }
}

interface Paths {
  file: string
  keptAs: string
  log: LinkedLog
}

function reserveReadable({ file, keptAs, log }: Paths, database: Database.Database): ReservedDatabase {
  const isEmpty = isEmptyDatabase(database)
  if (!isEmpty) log.forget()
  let isReplaced = false
  return {
    state: isEmpty ? 'missing' : 'present',
    database: isEmpty ? undefined : database,
    async replaceWith(draft, reached = () => {}) {
      if (!isEmpty) linkSync(file, keptAs)
      reached('kept')
      // A process that waits for the lock has the old file open. SQLite starts no write-ahead log for a file that was moved,
      // so none can appear beside the new one.
      try {
        renameSync(draft, file)
      } catch (error) {
        if (!isEmpty) unlinkSync(keptAs)
        throw error
      }
      isReplaced = true
      syncFolder(file)
      reached('replaced')
      await setTimeout(2 * busyTimeout)
    },
    release() {
      // The empty database was created only for the lock.
      if (isEmpty && !isReplaced) unlinkSync(file)
      database.exec('ROLLBACK')
      database.close()
      if (isEmpty && !isReplaced) log.putBack()
    },
  }
}

function reserveDamaged({ file, keptAs, log }: Paths, lock: Database.Database | undefined): ReservedDatabase {
  const found = identity(file)
  const refuseOther = () => {
    if (identity(file) === found) return
    throw toStoreError(new Database.SqliteError('The database was replaced meanwhile.', 'SQLITE_BUSY'))
  }
  let isReplaced = false
  return {
    state: 'damaged',
    database: undefined,
    async replaceWith(draft, reached = () => {}) {
      refuseOther()
      linkSync(file, keptAs)
      reached('kept')
      for (const ending of companions) rmSync(file + ending, { force: true })
      syncFolder(file)
      reached('cleared')
      refuseOther()
      renameSync(draft, file)
      isReplaced = true
      syncFolder(file)
      reached('replaced')
    },
    release() {
      lock?.close()
      if (!isReplaced) log.putBack()
    },
  }
}

interface LinkedLog {
  /** Removes the second links. */
  forget(): void
  /** Puts missing files back beside the database and removes the second links. */
  putBack(): void
}

/** Links the log and the journal of a database beside `keptAs` too. */
function linkLog(file: string, keptAs: string): LinkedLog {
  const endings = companions.filter((ending) => ending !== '-shm' && existsSync(file + ending))
  for (const ending of endings) linkSync(file + ending, keptAs + ending)
  const forget = () => {
    for (const ending of endings) rmSync(keptAs + ending, { force: true })
  }
  return {
    forget,
    putBack() {
      for (const ending of endings) if (!existsSync(file + ending)) linkSync(keptAs + ending, file + ending)
      forget()
    },
  }
}

/** Syncs the folder, so that renames survive a power cut. Not every file system supports it. */
function syncFolder(file: string): void {
  let folder: number | undefined
  try {
    folder = openSync(dirname(file), 'r')
    fsyncSync(folder)
  } catch {
    // Only the names are at risk: the files themselves are synced.
  } finally {
    if (folder !== undefined) closeSync(folder)
  }
}
