import { asc, desc, eq, sql } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { orderChanges, orderCounts, orders } from './schema.ts'
import { first, only } from './statements.ts'

export const ordersOf = ({ db }: Session): AsyncTables['orders'] => ({
  async insert(row) {
    await db.insert(orders).values(row)
  },
  async setState(number, state, at) {
    const changed = first(
      await db
        .update(orders)
        .set({ state })
        .where(eq(orders.number, number))
        .returning({ messageId: orders.messageId }),
    )
    if (changed) await db.insert(orderChanges).values({ messageId: changed.messageId, at, state })
    return changed !== undefined
  },
  changesOf: async (number) =>
    await db
      .select({ at: orderChanges.at, state: orderChanges.state })
      .from(orderChanges)
      .innerJoin(orders, eq(orders.messageId, orderChanges.messageId))
      .where(eq(orders.number, number))
      .orderBy(asc(orderChanges.seq)),
  lastOf: async (key) =>
    first(
      await db
        .select({ messageId: orders.messageId })
        .from(orders)
        .where(eq(orders.key, key))
        .orderBy(desc(orders.number))
        .limit(1),
    )?.messageId,
  count: async (year) =>
    only(
      await db
        .insert(orderCounts)
        .values({ year, count: 1 })
        .onConflictDoUpdate({ target: orderCounts.year, set: { count: sql`${orderCounts.count} + 1` } })
        .returning({ count: orderCounts.count }),
    ).count,
})
