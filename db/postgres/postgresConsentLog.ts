import { asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { consentHash } from '../consentLogChain.ts'
import { pageSize } from '../paging.ts'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { consentHead, consentLog } from './schema.ts'
import { insertRows, only } from './statements.ts'

const { seq, ...columns } = getTableColumns(consentLog)
const { previousHash: _previousHash, hash: _hash, ...logged } = columns

const head = eq(consentHead.id, 1)

/**
 * Writes the appended entries. It must be the last step before the commit: it locks the head of the chain, and other processes
 * then wait only for that commit.
 */
export async function appendConsents({ db, appended, send }: Session): Promise<void> {
  if (appended.length === 0) return
  let { entries, hash } = only(await db.select().from(consentHead).where(head).for('update'))
  const rows = appended.splice(0).map((consent) => {
    const previousHash = hash
    hash = consentHash(previousHash, consent)
    return { seq: (entries += 1), ...consent, previousHash, hash }
  })
  send(db.execute(insertRows(consentLog, rows)))
  send(db.update(consentHead).set({ entries, hash }).where(head))
}

export function consentLogOf({ db, appended }: Pick<Session, 'db' | 'appended'>): AsyncTables['consentLog'] {
  return {
    /** Written by `appendConsents`. */
    append(entry, at) {
      appended.push({ ...entry, at })
      return Promise.resolve()
    },
    bySubject: (subjectHash) =>
      db.select(logged).from(consentLog).where(eq(consentLog.subjectHash, subjectHash)).orderBy(asc(seq)),
    page: (after) =>
      db
        .select({ seq, entry: seq, ...columns })
        .from(consentLog)
        .where(gt(seq, after))
        .orderBy(asc(seq))
        .limit(pageSize),
    written: async () => only(await db.select().from(consentHead).where(head)).entries,
  }
}
