import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { whenUnlocked } from './locks.ts'
import { upkeepTasks, type UpkeepOrder, type UpkeepReport } from './upkeep.ts'

/* The entry of a thread: one task, one connection, one report. */

const { file, task, timeout } = workerData as UpkeepOrder

/**
 * To empty the log SQLite keeps writers out for as long as it waits for readers, and a backup reads for many seconds. So
 * it waits for a moment only, and is asked again.
 */
const moment: Milliseconds = 10

async function work(): Promise<UpkeepReport> {
  try {
    const database = new Database(file, { fileMustExist: true, timeout: moment })
    try {
      database.pragma('synchronous = FULL')
      database.pragma('secure_delete = ON')
      database.pragma('temp_store = MEMORY')
      for (const step of upkeepTasks[task]) {
        await whenUnlocked(performance.now() + timeout, () => step(database))
      }
      return {}
    } finally {
      database.close()
    }
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return { failed: { message, code: code ?? 'SQLITE_ERROR' } }
  }
}

parentPort?.postMessage(await work())
