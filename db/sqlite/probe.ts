import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

export const prepareProbe = (db: BetterSQLite3Database) => ({
  /** Writes a page without changing it. A full or failing disk shows only at the commit, not at the lock. */
  write(): void {
    db.run(sql`PRAGMA user_version = 0`)
  },
})
