import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'

/** SQLite's own error, also from under one of drizzle's. */
function sqliteError(error: unknown): InstanceType<typeof Database.SqliteError> | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Database.SqliteError) return cause
  }
  return undefined
}

const hasCode = (error: unknown, codes: RegExp): boolean => codes.test(sqliteError(error)?.code ?? '')

/** Something else holds the lock: trying again is worth while. */
export const isLocked = (error: unknown): boolean => hasCode(error, /^SQLITE_(BUSY|LOCKED|PROTOCOL)/)

/** Somebody has emptied the file beneath the connection; it is brought up to date before anything is asked of it. */
const isEmptied = (error: unknown): boolean => /^no such table/.test(sqliteError(error)?.message ?? '')

/** File or disk failed beneath the connection: a fresh connection has a better chance than this one. */
export const isBroken = (error: unknown): boolean =>
  hasCode(error, /^SQLITE_(READONLY|IOERR|CORRUPT|CANTOPEN|NOTADB)/) || isEmptied(error)

/** What is in the file is no longer what SQLite wrote, or never was. */
export const isDamaged = (error: unknown): boolean => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/)

const isFull = (error: unknown): boolean => hasCode(error, /^SQLITE_(FULL|NOMEM)/)

/** What a caller of the port is told: `StoreUnavailable` where it is the database's fault, else the error itself. */
export function toStoreError(error: unknown): unknown {
  return isLocked(error) || isBroken(error) || isFull(error) ? new StoreUnavailable(sqliteError(error)) : error
}
