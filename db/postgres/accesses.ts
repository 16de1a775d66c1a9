import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import { accessLifetime } from '../store.ts'
import type { Session } from './connection.ts'
import { accesses } from './schema.ts'
import { acceptedRows, first, only, rowsOf } from './statements.ts'

export const accessesOf = ({ db, send }: Session): AsyncTables['accesses'] => ({
  async insert(row) {
    await db.insert(accesses).values(row)
  },
  async find(tokenHash, at) {
    const { email, language, expires } = accesses
    const row = first(
      await db.select({ email, language, expires }).from(accesses).where(eq(accesses.tokenHash, tokenHash)),
    )
    if (!row || (row.expires !== null && row.expires <= at)) return undefined
    return { email: row.email, language: row.language }
  },
  linksSince: async (email, since) =>
    only(
      await db
        .select({ times: count() })
        .from(accesses)
        .where(and(eq(accesses.email, email), gt(accesses.created, since))),
    ).times,
  startExpiry(mails) {
    send(
      db
        .update(accesses)
        .set({ expires: sql`accepted.at + ${accessLifetime}` })
        .from(acceptedRows(mails))
        .where(and(eq(accesses.mailId, sql`accepted.id`), isNull(accesses.expires))),
    )
    return Promise.resolve()
  },
  async remove(tokenHash) {
    await db.delete(accesses).where(eq(accesses.tokenHash, tokenHash))
  },
  async removeByEmail(email) {
    await db.delete(accesses).where(eq(accesses.email, email))
  },
  async removeEnded(at, limit) {
    const ended = db
      .select({ tokenHash: accesses.tokenHash })
      .from(accesses)
      .where(or(lte(accesses.expires, at), and(isNull(accesses.expires), isNull(accesses.mailId))))
      .limit(limit)
      .for('update', { skipLocked: true })
    return rowsOf(await db.delete(accesses).where(inArray(accesses.tokenHash, ended)))
  },
})
