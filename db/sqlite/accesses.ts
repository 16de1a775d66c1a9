import { and, count, eq, gt, inArray, isNull, lte, or, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { accesses } from '../schema.ts'
import { accessLifetime, type Access, type Milliseconds } from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'
import { parameter, prepareInsert } from './statements.ts'

export function prepareAccesses(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, accesses)
  const byToken = db
    .select()
    .from(accesses)
    .where(eq(accesses.tokenHash, parameter('tokenHash')))
    .prepare()
  const linksSince = db
    .select({ times: count() })
    .from(accesses)
    .where(and(eq(accesses.email, parameter('email')), gt(accesses.created, parameter('since'))))
    .prepare()
  const startExpiry = db
    .update(accesses)
    .set({ expires: parameter('expires') })
    .where(and(eq(accesses.mailId, parameter('mailId')), isNull(accesses.expires)))
    .prepare()
  const remove = db
    .delete(accesses)
    .where(eq(accesses.tokenHash, parameter('tokenHash')))
    .prepare()
  const removeByEmail = db
    .delete(accesses)
    .where(eq(accesses.email, parameter('email')))
    .prepare()
  const ended = db
    .select({ tokenHash: accesses.tokenHash })
    .from(accesses)
    .where(or(lte(accesses.expires, parameter('at')), and(isNull(accesses.expires), isNull(accesses.mailId))))
    .limit(placeholder('limit'))
  const removeEnded = db.delete(accesses).where(inArray(accesses.tokenHash, ended)).prepare()

  return {
    insert,
    find(tokenHash: string, at: Milliseconds): Access | undefined {
      const row = byToken.get({ tokenHash })
      if (!row || (row.expires !== null && row.expires <= at)) return undefined
      return { email: row.email, language: row.language }
    },
    linksSince: (email: string, since: Milliseconds): number => linksSince.get({ email, since })?.times ?? 0,
    startExpiry(mails: readonly AcceptedMail[]): void {
      for (const { id, at } of mails) startExpiry.run({ mailId: id, expires: at + accessLifetime })
    },
    remove(tokenHash: string): void {
      remove.run({ tokenHash })
    },
    removeByEmail(email: string): void {
      removeByEmail.run({ email })
    },
    removeEnded: (at: Milliseconds, limit: number): number => removeEnded.run({ at, limit }).changes,
  }
}
