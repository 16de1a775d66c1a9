import { fsyncSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { toStoreError } from './failures.ts'
import { busyTimeout, retryWhileLocked } from './locks.ts'

/** How long the database is waited for where something else holds all of it. */
const lockWait: Milliseconds = 5000

/** One megabyte of the usual pages. */
const pagesPerStep = 256
/** At least so long between two steps. */
const minPause: Milliseconds = 5

/**
 * Puts what was copied on the disk, and waits as long as the step took: a writer of the site finds little before it in
 * the disk's queue, and half of the time none of ours. Nothing else is to be done in the process meanwhile, and the
 * driver's steps follow each other at once.
 */
function yieldToWriters(descriptor: number, began: Milliseconds): void {
  fsyncSync(descriptor)
  const pause = Math.max(minPause, performance.now() - began)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
}

export interface CopyOptions {
  /** The database; it may be in use. */
  from: string
  /** An empty file. Becomes one file that needs no other. */
  to: string
  /** An open descriptor of `to`. */
  descriptor: number
  /** Called between two steps; what it throws ends the copy. */
  progress?: (pagesDone: number, pagesTotal: number) => void
}

/**
 * Copies the database as it is at one moment, while others read and write. The copy is of a snapshot: it need not begin
 * anew when somebody writes, and so always comes to an end. Until then the write-ahead log keeps growing.
 * @throws StoreUnavailable
 */
export async function copyDatabase({ from, to, descriptor, progress }: CopyOptions): Promise<void> {
  try {
    const database = new Database(from, { fileMustExist: true, timeout: busyTimeout })
    try {
      await retryWhileLocked(performance.now() + lockWait, () => openSnapshot(database))
      let began = performance.now()
      const { totalPages } = await database.backup(to, {
        progress(at) {
          progress?.(at.totalPages - at.remainingPages, at.totalPages)
          yieldToWriters(descriptor, began)
          began = performance.now()
          return pagesPerStep
        },
      })
      // The driver takes a lock in its way for the end of the copy.
      if (totalPages === 0) throw new Database.SqliteError('The database is locked, or empty.', 'SQLITE_BUSY')
    } finally {
      database.close()
    }
    makeSelfContained(to)
  } catch (error) {
    throw toStoreError(error)
  }
}

/** SQLite's backup copies in the transaction that is open on its source. */
function openSnapshot(database: Database.Database): void {
  if (!database.inTransaction) database.exec('BEGIN')
  database.prepare('SELECT count(*) FROM sqlite_schema').get()
}

/** A copy of a database with a write-ahead log expects one, too. */
export function makeSelfContained(file: string): void {
  const database = new Database(file, { fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
  } finally {
    database.close()
  }
}
