import { and, count, eq, gt, inArray, isNull, lte, or, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { accesses } from '../schema.ts'
import { accessLifetime, type Access, type Milliseconds } from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'
import { given, prepareInsert } from './statements.ts'

export function prepareAccesses(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, accesses)
  const byToken = db
    .select()
    .from(accesses)
    .where(eq(accesses.tokenHash, given('tokenHash')))
    .prepare()
  const asked = db
    .select({ times: count() })
    .from(accesses)
    .where(and(eq(accesses.email, given('email')), gt(accesses.created, given('since'))))
    .prepare()
  const startExpiry = db
    .update(accesses)
    .set({ expires: given('expires') })
    .where(and(eq(accesses.mailId, given('mailId')), isNull(accesses.expires)))
    .prepare()
  const remove = db
    .delete(accesses)
    .where(eq(accesses.tokenHash, given('tokenHash')))
    .prepare()
  const removeByEmail = db
    .delete(accesses)
    .where(eq(accesses.email, given('email')))
    .prepare()
  const ended = db
    .select({ tokenHash: accesses.tokenHash })
    .from(accesses)
    .where(or(lte(accesses.expires, given('at')), and(isNull(accesses.expires), isNull(accesses.mailId))))
    .limit(placeholder('most'))
  const removeEnded = db.delete(accesses).where(inArray(accesses.tokenHash, ended)).prepare()

  return {
    insert,
    /** Also without an end: whoever has the token got its mail, even if the store was not told. */
    find(tokenHash: string, at: Milliseconds): Access | undefined {
      const row = byToken.get({ tokenHash })
      if (!row || (row.expires !== null && row.expires <= at)) return undefined
      return { email: row.email, language: row.language }
    },
    /** How many links were queued for an address after `since`. */
    askedSince: (email: string, since: Milliseconds): number => asked.get({ email, since })?.times ?? 0,
    /** No effect on other mails, and none the second time. */
    startExpiry(mails: readonly AcceptedMail[]): void {
      for (const { id, at } of mails) startExpiry.run({ mailId: id, expires: at + accessLifetime })
    },
    remove(tokenHash: string): void {
      remove.run({ tokenHash })
    },
    removeByEmail(email: string): void {
      removeByEmail.run({ email })
    },
    /** Those that have ended, and those whose mail was given up before it left. Answers how many, `most` at the most. */
    removeEnded: (at: Milliseconds, most: number): number => removeEnded.run({ at, most }).changes,
  }
}
