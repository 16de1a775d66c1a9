import { fsyncSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { toStoreError } from './failures.ts'
import { busyTimeout, retryWhileLocked } from './locks.ts'

/** The time to wait while another process holds an exclusive lock. */
const lockWait: Milliseconds = 5000

/** One megabyte of pages of the default size. */
const pagesPerStep = 256
/** The shortest pause between two steps. */
const minPause: Milliseconds = 5

/**
 * Syncs the copied pages and blocks for as long as the step took. The disk then has little queued and is idle half of the
 * time, so the site's own commits stay fast. The block is needed because the driver starts the next step at once.
 */
function yieldToWriters(descriptor: number, began: Milliseconds): void {
  fsyncSync(descriptor)
  const pause = Math.max(minPause, performance.now() - began)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
}

export interface CopyOptions {
  /** The database; it may be in use. */
  from: string
  /** An empty file. The copy needs no other file beside it. */
  to: string
  /** An open descriptor of `to`. */
  descriptor: number
  /** Called between two steps. An error that it throws ends the copy. */
  progress?: (pagesDone: number, pagesTotal: number) => void
}

/**
 * Copies a snapshot of the database while other connections read and write. Their writes do not restart the copy. Until it
 * ends, the write-ahead log keeps growing.
 * @throws StoreUnavailable when the database cannot be read
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
      // The driver reports a locked database as a finished copy without pages.
      if (totalPages === 0) throw new Database.SqliteError('The database is locked, or empty.', 'SQLITE_BUSY')
    } finally {
      database.close()
    }
    makeSelfContained(to)
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Opens a read transaction, in which SQLite's backup then copies. */
function openSnapshot(database: Database.Database): void {
  if (!database.inTransaction) database.exec('BEGIN')
  database.prepare('SELECT count(*) FROM sqlite_schema').get()
}

/** Turns the write-ahead log off, so that the file needs no other file beside it. */
export function makeSelfContained(file: string): void {
  const database = new Database(file, { fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
  } finally {
    database.close()
  }
}
