import { asc, desc, eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { OrderState } from '#shared/records.ts'
import { orderChanges, orderCounts, orders } from '../schema.ts'
import type { Milliseconds, OrderChange } from '../store.ts'
import type { OrderRow } from '../tableInterfaces.ts'
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
  const setState = db
    .update(orders)
    .set({ state: parameter('state') })
    .where(eq(orders.number, parameter('number')))
    .returning({ messageId: orders.messageId })
    .prepare()
  const logChange = prepareInsert(db, orderChanges)
  const changes = db
    .select({ at: orderChanges.at, state: orderChanges.state })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.messageId, orderChanges.messageId))
    .where(eq(orders.number, parameter('number')))
    .orderBy(asc(orderChanges.seq))
    .prepare()
  return {
    insert: (row: OrderRow): void => insert({ ...row, state: 'received' }),
    setState(number: number, state: OrderState, at: Milliseconds): boolean {
      const changed = setState.get({ number, state }) as { messageId: string } | undefined
      if (changed) logChange({ messageId: changed.messageId, at, state })
      return changed !== undefined
    },
    changesOf: (number: number): OrderChange[] => changes.all({ number }),
    lastOf: (key: string): string | undefined => lastOf.get({ key })?.messageId,
    count: (year: number): number => count.get({ year }).count,
  }
}
