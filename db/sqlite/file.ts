import { chmodSync, closeSync, fchmodSync, openSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'

/** Read and write for the owner; the database holds political opinions. */
const ownerOnly = 0o600

/** What SQLite may put beside a database, under its name with these endings. */
export const companions = ['-wal', '-shm', '-journal'] as const

/** Removes a database that nobody uses, with whatever lies beside it. */
export function removeDatabase(file: string): void {
  for (const path of [file, ...companions.map((ending) => file + ending)]) rmSync(path, { force: true })
}

/**
 * Creates the file where there is none, and takes from others what they may do with it and its companions. SQLite gives
 * a new `-wal` and `-shm` the mode of the database, whatever the umask.
 * @throws SqliteError
 */
export const keepPrivate = (file: string): void =>
  asCannotOpen(() => {
    if (create(file)) return
    // By path: to close a descriptor of an existing database drops every lock that this process has on it.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode
      if (mode !== undefined && mode & 0o777 & ~ownerOnly) chmodSync(path, mode & ownerOnly)
    }
  })

/**
 * Tells files apart whatever their names; empty where there is none.
 * @throws SqliteError
 */
export const identity = (file: string): string =>
  asCannotOpen(() => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stats ? `${stats.dev}:${stats.ino}` : ''
  })

/** Answers whether there was none. */
function create(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', ownerOnly)
    fchmodSync(descriptor, ownerOnly)
    closeSync(descriptor)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** What the file system refuses is reported as SQLite itself would. */
function asCannotOpen<T>(action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw new Database.SqliteError(String(error), 'SQLITE_CANTOPEN')
  }
}
