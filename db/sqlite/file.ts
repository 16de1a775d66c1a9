import { chmodSync, closeSync, fchmodSync, openSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'

/** Read and write for the owner only, because the database reveals political opinions. */
const ownerOnly = 0o600

/** The endings of the files that SQLite may put beside a database. */
export const companions = ['-wal', '-shm', '-journal'] as const

/** Removes an unused database and the files beside it. */
export function removeDatabase(file: string): void {
  for (const path of [file, ...companions.map((ending) => file + ending)]) rmSync(path, { force: true })
}

/**
 * Creates the file if there is none, and removes the access of other users to it and its companions. SQLite gives new
 * companions the mode of the database, whatever the umask.
 * @throws SqliteError when the file system refuses
 */
export const keepPrivate = (file: string): void =>
  asCannotOpen(() => {
    if (create(file)) return
    // By path, because closing a descriptor of the database would drop every lock that this process has on it.
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode
      if (mode !== undefined && mode & 0o777 & ~ownerOnly) chmodSync(path, mode & ownerOnly)
    }
  })

/**
 * Returns the device and inode of a file; empty if there is none.
 * @throws SqliteError when the file system refuses
 */
export const identity = (file: string): string =>
  asCannotOpen(() => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stats ? `${stats.dev}:${stats.ino}` : ''
  })

/** Creates the file. Returns false if it exists. */
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

/** Runs an action and reports an error of the file system as SQLite does. */
function asCannotOpen<T>(action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw new Database.SqliteError(String(error), 'SQLITE_CANTOPEN')
  }
}
