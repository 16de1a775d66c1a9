import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { verifyConsentLog } from '../consentLogChain.ts'
import type { ConsentVerdict } from '../store.ts'
import { prepareConsentLog } from './sqliteConsentLog.ts'
import { toStoreError, isDamaged } from './failures.ts'
import { isNewer } from './migrate.ts'
import { byPage } from '../paging.ts'
import { lastingTables } from '../versions.ts'

/** What a file turned out to be. */
export type BackupVerification =
  /** Another kind of file, or another program's database. */
  | { kind: 'foreign' }
  /** Its pages, or its references, do not fit together. */
  | { kind: 'damaged' }
  /** It was written by a newer version of this program. */
  | { kind: 'newer' }
  | ({ kind: 'sound'; consent: ConsentVerdict } & People)

export interface People {
  subscribers: number
  messages: number
}

/** @throws SqliteError */
export function countPeople(database: Database.Database): People {
  const rowsOf = (table: string) => database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0
  return { subscribers: rowsOf('subscribers'), messages: rowsOf('messages') }
}

/**
 * Looks a database over from end to end: SQLite's own checks of its pages and references, and the chain of the consent
 * log. Nobody may write to the file meanwhile.
 * @throws StoreUnavailable where it cannot be read at all
 */
export async function verifyBackup(file: string, migrationsFolder: string): Promise<BackupVerification> {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { fileMustExist: true })
    if (!isOurs(database)) return { kind: 'foreign' }
    if (!isIntact(database)) return { kind: 'damaged' }
    if (isNewer(database, migrationsFolder)) return { kind: 'newer' }
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

/** @throws SqliteError */
export function isIntact(database: Database.Database): boolean {
  // One complaint is enough.
  if (database.pragma('integrity_check(1)', { simple: true }) !== 'ok') return false
  return (database.pragma('foreign_key_check') as unknown[]).length === 0
}
