import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Milliseconds } from '../store.ts'
import type { Transactions } from './connection.ts'
import { only } from './statements.ts'

/** The key of the advisory lock: an arbitrary number that nothing else in the database locks. */
export const migrationLock = 7_120_951_338

const pause: Milliseconds = 100
/** The journal table of drizzle's migrator, which earlier versions used. */
const journal = sql`public.__drizzle_migrations`

/**
 * Applies outstanding migrations in one transaction. Of several processes that start together, one migrates and the others
 * poll the lock: waiting in the server would end with `lock_timeout`. The lock belongs to the transaction, because a pooler in
 * transaction mode (PgBouncer) would keep a session lock.
 */
export async function migrate({ write }: Pick<Transactions, 'write'>, migrationsFolder: string): Promise<void> {
  const tryToMigrate = () =>
    write(async ({ db }) => {
      const { rows } = await db.execute<{ held: boolean }>(
        sql`select pg_try_advisory_xact_lock(${migrationLock}) as held`,
      )
      if (!only(rows).held) return false
      await applyOutstanding(db, migrationsFolder)
      return true
    })
  while (!(await tryToMigrate())) await setTimeout(pause)
}

async function applyOutstanding(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  await db.execute(
    sql`create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at) as last from ${journal}`)
  const last = Number(only(rows).last ?? 0)
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= last) continue
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into ${journal} (hash, created_at) values (${hash}, ${folderMillis})`)
  }
}
