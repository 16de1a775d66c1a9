import { and, eq, isNull, lte } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { confirmations } from '../schema.ts'
import { confirmationLifetime, type Milliseconds } from '../store.ts'
import { given, prepareInsert } from './statements.ts'

export function prepareConfirmations(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, confirmations)
  const byToken = db
    .select()
    .from(confirmations)
    .where(eq(confirmations.tokenHash, given('tokenHash')))
    .prepare()
  const use = db
    .update(confirmations)
    .set({ used: given('at') })
    .where(eq(confirmations.tokenHash, given('tokenHash')))
    .prepare()
  const beginLifetime = db
    .update(confirmations)
    .set({ expires: given('expires') })
    .where(and(eq(confirmations.mailId, given('mailId')), isNull(confirmations.expires)))
    .prepare()
  const removeExpired = db
    .delete(confirmations)
    .where(and(isNull(confirmations.used), lte(confirmations.expires, given('at'))))
    .prepare()

  return {
    insert,
    byToken: (tokenHash: string) => byToken.get({ tokenHash }),
    use(tokenHash: string, at: Milliseconds): void {
      use.run({ tokenHash, at })
    },
    /** No effect on other mails, and none the second time. */
    beginLifetime(mailId: string, at: Milliseconds): void {
      beginLifetime.run({ mailId, expires: at + confirmationLifetime })
    },
    /** The used ones stay with their subscriber: a link that is opened again still says what it did. */
    removeExpired(at: Milliseconds): void {
      removeExpired.run({ at })
    },
  }
}
