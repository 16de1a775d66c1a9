import { inArray, lte, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { submissions } from '../schema.ts'
import type { Milliseconds } from '../store.ts'
import { given } from './statements.ts'

export function prepareSubmissions(db: BetterSQLite3Database) {
  const claim = db
    .insert(submissions)
    .values({ key: given('key'), until: given('until') })
    .onConflictDoUpdate({
      target: submissions.key,
      set: { until: given('until') },
      setWhere: lte(submissions.until, given('at')),
    })
    .prepare()
  const ended = db
    .select({ key: submissions.key })
    .from(submissions)
    .where(lte(submissions.until, given('at')))
    .limit(placeholder('most'))
  const removeEnded = db.delete(submissions).where(inArray(submissions.key, ended)).prepare()

  return {
    /** Answers whether the submission is a new one; it is then remembered. */
    claim: (key: string, until: Milliseconds, at: Milliseconds): boolean => claim.run({ key, until, at }).changes > 0,
    /** Answers how many, `most` at the most. */
    removeEnded: (at: Milliseconds, most: number): number => removeEnded.run({ at, most }).changes,
  }
}
