import { and, eq, inArray, isNull, lte, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { confirmations } from '../schema.ts'
import { confirmationLifetime, type Milliseconds } from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'
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
  const startExpiry = db
    .update(confirmations)
    .set({ expires: given('expires') })
    .where(and(eq(confirmations.mailId, given('mailId')), isNull(confirmations.expires)))
    .prepare()
  const expired = db
    .select({ tokenHash: confirmations.tokenHash })
    .from(confirmations)
    .where(and(isNull(confirmations.used), lte(confirmations.expires, given('at'))))
    .limit(placeholder('most'))
  const removeExpired = db.delete(confirmations).where(inArray(confirmations.tokenHash, expired)).prepare()

  return {
    insert,
    byToken: (tokenHash: string) => byToken.get({ tokenHash }),
    use(tokenHash: string, at: Milliseconds): void {
      use.run({ tokenHash, at })
    },
    /** No effect on other mails, and none the second time. */
    startExpiry(mails: readonly AcceptedMail[]): void {
      for (const { id, at } of mails) startExpiry.run({ mailId: id, expires: at + confirmationLifetime })
    },
    /**
     * Answers how many, `most` at the most. The used ones stay with their subscriber: a link that is opened again still
     * says what it did.
     */
    removeExpired: (at: Milliseconds, most: number): number => removeExpired.run({ at, most }).changes,
  }
}
