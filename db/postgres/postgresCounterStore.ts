import { and, eq, lte, sql } from 'drizzle-orm'
import type { CounterStore } from '../counterStore.ts'
import type { Transactions } from './connection.ts'
import { usedTokens, windows } from './schema.ts'
import { first, only, rowsOf } from './statements.ts'

/** One call in this many also removes expired rows. */
const cleanUpEvery = 500

/** Creates the counter store that all processes of a database share. Its tables are unlogged: they are empty after a crash. */
export function createPostgresCounterStore({ write }: Pick<Transactions, 'write'>): CounterStore {
  let calls = 0

  return {
    take: ({ name, key, max, time }, at) =>
      write(async ({ db }) => {
        if ((calls += 1) % cleanUpEvery === 0) await db.delete(windows).where(lte(windows.ends, at))
        // A window that ends more than one length too late dates from before the clock was put back. A process whose clock is
        // slightly behind keeps the window, since clocks differ and calls may arrive out of order.
        const hasEnded = sql`(${windows.ends} <= ${at} or ${windows.ends} > ${at + 2 * time})`
        const taken = await db
          .insert(windows)
          .values({ name, key, used: 1, ends: at + time })
          .onConflictDoUpdate({
            target: [windows.name, windows.key],
            set: {
              used: sql`case when ${hasEnded} then 1 else ${windows.used} + 1 end`,
              ends: sql`case when ${hasEnded} then ${at + time} else least(${windows.ends}, ${at + time}) end`,
            },
            setWhere: sql`${hasEnded} or ${windows.used} < ${max}`,
          })
          .returning({ used: windows.used })
        if (first(taken)) return 0
        const { ends } = only(
          await db
            .select({ ends: windows.ends })
            .from(windows)
            .where(and(eq(windows.name, name), eq(windows.key, key))),
        )
        return Math.min(ends - at, time)
      }),

    use: (token, until, at) =>
      write(async ({ db }) => {
        if ((calls += 1) % cleanUpEvery === 0) await db.delete(usedTokens).where(lte(usedTokens.until, at))
        return rowsOf(await db.insert(usedTokens).values({ token, until }).onConflictDoNothing()) > 0
      }),
  }
}
