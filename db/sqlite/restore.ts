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

/** The readable part of the replaced database. `partly`: it is damaged, and rows may be lost. */
export type Reading = 'whole' | 'partly' | 'none'

export interface PreparedRestore extends ReplayResult {
  reading: Reading
  /** Whether the backup was written with the site's key; undefined when there is nothing to compare. */
  keyMatches: boolean | undefined
}

/**
 * Copies a database file with its log, without opening it, so that the original stays unchanged. No process may write to it.
 * @throws Error of the file system
 */
export function copyIn(from: string, draft: string): void {
  for (const ending of ['', ...companions]) {
    if (ending === '-shm' || (ending && !existsSync(from + ending))) continue
    copyFileSync(from + ending, draft + ending)
    chmodSync(draft + ending, 0o600)
  }
}

/** Returns the numbers of people and messages; undefined when the database cannot be read. */
export function peopleIn({ database }: ReservedDatabase): People | undefined {
  try {
    return database && countPeople(database)
  } catch {
    return undefined
  }
}

/**
 * Turns a copy of a backup into the next database: applies migrations, replays later erasures and withdrawals, overwrites
 * deleted data, and syncs it as a single file.
 * @param draft the copy, which no other process uses
 * @throws RestoreKeyMismatch when there are erasures and the key does not match; StoreUnavailable; the errors of `keys`
 */
export function prepareRestore(
  draft: string,
  options: {
    migrationsFolder: string
    /** The database that it replaces. */
    replaced: ReservedDatabase
    keys: () => AcceptedKeys
    /** Whether the site has a key to compare. */
    hasKey: boolean
    at: Milliseconds
  },
): PreparedRestore {
  const { migrationsFolder, replaced, keys, hasKey, at } = options
  try {
    const database = openDatabase(draft, migrationsFolder)
    let prepared: PreparedRestore
    try {
      const matches = hasKey ? keyMatches(database, keys()) : undefined
      prepared = { ...replayFrom(replaced.database, database, keys, at), keyMatches: matches }
      // Deleted rows leave copies of their data in unused parts of pages.
      database.exec('VACUUM')
    } finally {
      database.close()
    }
    makeSelfContained(draft)
    syncFile(draft)
    return prepared
  } catch (error) {
    throw toStoreError(error)
  }
}

function replayFrom(
  current: Database.Database | undefined,
  backup: Database.Database,
  keys: () => AcceptedKeys,
  at: Milliseconds,
): ReplayResult & { reading: Reading } {
  if (current) {
    try {
      const replayed = replayRemovals(backup, { current, keys }, at)
      return { ...replayed, reading: isWhole(current) ? 'whole' : 'partly' }
    } catch (error) {
      if (!cannotBeRead(error)) throw error
    }
  }
  return { ...replayRemovals(backup, undefined, at), reading: 'none' }
}

function isWhole(current: Database.Database): boolean {
  try {
    return isIntact(current)
  } catch (error) {
    if (isDamaged(error)) return false
    throw error
  }
}

/** Returns whether the pages are damaged or tables are missing. */
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
