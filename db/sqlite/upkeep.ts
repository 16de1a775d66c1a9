import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import type { ConnectionKeeper } from './connection.ts'
import { whenUnlocked } from './locks.ts'

type Step = (database: Database.Database) => void

const carryLogOver: Step = (database) => void database.pragma('wal_checkpoint(PASSIVE)')
const rewriteFile: Step = (database) => void database.exec('VACUUM')

/** @throws SqliteError where another connection still reads from the log */
const emptyLog: Step = (database) => {
  const busy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true })
  // Busy is an answer here, not an error.
  if (busy) throw new Database.SqliteError('The write-ahead log is in use.', 'SQLITE_BUSY')
}

/** What takes long and would hold up every other use of the database, step by step. */
export const upkeepTasks = {
  /** Carries the write-ahead log into the database, most of it without a lock, and empties it. */
  checkpoint: [carryLogOver, emptyLog],
  /** Writes the file anew, without what deleted rows left behind in it. */
  rewrite: [rewriteFile, emptyLog],
} as const
export type UpkeepTask = keyof typeof upkeepTasks

/** Rejects with `SqliteError` where it could not be done. */
export type RunUpkeep = (task: UpkeepTask) => Promise<void>

/** What the thread is given, and what it answers: errors lose their class on the way between threads. */
export interface UpkeepOrder {
  file: string
  task: UpkeepTask
  timeout: Milliseconds
}
export interface UpkeepReport {
  failed?: { message: string; code: string }
}

/** In a process that serves nobody, or where there is no file for a thread. */
export const upkeepHere =
  (connections: ConnectionKeeper, lockWait: Milliseconds): RunUpkeep =>
  async (task) => {
    for (const step of upkeepTasks[task]) {
      await whenUnlocked(performance.now() + lockWait, () => step(connections.current().database))
    }
  }

/** In a thread of its own, with a connection of its own, that ends with the task. */
export const upkeepInThread =
  ({ file, entry, lockWait }: { file: string; entry: string; lockWait: Milliseconds }): RunUpkeep =>
  (task) =>
    new Promise((resolve, reject) => {
      const order: UpkeepOrder = { file, task, timeout: lockWait }
      const thread = new Worker(entry, { workerData: order })
      let report: UpkeepReport | undefined
      thread.once('message', (said: UpkeepReport) => (report = said))
      thread.once('error', reject)
      thread.once('exit', () => {
        if (!report) reject(new Error('The upkeep of the database ended without a word.'))
        else if (report.failed) reject(new Database.SqliteError(report.failed.message, report.failed.code))
        else resolve()
      })
    })

/**
 * From this size on the write-ahead log is carried into the database (bytes). To start a thread costs as much as five hundred
 * sign-ups: with 4 MB, which is SQLite's own measure, that was a third of all work under load, with 32 MB a tenth.
 */
export const logSize = 128 * 1024 * 1024
/** Pages after which SQLite does it itself, within a commit, should the thread fail to: 256 MB. */
export const logPagesAtMost = 65_536
/** After a checkpoint that could not empty the log. */
const checkpointPause: Milliseconds = 1_000

/** Bytes; 0 where it cannot be told. */
function sizeOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0
  } catch {
    return 0
  }
}

/** Answers what to call after each commit. Never more than one checkpoint at once. */
export function createCheckpointer(file: string, run: RunUpkeep) {
  const log = `${file}-wal`
  let notBefore = 0
  let running: Promise<void> | undefined

  return {
    committed(): void {
      if (running || performance.now() < notBefore) return
      if (sizeOf(log) < logSize) return
      running = run('checkpoint')
        // Nothing is lost by it: the log grows until the next one, and SQLite itself sets the bound.
        .catch(() => (notBefore = performance.now() + checkpointPause))
        .then(() => (running = undefined))
    },
    idle: async (): Promise<void> => running,
  }
}
