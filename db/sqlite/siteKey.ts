import { and, eq } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { siteKey } from '../schema.ts'
import { parameter } from './statements.ts'

const row = eq(siteKey.id, 1)

export function prepareSiteKey(db: BetterSQLite3Database) {
  const find = db.select({ checkValue: siteKey.checkValue }).from(siteKey).where(row).prepare()
  const insert = db
    .insert(siteKey)
    .values({ id: 1, checkValue: parameter('value') })
    .onConflictDoNothing()
    .prepare()
  const replace = db
    .update(siteKey)
    .set({ checkValue: parameter('value') })
    .where(and(row, eq(siteKey.checkValue, parameter('previous'))))
    .prepare()

  return {
    read: (): string | undefined => find.get()?.checkValue,
    insert(value: string): void {
      insert.run({ value })
    },
    replace(previous: string, value: string): void {
      replace.run({ previous, value })
    },
  }
}
