import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Milliseconds } from '../store.ts'

/** Any number will do, as long as nothing else on this database locks the same. */
export const migrationLock = 7_120_951_338

const pause: Milliseconds = 100

/**
 * Applies the migrations that the database has not seen. Of several processes that start at once the others wait, asking again and
 * again: what waits for a lock in the server ends with the time that everything else is given.
 */
export async function migrate(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  const tryToLock = async () => {
    const { rows } = await db.execute<{ held: boolean }>(sql`select pg_try_advisory_lock(${migrationLock}) as held`)
    return rows[0]?.held
  }
  while (!(await tryToLock())) await setTimeout(pause)
  try {
    await applyMigrations(db, { migrationsFolder, migrationsSchema: 'public' })
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  }
}
