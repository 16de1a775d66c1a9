import { asc, count, desc, getTableColumns, getTableName, gt, sql, type Column, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgText, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { chainSeed, verifyConsentLog } from '../consentLogChain.ts'
import { byPage } from '../paging.ts'
import {
  CannotMove,
  keyOf,
  numberedTables,
  type LockedSource,
  type LockedTarget,
  type MovedTable,
  type Numbers,
  type Obstacle,
  type Row,
} from '../transfer.ts'
import { isNewerThan, journal, lastingTables } from '../versions.ts'
import {
  createTransactions,
  limitTime,
  sessionOn,
  withoutNul,
  type Connections,
  type Session,
  type Transactions,
} from './connection.ts'
import type { MediaBytes } from '../store.ts'
import { createMediaBytes } from './media.ts'
import { consentLogOf } from './postgresConsentLog.ts'
import { toStoreError, isBlocked } from './failures.ts'
import { migrate } from './migrate.ts'
import { applicationName } from './postgresStore.ts'
import * as schema from './schema.ts'
import { first, only } from './statements.ts'

const tables: Record<MovedTable, PgTable> = schema
const nameOf = (table: MovedTable) => getTableName(tables[table])
const timeout = 5000

/** Runs a query, in a shared transaction or in its own. */
type RunQuery = <T>(query: (db: NodePgDatabase) => Promise<T>) => Promise<T>

/**
 * Locks the database of a stopped site against writes and applies outstanding migrations. All reads see the same snapshot.
 * @param migrationsFolder `db/migrations/postgres`
 * @throws CannotMove, StoreUnavailable
 */
export const lockPostgresSource = (connections: Connections, migrationsFolder: string): Promise<LockedSource> =>
  checkAndOpen(connections, migrationsFolder, ['missing', 'foreign', 'newer'], async () => {
    const client = await connections.connect()
    const release = async () => {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      await connections.end()
    }
    try {
      const { db } = sessionOn(client, false)
      await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${limitTime(timeout)}`)
      // The transaction is idle while rows are written to the target.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
      // Before the first read, which sets the time of the snapshot.
      const all = sql.join(
        [...Object.values(tables), schema.consentHead].map((table) => sql`${table}`),
        sql`, `,
      )
      await db.execute(sql`lock table ${all} in share mode`)
      const runQuery: RunQuery = async (query) => {
        try {
          return await query(db)
        } catch (error) {
          throw toStoreError(error)
        }
      }
      return { ...createReader(runQuery), mediaBytes: mediaBytesBy(runQuery), release }
    } catch (error) {
      client.release(true)
      throw error
    }
  })

/**
 * Opens an empty database, or the target of an interrupted move.
 * @param migrationsFolder `db/migrations/postgres`
 * @throws CannotMove, StoreUnavailable
 */
export const lockPostgresTarget = (connections: Connections, migrationsFolder: string): Promise<LockedTarget> =>
  checkAndOpen(connections, migrationsFolder, ['foreign', 'newer'], async (transactions) => ({
    ...createReader((query) => transactions.read(({ db }) => query(db))),
    mediaBytes: createMediaBytes(transactions),
    asStored: (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withoutNul(value)])),
    insert: (table, rows) =>
      transactions.write(async ({ db }) => {
        await db.insert(tables[table]).values([...rows])
      }),
    setNumbers: (numbers) => transactions.write(({ db }) => setNumbers(db, numbers)),
    release: () => transactions.close(),
  }))

/** Returns the bytes of media in a shared transaction. */
const mediaBytesBy = (runQuery: RunQuery): MediaBytes => {
  const run = <T>(query: (session: Pick<Session, 'db'>) => Promise<T>) => runQuery((db) => query({ db }))
  return createMediaBytes({ read: run, write: run })
}

async function checkAndOpen<T>(
  connections: Connections,
  migrationsFolder: string,
  refused: readonly Obstacle[],
  open: (transactions: Transactions) => Promise<T>,
): Promise<T> {
  const transactions = createTransactions(connections, timeout)
  try {
    await transactions.alone(async (db) => {
      const obstacle = await findObstacle(db, migrationsFolder)
      if (obstacle !== undefined && refused.includes(obstacle)) throw new CannotMove(obstacle)
      if (await isOpenElsewhere(db)) throw new CannotMove('inUse')
    })
    await migrate(transactions, migrationsFolder)
    return await open(transactions)
  } catch (error) {
    await connections.end()
    throw isBlocked(error) ? new CannotMove('inUse', error) : toStoreError(error)
  }
}

/** Finds an obstacle without writing to the database. */
async function findObstacle(db: NodePgDatabase, migrationsFolder: string): Promise<Obstacle | undefined> {
  const { rows } = await db.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  )
  const present = new Set(rows.map(({ tablename }) => tablename))
  if (![journal, ...Object.keys(keyOf).map((table) => nameOf(table as MovedTable))].some((name) => present.has(name))) {
    return 'missing'
  }
  if (![journal, ...lastingTables].every((name) => present.has(name))) return 'foreign'
  const applied = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from ${sql.identifier('public')}.${sql.identifier(journal)}`,
  )
  return isNewerThan(migrationsFolder, Number(only(applied.rows).last)) ? 'newer' : undefined
}

/** Returns whether an instance of the site or another command is connected. */
async function isOpenElsewhere(db: NodePgDatabase): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid() limit 1`)
  return rows.length > 0
}

/** Returns the SQL that sorts a column by bytes, as SQLite does, whatever the collation of the database. */
const sortedBy = (column: Column): SQL => (column instanceof PgText ? sql`${column} collate "C"` : sql`${column}`)

const sequenceOf = (table: MovedTable): SQL => sql`pg_get_serial_sequence(${nameOf(table)}, 'seq')::regclass`
/** The consent log has no sequence: `consentHead` counts its entries. */
const sequencedTables = numberedTables.filter((table) => table !== 'consentLog')

/** Returns the columns that a row brings with it. PostgreSQL makes the generated ones. */
const storedColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined))

function createReader(runQuery: RunQuery) {
  return {
    count: (table: MovedTable) =>
      runQuery(async (db) => only(await db.select({ rows: count() }).from(tables[table])).rows),
    rows: (name, after, limit) =>
      runQuery(async (db): Promise<Row[]> => {
        const table = tables[name]
        const columns = storedColumns(table)
        const key = sortedBy(columns[keyOf[name]]!)
        const follows = after === undefined ? undefined : gt(key, after)
        return db.select(columns).from(table).where(follows).orderBy(asc(key)).limit(limit)
      }),
    numbers: () =>
      runQuery(async (db) => {
        const numbers: Partial<Numbers> = { consentLog: await consentLogOf({ db, appended: [] }).written() }
        for (const table of sequencedTables) {
          const { rows } = await db.execute<{ last: string | null }>(
            sql`select pg_sequence_last_value(${sequenceOf(table)}) as last`,
          )
          numbers[table] = Number(only(rows).last)
        }
        return numbers as Numbers
      }),
    verifyConsent: async () => {
      const written = await runQuery((db) => consentLogOf({ db, appended: [] }).written())
      return verifyConsentLog(
        byPage((after) => runQuery((db) => consentLogOf({ db, appended: [] }).page(after))),
        written,
      )
    },
  } satisfies Omit<LockedSource, 'release' | 'mediaBytes'>
}

async function setNumbers(db: NodePgDatabase, numbers: Numbers): Promise<void> {
  for (const table of sequencedTables) {
    const number = numbers[table]
    // `false` makes the next number the first one: the sequence has given none.
    await db.execute(sql`select setval(${sequenceOf(table)}, ${Math.max(number, 1)}, ${number > 0})`)
  }
  const { consentLog, consentHead } = schema
  const last = first(await db.select({ hash: consentLog.hash }).from(consentLog).orderBy(desc(consentLog.seq)).limit(1))
  await db.update(consentHead).set({ entries: numbers.consentLog, hash: last?.hash ?? chainSeed })
}
