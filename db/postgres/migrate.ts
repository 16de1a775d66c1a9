import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'

/** Any number will do, as long as nothing else on this database locks the same. */
const lock = 7_120_951_338

/** Applies the migrations that the database has not seen. Of several processes that start at once the others wait. */
export async function migrate(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${lock})`)
  try {
    await applyMigrations(db, { migrationsFolder, migrationsSchema: 'public' })
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${lock})`)
  }
}
