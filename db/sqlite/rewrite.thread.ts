import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { retryWhileLocked } from './locks.ts'
import { rewriteSteps, type RewriteOrder, type RewriteReport } from './rewrite.ts'

/* The entry of a thread that rewrites the database once and reports the result. */

const { file, timeout } = workerData as RewriteOrder

/**
 * The time that SQLite itself waits for a lock. To truncate the log it blocks writers while it waits for readers, and a
 * backup reads for many seconds; so the wait is short and repeated.
 */
const busyTimeout: Milliseconds = 10

async function work(): Promise<RewriteReport> {
  try {
    const database = new Database(file, { fileMustExist: true, timeout: busyTimeout })
    try {
      database.pragma('synchronous = FULL')
      database.pragma('secure_delete = ON')
      database.pragma('temp_store = MEMORY')
      for (const step of rewriteSteps) {
        await retryWhileLocked(performance.now() + timeout, () => step(database))
      }
      return { failed: undefined }
    } finally {
      database.close()
    }
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return { failed: { message, code: code ?? 'SQLITE_ERROR' } }
  }
}

parentPort?.postMessage(await work())
