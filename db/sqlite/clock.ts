import { eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { clock } from '../schema.ts'
import type { Milliseconds } from '../store.ts'
import { parameter } from './statements.ts'

export function prepareClock(db: BetterSQLite3Database) {
  const read = db.select({ putForwardTo: clock.putForwardTo }).from(clock).where(eq(clock.id, 1)).prepare()
  const write = db
    .insert(clock)
    .values({ id: 1, putForwardTo: parameter('time') })
    .onConflictDoUpdate({ target: clock.id, set: { putForwardTo: sql`excluded.put_forward_to` } })
    .prepare()
  return {
    putForwardTo: (): Milliseconds => read.get()?.putForwardTo ?? 0,
    setPutForwardTo(time: Milliseconds): void {
      write.run({ time })
    },
  }
}
