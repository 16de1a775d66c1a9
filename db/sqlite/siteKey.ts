import { and, eq } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { siteKey } from '../schema.ts'
import { given } from './statements.ts'

/** The only one. */
const row = eq(siteKey.id, 1)

export function prepareSiteKey(db: BetterSQLite3Database) {
  const find = db.select({ checkValue: siteKey.checkValue }).from(siteKey).where(row).prepare()
  const insert = db
    .insert(siteKey)
    .values({ id: 1, checkValue: given('value') })
    .onConflictDoNothing()
    .prepare()
  const replace = db
    .update(siteKey)
    .set({ checkValue: given('value') })
    .where(and(row, eq(siteKey.checkValue, given('instead'))))
    .prepare()

  return {
    read: (): string | undefined => find.get()?.checkValue,
    insert(value: string): void {
      insert.run({ value })
    },
    replace(instead: string, value: string): void {
      replace.run({ instead, value })
    },
  }
}
