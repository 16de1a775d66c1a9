import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Milliseconds } from '../store.ts'
import {
  additiveMarks,
  isAdditive,
  isNewerThan,
  journal as journalName,
  logAdditions,
  namesOf,
  newestOf,
  NewerDatabase,
  outstandingAfter,
  type MigrationLog,
} from '../versions.ts'
import type { Transactions } from './connection.ts'
import { only } from './statements.ts'

/** The key of the advisory lock: an arbitrary number that nothing else in the database locks. */
export const migrationLock = 7_120_951_338

const pause: Milliseconds = 100
const tableOf = (name: string) => sql`${sql.identifier('public')}.${sql.identifier(name)}`
const journal = tableOf(journalName)
const marks = tableOf(additiveMarks)

/**
 * Applies outstanding migrations in one transaction. Of several processes that start together, one migrates and the others
 * poll the lock: waiting in the server would end with `lock_timeout`. The lock belongs to the transaction, because a pooler in
 * transaction mode (PgBouncer) would keep a session lock.
 * @throws NewerDatabase when a newer version of this program has changed the database
 */
export async function migrate(
  { write }: Pick<Transactions, 'write'>,
  migrationsFolder: string,
  log?: MigrationLog,
): Promise<void> {
  const tryToMigrate = () =>
    write(async ({ db }) => {
      const { rows } = await db.execute<{ held: boolean }>(
        sql`select pg_try_advisory_xact_lock(${migrationLock}) as held`,
      )
      return only(rows).held ? applyOutstanding(db, migrationsFolder) : undefined
    })
  let outcome = await tryToMigrate()
  for (; outcome === undefined; outcome = await tryToMigrate()) await setTimeout(pause)
  const { wasNew, additions, applied } = outcome
  if (additions > 0) logAdditions(log, additions)
  if (applied.length > 0 && !wasNew) {
    log?.info(
      { migrations: namesOf(migrationsFolder, applied) },
      'the database was migrated; on PostgreSQL the site makes no backup before',
    )
  }
}

interface Outcome {
  /** Whether there was no database before. */
  wasNew: boolean
  /** The number of applied migrations that this program does not know. */
  additions: number
  applied: readonly MigrationMeta[]
}

async function applyOutstanding(db: NodePgDatabase, migrationsFolder: string): Promise<Outcome> {
  await db.execute(
    sql`create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
  )
  await db.execute(sql`create table if not exists ${marks} (created_at bigint primary key)`)
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at) as last from ${journal}`)
  const last = Number(only(rows).last ?? 0)
  const applied = outstandingAfter(migrationsFolder, last)
  for (const migration of applied) {
    const { folderMillis, hash, sql: statements } = migration
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into ${journal} (hash, created_at) values (${hash}, ${folderMillis})`)
    if (isAdditive(migration)) await db.execute(sql`insert into ${marks} (created_at) values (${folderMillis})`)
  }
  const additions = isNewerThan(migrationsFolder, last) ? await countAdditions(db, newestOf(migrationsFolder)) : 0
  return { wasNew: last === 0, additions, applied }
}

/** @throws NewerDatabase when a migration after `newest` is not additive */
async function countAdditions(db: NodePgDatabase, newest: number): Promise<number> {
  const { rows } = await db.execute<{ is_marked: boolean }>(
    sql`select exists (select from ${marks} m where m.created_at = j.created_at) as is_marked
      from ${journal} j where created_at > ${newest}`,
  )
  if (!rows.every(({ is_marked }) => is_marked)) throw new NewerDatabase()
  return rows.length
}
