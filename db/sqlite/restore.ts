import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Milliseconds } from '../store.ts'
import { openDatabase } from './connection.ts'
import { carryOver, keyFits, type AcceptedKeys, type CarriedOver } from './departures.ts'
import { countPeople, isIntact, type People } from './examine.ts'
import type { Reserved } from './exchange.ts'
import { asPortError, isDamaged } from './failures.ts'
import { companions } from './file.ts'
import { makeSelfContained } from './wholeCopy.ts'

/** What could be read of the database that is replaced. `partly`: it is damaged, and some of it may be lost. */
export type Reading = 'whole' | 'partly' | 'none'

export interface Readied extends CarriedOver {
  reading: Reading
  /** Whether the site's key is the one that the backup was written with; undefined where nothing tells. */
  keyFits: boolean | undefined
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
export function peopleIn({ database }: Reserved): People | undefined {
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
 * @throws WrongKey where somebody was erased; StoreUnavailable; whatever `keys` throws
 */
export function makeReady(
  draft: string,
  options: {
    migrationsFolder: string
    /** What it replaces. */
    replaced: Reserved
    keys: () => AcceptedKeys
    /** Whether there is a key to compare. */
    hasKey: boolean
    at: Milliseconds
  },
): Readied {
  const { migrationsFolder, replaced, keys, hasKey, at } = options
  try {
    const database = openDatabase(draft, migrationsFolder)
    let readied: Readied
    try {
      const fits = hasKey ? keyFits(database, keys()) : undefined
      readied = { ...carryFrom(replaced.database, database, keys, at), keyFits: fits }
      // Deleted rows leave copies of themselves in the gaps of pages.
      database.exec('VACUUM')
    } finally {
      database.close()
    }
    makeSelfContained(draft)
    syncFile(draft)
    return readied
  } catch (error) {
    throw asPortError(error)
  }
}

function carryFrom(
  present: Database.Database | undefined,
  older: Database.Database,
  keys: () => AcceptedKeys,
  at: Milliseconds,
): CarriedOver & { reading: Reading } {
  if (present) {
    try {
      const carried = carryOver(older, { present, keys }, at)
      return { ...carried, reading: isWhole(present) ? 'whole' : 'partly' }
    } catch (error) {
      if (!cannotBeRead(error)) throw error
    }
  }
  return { ...carryOver(older, undefined, at), reading: 'none' }
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
