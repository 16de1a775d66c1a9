import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { forMany, type AsyncTables } from '../useCaseSteps.ts'
import { confirmationLifetime } from '../store.ts'
import type { Session } from './connection.ts'
import { confirmations } from './schema.ts'
import { acceptedRows, first, insertRows, rowsOf } from './statements.ts'

export const confirmationsOf = ({ db, mayWrite, send }: Session): AsyncTables['confirmations'] => ({
  insert: forMany((calls) => {
    const rows = calls.map(([row]) => row)
    send(db.execute(insertRows(confirmations, rows)))
    return Promise.resolve(calls.map(() => undefined))
  }),
  async byToken(tokenHash) {
    const found = db.select().from(confirmations).where(eq(confirmations.tokenHash, tokenHash))
    return first(await (mayWrite ? found.for('update') : found))
  },
  async use(tokenHash, at) {
    await db.update(confirmations).set({ used: at }).where(eq(confirmations.tokenHash, tokenHash))
  },
  startExpiry(mails) {
    send(
      db
        .update(confirmations)
        .set({ expires: sql`accepted.at + ${confirmationLifetime}` })
        .from(acceptedRows(mails))
        .where(and(eq(confirmations.mailId, sql`accepted.id`), isNull(confirmations.expires))),
    )
    return Promise.resolve()
  },
  async removeExpired(at, limit) {
    const expired = db
      .select({ tokenHash: confirmations.tokenHash })
      .from(confirmations)
      .where(and(isNull(confirmations.used), lte(confirmations.expires, at)))
      .limit(limit)
      .for('update', { skipLocked: true })
    return rowsOf(await db.delete(confirmations).where(inArray(confirmations.tokenHash, expired)))
  },
})
