import { inArray, lte, placeholder } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { submissions } from '../schema.ts'
import type { Milliseconds } from '../store.ts'
import { parameter } from './statements.ts'

export function prepareSubmissions(db: BetterSQLite3Database) {
  const claim = db
    .insert(submissions)
    .values({ key: parameter('key'), until: parameter('until') })
    .onConflictDoUpdate({
      target: submissions.key,
      set: { until: parameter('until') },
      setWhere: lte(submissions.until, parameter('at')),
    })
    .prepare()
  const ended = db
    .select({ key: submissions.key })
    .from(submissions)
    .where(lte(submissions.until, parameter('at')))
    .limit(placeholder('limit'))
  const removeEnded = db.delete(submissions).where(inArray(submissions.key, ended)).prepare()

  return {
    claim: (key: string, until: Milliseconds, at: Milliseconds): boolean => claim.run({ key, until, at }).changes > 0,
    removeEnded: (at: Milliseconds, limit: number): number => removeEnded.run({ at, limit }).changes,
  }
}
