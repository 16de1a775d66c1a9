import { and, count, eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { mailStatuses, subscriberStatuses } from '#shared/records.ts'
import { messages, outbox, subscribers } from '../schema.ts'
import { messageStatuses, type Stats } from '../store.ts'
import { statusOf } from './subscribers.ts'
import { totals } from '../totals.ts'

export function prepareStatistics(db: BetterSQLite3Database) {
  const byStatus = db.select({ name: statusOf, rows: count() }).from(subscribers).groupBy(statusOf).prepare()
  const byLanguage = db
    .select({ name: subscribers.language, rows: count() })
    .from(subscribers)
    .where(and(eq(subscribers.status, 'confirmed'), eq(subscribers.bouncing, 0)))
    .groupBy(subscribers.language)
    .prepare()
  const messagesByStatus = db
    .select({ name: messages.status, rows: count() })
    .from(messages)
    .groupBy(messages.status)
    .prepare()
  const mailByStatus = db.select({ name: outbox.status, rows: count() }).from(outbox).groupBy(outbox.status).prepare()

  return {
    size: (): number =>
      db.get<{ bytes: number }>(sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`)
        .bytes,
    read: (): Stats => ({
      subscribers: totals(subscriberStatuses, byStatus.all()),
      subscribersByLanguage: Object.fromEntries(byLanguage.all().map(({ name, rows }) => [name, rows])),
      messages: totals(messageStatuses, messagesByStatus.all()),
      mail: totals(mailStatuses, mailByStatus.all()),
    }),
  }
}
