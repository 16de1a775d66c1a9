import { desc, eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { orderCounts, orders } from '../schema.ts'
import { parameter, prepareInsert } from './statements.ts'

export function prepareOrders(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, orders)
  const lastOf = db
    .select({ messageId: orders.messageId })
    .from(orders)
    .where(eq(orders.key, parameter('key')))
    .orderBy(desc(orders.number))
    .limit(1)
    .prepare()
  const count = db
    .insert(orderCounts)
    .values({ year: parameter('year'), count: 1 })
    .onConflictDoUpdate({ target: orderCounts.year, set: { count: sql`${orderCounts.count} + 1` } })
    .returning({ count: orderCounts.count })
    .prepare()
  return {
    insert,
    lastOf: (key: string): string | undefined => lastOf.get({ key })?.messageId,
    count: (year: number): number => count.get({ year }).count,
  }
}
