import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { toStoreError, isDamaged } from './failures.ts'
import { companions, identity, keepPrivate } from './file.ts'
import { busyTimeout, retryWhileLocked } from './locks.ts'

/** A command of the staff that reads for a moment is waited for; a server is not. */
const lockWait: Milliseconds = 500

/** Where an exchange has got to, for whoever wants to know what a crash there leaves. */
export type ReplaceStep = 'kept' | 'cleared' | 'replaced'

/** The database in its place, which nobody else can use until `release`. */
export interface ReservedDatabase {
  /**
   * `damaged`: SQLite cannot open it, so that nothing can be read from it, nor can a server start on it. `missing`: an
   * empty database stands there instead.
   */
  state: 'present' | 'missing' | 'damaged'
  /** To read from; none where there is nothing to read. */
  database: Database.Database | undefined
  /**
   * Puts `draft`, a database that needs no other file and is on the disk, in its place. What stood there is kept: with
   * its write-ahead log folded in or, where SQLite cannot, with its log beside it. A crash leaves the one or the other in
   * its place, and never the new one with the old one's log.
   * @throws StoreUnavailable where something else was quicker; Error of the file system
   */
  replaceWith(draft: string, reached?: (step: ReplaceStep) => void): Promise<void>
  release(): void
}

/**
 * Takes the database for itself and folds its write-ahead log in, as SQLite lets nobody who is not alone. So it shows
 * whether anybody else has it open, and nothing but SQLite's own locks has to be believed.
 * @param keptAs the name, not in use, that the database gets when it is replaced
 * @throws StoreUnavailable (SQLITE_BUSY beneath) where something else has it open
 */
export async function reserve(file: string, keptAs: string): Promise<ReservedDatabase> {
  let log: NamedAgain | undefined
  try {
    // SQLite removes a log that it can do nothing with. A second name of it is none of SQLite's business.
    log = nameAgain(file, keptAs)
    keepPrivate(file)
    return await openAlone({ file, keptAs, log })
  } catch (error) {
    log?.forget()
    throw toStoreError(error)
  }
}

async function openAlone(found: Found): Promise<ReservedDatabase> {
  const { file } = found
  const database = new Database(file, { fileMustExist: true, timeout: busyTimeout })
  try {
    await lockExclusively(database)
    return reservedAlone(found, database)
  } catch (error) {
    database.close()
    if (!isDamaged(error)) throw error
    return reservedDamaged(found, lockDamaged(file))
  }
}

/**
 * Begins a transaction on a database that nobody else has open. Until its end nobody can open it, and nothing lies beside it.
 * @throws SqliteError (SQLITE_BUSY) where somebody has it open
 */
export const lockExclusively = (database: Database.Database): Promise<void> =>
  retryWhileLocked(performance.now() + lockWait, () => tryExclusiveLock(database))

function tryExclusiveLock(database: Database.Database): void {
  // Folds the log in and removes it. A file that is still empty becomes an empty database: with a first page to lock,
  // for the lock on none is a journal, and that would be taken for the new database's.
  database.pragma('journal_mode = DELETE')
  if (!hasPages(database)) database.pragma('user_version = 0')
  database.exec('BEGIN EXCLUSIVE')
  const isLogged = database.pragma('journal_mode', { simple: true }) !== 'delete'
  if (!isLogged && !companions.some((ending) => existsSync(database.name + ending))) return
  // Somebody came between the two.
  database.exec('ROLLBACK')
  throw new Database.SqliteError('Another process has opened the database.', 'SQLITE_BUSY')
}

const hasPages = (database: Database.Database) => database.pragma('page_count', { simple: true }) !== 0

/**
 * Where the tables of contents are damaged but the first page is not, there is a lock to be had all the same, and a
 * server that has read them before may be using the rest. Undefined where there is none to be had.
 * @throws SqliteError where something else has the database open
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

interface Found {
  file: string
  keptAs: string
  log: NamedAgain
}

function reservedAlone({ file, keptAs, log }: Found, database: Database.Database): ReservedDatabase {
  const isEmpty = isEmptyDatabase(database)
  if (!isEmpty) log.forget()
  let isReplaced = false
  return {
    state: isEmpty ? 'missing' : 'present',
    database: isEmpty ? undefined : database,
    async replaceWith(draft, reached = () => {}) {
      if (!isEmpty) linkSync(file, keptAs)
      reached('kept')
      // Whoever waits for the lock meanwhile has the old file open. It has no write-ahead log, and SQLite starts none for
      // a file that is no longer in its place, so that none can come to lie beside the new one.
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
      // It was made for the lock alone.
      if (isEmpty && !isReplaced) unlinkSync(file)
      database.exec('ROLLBACK')
      database.close()
      if (isEmpty && !isReplaced) log.putBack()
    },
  }
}

function reservedDamaged({ file, keptAs, log }: Found, lock: Database.Database | undefined): ReservedDatabase {
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

interface NamedAgain {
  /** It is folded in, or in use. */
  forget(): void
  /** As if nothing had been begun. */
  putBack(): void
}

/** Gives what lies beside a database a second name beside `keptAs`. */
function nameAgain(file: string, keptAs: string): NamedAgain {
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

/** So that names survive a power cut; not every file system can. */
function syncFolder(file: string): void {
  let folder: number | undefined
  try {
    folder = openSync(dirname(file), 'r')
    fsyncSync(folder)
  } catch {
    // The files themselves are on disk.
  } finally {
    if (folder !== undefined) closeSync(folder)
  }
}
