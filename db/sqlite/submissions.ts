import { and, eq, gt, inArray, lte, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { submissions } from '../schema.ts'
import type { Milliseconds } from '../store.ts'
import { given } from './statements.ts'

export function prepareSubmissions(db: BetterSQLite3Database) {
  const running = db
    .select()
    .from(submissions)
    .where(and(eq(submissions.key, given('key')), gt(submissions.until, given('at'))))
    .prepare()
  const remember = db
    .insert(submissions)
    .values({ key: given('key'), until: given('until') })
    .onConflictDoUpdate({ target: submissions.key, set: { until: given('until') } })
    .prepare()
  const ended = db
    .select({ key: submissions.key })
    .from(submissions)
    .where(lte(submissions.until, given('at')))
    .limit(placeholder('most'))
  const removeEnded = db.delete(submissions).where(inArray(submissions.key, ended)).prepare()

  return {
    /** Answers whether the submission is a new one; it is then remembered. */
    claim(key: string, until: Milliseconds, at: Milliseconds): boolean {
      if (running.get({ key, at })) return false
      remember.run({ key, until })
      return true
    },
    /** Answers how many, `most` at the most. */
    removeEnded: (at: Milliseconds, most: number): number => removeEnded.run({ at, most }).changes,
  }
}
