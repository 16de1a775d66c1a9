import { eq } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { clock } from './schema.ts'
import { only } from './statements.ts'

export const clockOf = ({ db }: Session): AsyncTables['clock'] => ({
  async putForwardTo() {
    // Ensures that there is a row to lock.
    await db.insert(clock).values({ id: 1, putForwardTo: 0 }).onConflictDoNothing()
    return only(await db.select({ putForwardTo: clock.putForwardTo }).from(clock).where(eq(clock.id, 1)).for('update'))
      .putForwardTo
  },
  async setPutForwardTo(time) {
    await db.update(clock).set({ putForwardTo: time }).where(eq(clock.id, 1))
  },
})
