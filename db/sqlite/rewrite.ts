import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import type { ConnectionManager } from './connection.ts'
import { retryWhileLocked } from './locks.ts'

type Step = (database: Database.Database) => void

const rewriteFile: Step = (database) => void database.exec('VACUUM')

/**
 * Empties the write-ahead log.
 * @throws SqliteError when another connection still reads from it
 */
const emptyLog: Step = (database) => {
  const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
  // SQLite reports busy as a result, not as an error.
  if (busy) throw new Database.SqliteError('The write-ahead log is in use.', 'SQLITE_BUSY')
}

/** The steps that rewrite the file without the remains of deleted rows, and empty the log. */
export const rewriteSteps: readonly Step[] = [rewriteFile, emptyLog]

/**
 * Rewrites the file.
 * @throws SqliteError when it fails
 */
export type Rewrite = () => Promise<void>

/** The input of the thread. */
export interface RewriteOrder {
  file: string
  timeout: Milliseconds
}
/** The result of the thread. It is plain data, because an error loses its class between threads. */
export interface RewriteReport {
  failed: { message: string; code: string } | undefined
}

/** Rewrites in the calling thread, for a process that serves no requests. */
export const rewriteHere =
  (connections: ConnectionManager, lockWait: Milliseconds): Rewrite =>
  async () => {
    for (const step of rewriteSteps) {
      await retryWhileLocked(performance.now() + lockWait, () => step(connections.current().database))
    }
  }

/** Rewrites in a new thread with its own connection. The thread ends with the task. */
export const rewriteInThread =
  ({ file, entry, lockWait }: { file: string; entry: string; lockWait: Milliseconds }): Rewrite =>
  () =>
    new Promise((resolve, reject) => {
      const order: RewriteOrder = { file, timeout: lockWait }
      const thread = new Worker(entry, { workerData: order })
      let report: RewriteReport | undefined
      thread.on('message', (message: RewriteReport) => {
        // Under `node --watch` Node also sends messages of its own.
        if ('failed' in message) report = message
      })
      thread.once('error', reject)
      thread.once('exit', () => {
        if (!report) reject(new Error('The thread that rewrites the database ended without a report.'))
        else if (report.failed) reject(new Database.SqliteError(report.failed.message, report.failed.code))
        else resolve()
      })
    })
