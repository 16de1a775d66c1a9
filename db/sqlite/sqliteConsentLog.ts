import { asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { chainSeed, consentHash, type ConsentLogEntry } from '../consentLogChain.ts'
import { consentLog } from '../schema.ts'
import type { ConsentEntry, Milliseconds } from '../store.ts'
import { pageSize } from '../paging.ts'
import { given, prepareInsert } from './statements.ts'

const { seq, ...columns } = getTableColumns(consentLog)
const { previousHash: _previousHash, hash, ...logged } = columns

export function prepareConsentLog(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, consentLog)
  const last = db.select({ hash }).from(consentLog).orderBy(desc(seq)).limit(1).prepare()
  const bySubject = db
    .select(logged)
    .from(consentLog)
    .where(eq(consentLog.subjectHash, given('subjectHash')))
    .orderBy(asc(seq))
    .prepare()
  const page = db
    .select({ seq, entry: seq, ...columns })
    .from(consentLog)
    .where(gt(seq, given('after')))
    .orderBy(asc(seq))
    .limit(pageSize)
    .prepare()
  const written = db
    .select({ entries: sql<number>`seq` })
    .from(sql`sqlite_sequence`)
    .where(sql`name = 'consent_log'`)
    .prepare()

  return {
    append(entry: ConsentEntry, at: Milliseconds): void {
      const previousHash = last.get()?.hash ?? chainSeed
      const consent: ConsentLogEntry = { ...entry, at }
      insert({ ...consent, previousHash, hash: consentHash(previousHash, consent) })
    },
    bySubject: (subjectHash: string): ConsentLogEntry[] => bySubject.all({ subjectHash }),
    page: (after: number) => page.all({ after }),
    /** How many entries were ever written. */
    written: (): number => written.get()?.entries ?? 0,
  }
}
