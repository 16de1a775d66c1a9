import { inArray, lte, sql } from 'drizzle-orm'
import { forMany, type AsyncTables } from '../useCaseSteps.ts'
import { withoutNul, type Session } from './connection.ts'
import { submissions } from './schema.ts'
import { by, insertRows, rowsOf } from './statements.ts'

export const submissionsOf = ({ db }: Session): AsyncTables['submissions'] => ({
  /**
   * Uses one statement, so that the second of two concurrent calls waits for the first and finds its row. Sorted, because two
   * processes that lock in one order do not block each other. The first time of several calls counts for all: they differ by their
   * time in the queue.
   */
  claim: forMany(async (calls) => {
    const rows = calls.map(([key, until]) => ({ key, until })).sort(by(({ key }) => key))
    const at = Math.min(...calls.map(([, , time]) => time))
    const claimed = await db.execute<{ key: string }>(
      sql`${insertRows(submissions, rows)}
        on conflict (key) do update set until = excluded.until where ${lte(submissions.until, at)} returning key`,
    )
    const keys = new Set(claimed.rows.map(({ key }) => key))
    return calls.map(([key]) => keys.has(withoutNul(key)))
  }),
  async removeEnded(at, limit) {
    const ended = db
      .select({ key: submissions.key })
      .from(submissions)
      .where(lte(submissions.until, at))
      .limit(limit)
      .for('update', { skipLocked: true })
    return rowsOf(await db.delete(submissions).where(inArray(submissions.key, ended)))
  },
})
