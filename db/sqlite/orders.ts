import { desc, eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { orderCounts, orders } from '../schema.ts'
import { given, prepareInsert } from './statements.ts'

export function prepareOrders(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, orders)
  const lastOf = db
    .select({ messageId: orders.messageId })
    .from(orders)
    .where(eq(orders.key, given('key')))
    .orderBy(desc(orders.number))
    .limit(1)
    .prepare()
  const count = db
    .insert(orderCounts)
    .values({ year: given('year'), count: 1 })
    .onConflictDoUpdate({ target: orderCounts.year, set: { count: sql`${orderCounts.count} + 1` } })
    .returning({ count: orderCounts.count })
    .prepare()
  return {
    insert,
    /** The message of the latest order with a sameness key. */
    lastOf: (key: string): string | undefined => lastOf.get({ key })?.messageId,
    /** Counts one more order of a year; answers how many there are. What undoes the commit undoes it. */
    count: (year: number): number => count.get({ year }).count,
  }
}
