import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import type { ConnectionManager } from './connection.ts'
import { retryWhileLocked } from './locks.ts'

type Step = (database: Database.Database) => void

const rewriteFile: Step = (database) => void database.exec('VACUUM')

/** @throws SqliteError where another connection still reads from the log */
const emptyLog: Step = (database) => {
  const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
  // Busy is an answer here, not an error.
  if (busy) throw new Database.SqliteError('The write-ahead log is in use.', 'SQLITE_BUSY')
}

/** Writes the file anew, without what deleted rows left behind in it and in the log. */
export const rewriteSteps: readonly Step[] = [rewriteFile, emptyLog]

/** Rejects with `SqliteError` where it could not be done. */
export type Rewrite = () => Promise<void>

/** What the thread is given, and what it answers: errors lose their class on the way between threads. */
export interface RewriteOrder {
  file: string
  timeout: Milliseconds
}
export interface RewriteReport {
  failed: { message: string; code: string } | undefined
}

/** In a process that serves nobody, or where there is no file for a thread. */
export const rewriteHere =
  (connections: ConnectionManager, lockWait: Milliseconds): Rewrite =>
  async () => {
    for (const step of rewriteSteps) {
      await retryWhileLocked(performance.now() + lockWait, () => step(connections.current().database))
    }
  }

/** In a thread of its own, with a connection of its own, that ends with the task. */
export const rewriteInThread =
  ({ file, entry, lockWait }: { file: string; entry: string; lockWait: Milliseconds }): Rewrite =>
  () =>
    new Promise((resolve, reject) => {
      const order: RewriteOrder = { file, timeout: lockWait }
      const thread = new Worker(entry, { workerData: order })
      let report: RewriteReport | undefined
      thread.on('message', (said: RewriteReport) => {
        // Under `node --watch` Node itself also sends messages: the files that the thread has loaded.
        if ('failed' in said) report = said
      })
      thread.once('error', reject)
      thread.once('exit', () => {
        if (!report) reject(new Error('The thread that rewrites the database ended without a word.'))
        else if (report.failed) reject(new Database.SqliteError(report.failed.message, report.failed.code))
        else resolve()
      })
    })
