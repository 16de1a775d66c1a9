import { and, count, eq, sql } from 'drizzle-orm'
import { mailStatuses, subscriberStatuses } from '#shared/records.ts'
import type { AsyncTables } from '../useCaseSteps.ts'
import { messageStatuses } from '../store.ts'
import { totals } from '../totals.ts'
import type { Session } from './connection.ts'
import { messages, outbox, subscribers } from './schema.ts'
import { only } from './statements.ts'
import { statusOf } from './subscribers.ts'

export const statisticsOf = ({ db }: Session): AsyncTables['statistics'] => ({
  async size() {
    const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
    return Number(only(rows).bytes)
  },
  async read() {
    const byStatus = await db.select({ name: statusOf, rows: count() }).from(subscribers).groupBy(statusOf)
    const byLanguage = await db
      .select({ name: subscribers.language, rows: count() })
      .from(subscribers)
      .where(and(eq(subscribers.status, 'confirmed'), eq(subscribers.bouncing, 0)))
      .groupBy(subscribers.language)
    const messagesByStatus = await db
      .select({ name: messages.status, rows: count() })
      .from(messages)
      .groupBy(messages.status)
    const mailByStatus = await db.select({ name: outbox.status, rows: count() }).from(outbox).groupBy(outbox.status)
    return {
      subscribers: totals(subscriberStatuses, byStatus),
      subscribersByLanguage: Object.fromEntries(byLanguage.map(({ name, rows }) => [name, rows])),
      messages: totals(messageStatuses, messagesByStatus),
      mail: totals(mailStatuses, mailByStatus),
    }
  },
})
