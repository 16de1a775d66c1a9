import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { verifyConsentLog } from '../consentLogChain.ts'
import type { ConsentVerdict } from '../store.ts'
import { prepareConsentLog } from './sqliteConsentLog.ts'
import { toStoreError, isDamaged } from './failures.ts'
import { NewerDatabase, lastingTables } from '../versions.ts'
import { countAdditions } from './migrate.ts'
import { byPage } from '../paging.ts'

/** The result of a backup verification. */
export type BackupVerification =
  /** It is not a database, or a database of another program. */
  | { kind: 'foreign' }
  /** Its pages are damaged, or references are broken. */
  | { kind: 'damaged' }
  /** A newer version of this program has written it, and this one may not understand it. */
  | { kind: 'newer' }
  | ({ kind: 'sound'; consent: ConsentVerdict } & People)

export interface People {
  subscribers: number
  messages: number
}

/**
 * Returns the numbers of subscribers and messages.
 * @throws SqliteError when the database cannot be read
 */
export function countPeople(database: Database.Database): People {
  const rowsOf = (table: string) => database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0
  return { subscribers: rowsOf('subscribers'), messages: rowsOf('messages') }
}

/**
 * Checks a whole database: the pages and references by SQLite, and the hash chain of the consent log. No process may write to
 * the file meanwhile.
 * @throws StoreUnavailable when the file cannot be read
 */
export async function verifyBackup(file: string, migrationsFolder: string): Promise<BackupVerification> {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { fileMustExist: true })
    if (!isOurs(database)) return { kind: 'foreign' }
    if (!isIntact(database)) return { kind: 'damaged' }
    countAdditions(database, migrationsFolder)
    const log = prepareConsentLog(drizzle({ client: database }))
    return {
      kind: 'sound',
      ...countPeople(database),
      consent: await verifyConsentLog(
        byPage(async (after) => log.page(after)),
        log.written(),
      ),
    }
  } catch (error) {
    if (error instanceof NewerDatabase) return { kind: 'newer' }
    if (isDamaged(error)) return { kind: isNoDatabase(error) ? 'foreign' : 'damaged' }
    throw toStoreError(error)
  } finally {
    database?.close()
  }
}

export const isNoDatabase = (error: unknown) => error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB'

export function isOurs(database: Database.Database): boolean {
  const find = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
  return lastingTables.every((table) => find.get(table) !== undefined)
}

/**
 * Returns whether the pages and references of a database are intact.
 * @throws SqliteError when it cannot be read
 */
export function isIntact(database: Database.Database): boolean {
  // The argument ends the check at the first error.
  if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok') return false
  return (database.pragma('foreign_key_check') as unknown[]).length === 0
}
