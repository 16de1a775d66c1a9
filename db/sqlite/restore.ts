import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { openDatabase } from './connection.ts'
import { replayRemovals, keyMatches, type AcceptedKeys, type ReplayResult } from './replayRemovals.ts'
import { countPeople, isIntact, type People } from './verifyBackup.ts'
import type { ReservedDatabase } from './replaceDatabase.ts'
import { toStoreError, isDamaged } from './failures.ts'
import { companions } from './file.ts'
import { makeSelfContained } from './onlineBackup.ts'

/** What could be read of the database that is replaced. `partly`: it is damaged, and some of it may be lost. */
export type Reading = 'whole' | 'partly' | 'none'

export interface PreparedRestore extends ReplayResult {
  reading: Reading
  /** Whether the site's key is the one that the backup was written with; undefined where nothing tells. */
  keyMatches: boolean | undefined
}

/**
 * Copies a database that nobody writes to, byte by byte and with the log that it may have beside it: so the original is
 * not touched, wherever it lies.
 * @throws Error of the file system
 */
export function copyIn(from: string, draft: string): void {
  for (const ending of ['', ...companions]) {
    if (ending === '-shm' || (ending && !existsSync(from + ending))) continue
    copyFileSync(from + ending, draft + ending)
    chmodSync(draft + ending, 0o600)
  }
}

/** Undefined where they cannot be counted. */
export function peopleIn({ database }: ReservedDatabase): People | undefined {
  try {
    return database && countPeople(database)
  } catch {
    return undefined
  }
}

/**
 * Makes of a backup the database that is to be used: up to date, without those who left since, without what was erased
 * from it, in one file, on the disk.
 * @param draft nobody else knows it
 * @throws RestoreKeyMismatch where somebody was erased; StoreUnavailable; whatever `keys` throws
 */
export function prepareRestore(
  draft: string,
  options: {
    migrationsFolder: string
    /** What it replaces. */
    replaced: ReservedDatabase
    keys: () => AcceptedKeys
    /** Whether there is a key to compare. */
    hasKey: boolean
    at: Milliseconds
  },
): PreparedRestore {
  const { migrationsFolder, replaced, keys, hasKey, at } = options
  try {
    const database = openDatabase(draft, migrationsFolder)
    let readied: PreparedRestore
    try {
      const fits = hasKey ? keyMatches(database, keys()) : undefined
      readied = { ...replayFrom(replaced.database, database, keys, at), keyMatches: fits }
      // Deleted rows leave copies of themselves in the gaps of pages.
      database.exec('VACUUM')
    } finally {
      database.close()
    }
    makeSelfContained(draft)
    syncFile(draft)
    return readied
  } catch (error) {
    throw toStoreError(error)
  }
}

function replayFrom(
  present: Database.Database | undefined,
  older: Database.Database,
  keys: () => AcceptedKeys,
  at: Milliseconds,
): ReplayResult & { reading: Reading } {
  if (present) {
    try {
      const carried = replayRemovals(older, { present, keys }, at)
      return { ...carried, reading: isWhole(present) ? 'whole' : 'partly' }
    } catch (error) {
      if (!cannotBeRead(error)) throw error
    }
  }
  return { ...replayRemovals(older, undefined, at), reading: 'none' }
}

function isWhole(present: Database.Database): boolean {
  try {
    return isIntact(present)
  } catch (error) {
    if (isDamaged(error)) return false
    throw error
  }
}

/** Its pages are damaged, or the tables are not there. */
const cannotBeRead = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Database.SqliteError) return isDamaged(cause) || cause.code === 'SQLITE_ERROR'
  }
  return false
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
