import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'

/** Returns SQLite's error from an error or its causes: drizzle wraps errors. */
function sqliteError(error: unknown): InstanceType<typeof Database.SqliteError> | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Database.SqliteError) return cause
  }
  return undefined
}

const hasCode = (error: unknown, codes: RegExp): boolean => codes.test(sqliteError(error)?.code ?? '')

/** Returns whether another connection holds the lock. A retry may succeed. */
export const isLocked = (error: unknown): boolean => hasCode(error, /^SQLITE_(BUSY|LOCKED|PROTOCOL)/)

/** Returns whether the file was emptied under the connection. An open connection always has all tables. */
const isEmptied = (error: unknown): boolean => /^no such table/.test(sqliteError(error)?.message ?? '')

/** Returns whether the file or the disk failed. A new connection may work again. */
export const isBroken = (error: unknown): boolean =>
  hasCode(error, /^SQLITE_(READONLY|IOERR|CORRUPT|CANTOPEN|NOTADB)/) || isEmptied(error)

/** Returns whether the file is damaged or is not a database. */
export const isDamaged = (error: unknown): boolean => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/)

const isFull = (error: unknown): boolean => hasCode(error, /^SQLITE_(FULL|NOMEM)/)

/** Returns a `StoreUnavailable` for a failure of the database, and any other error unchanged. */
export function toStoreError(error: unknown): unknown {
  return isLocked(error) || isBroken(error) || isFull(error) ? new StoreUnavailable(sqliteError(error)) : error
}
