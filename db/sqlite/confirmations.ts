import { and, eq, inArray, isNull, lte, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { confirmations } from '../schema.ts'
import { confirmationLifetime, type Milliseconds } from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'
import { parameter, prepareInsert } from './statements.ts'

export function prepareConfirmations(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, confirmations)
  const byToken = db
    .select()
    .from(confirmations)
    .where(eq(confirmations.tokenHash, parameter('tokenHash')))
    .prepare()
  const use = db
    .update(confirmations)
    .set({ used: parameter('at') })
    .where(eq(confirmations.tokenHash, parameter('tokenHash')))
    .prepare()
  const startExpiry = db
    .update(confirmations)
    .set({ expires: parameter('expires') })
    .where(and(eq(confirmations.mailId, parameter('mailId')), isNull(confirmations.expires)))
    .prepare()
  const expired = db
    .select({ tokenHash: confirmations.tokenHash })
    .from(confirmations)
    .where(and(isNull(confirmations.used), lte(confirmations.expires, parameter('at'))))
    .limit(placeholder('limit'))
  const removeExpired = db.delete(confirmations).where(inArray(confirmations.tokenHash, expired)).prepare()

  return {
    insert,
    byToken: (tokenHash: string) => byToken.get({ tokenHash }),
    use(tokenHash: string, at: Milliseconds): void {
      use.run({ tokenHash, at })
    },
    startExpiry(mails: readonly AcceptedMail[]): void {
      for (const { id, at } of mails) startExpiry.run({ mailId: id, expires: at + confirmationLifetime })
    },
    removeExpired: (at: Milliseconds, limit: number): number => removeExpired.run({ at, limit }).changes,
  }
}
