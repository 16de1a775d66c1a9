import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { upkeepTasks, type UpkeepOrder, type UpkeepReport } from './upkeep.ts'

/* The entry of a thread: one task, one connection, one report. */

const { file, task, timeout } = workerData as UpkeepOrder

function work(): UpkeepReport {
  try {
    const database = new Database(file, { fileMustExist: true, timeout })
    try {
      database.pragma('synchronous = FULL')
      database.pragma('secure_delete = ON')
      database.pragma('temp_store = MEMORY')
      for (const step of upkeepTasks[task]) step(database)
      return {}
    } finally {
      database.close()
    }
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return { failed: { message, code: code ?? 'SQLITE_ERROR' } }
  }
}

parentPort?.postMessage(work())
