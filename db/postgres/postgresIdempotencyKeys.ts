import { inArray, lte } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { submissions } from './schema.ts'
import { rowsOf } from './statements.ts'

export const submissionsOf = ({ db }: Session): AsyncTables['submissions'] => ({
  /** Uses one statement, so that the second of two concurrent calls waits for the first and finds its row. */
  claim: async (key, until, at) =>
    rowsOf(
      await db
        .insert(submissions)
        .values({ key, until })
        .onConflictDoUpdate({ target: submissions.key, set: { until }, setWhere: lte(submissions.until, at) }),
    ) > 0,
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
