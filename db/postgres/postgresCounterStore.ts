import { and, eq, lte, sql } from 'drizzle-orm'
import type { CounterStore } from '../counterStore.ts'
import type { Transactions } from './connection.ts'
import { usedTokens, windows } from './schema.ts'
import { first, only, rowsOf } from './statements.ts'

/** One in so many questions also takes out what has ended. */
const cleanUpEvery = 500

/** One ledger for every process on the database. Its tables are not written to the log: after a crash they are empty. */
export function createPostgresCounterStore({ write }: Pick<Transactions, 'write'>): CounterStore {
  let asked = 0

  return {
    take: ({ name, key, most, time }, at) =>
      write(async ({ db }) => {
        if ((asked += 1) % cleanUpEvery === 0) await db.delete(windows).where(lte(windows.ends, at))
        // Of two that come at the same time the later may be served first, and no two machines have the same clock: who is a
        // little behind goes on with the window. One that ends too late by its whole length is of a clock that was put back.
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
            setWhere: sql`${hasEnded} or ${windows.used} < ${most}`,
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
        if ((asked += 1) % cleanUpEvery === 0) await db.delete(usedTokens).where(lte(usedTokens.until, at))
        return rowsOf(await db.insert(usedTokens).values({ token, until }).onConflictDoNothing()) > 0
      }),
  }
}
