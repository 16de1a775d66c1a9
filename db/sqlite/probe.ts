import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

export const prepareProbe = (db: BetterSQLite3Database) => ({
  /** Has a page written that says what it said before: a full or failing disk shows at the commit, not at the lock. */
  write(): void {
    db.run(sql`PRAGMA user_version = 0`)
  },
})
