import { sql } from 'drizzle-orm'
import { Client, Pool, type ClientConfig } from 'pg'
import type { CounterStore } from '../counterStore.ts'
import { createOperations, createStore } from '../storeOperations.ts'
import { runAsync, type Steps, type StepTables } from '../useCaseSteps.ts'
import type { Milliseconds, Store, StoreLog } from '../store.ts'
import type { MigrationLog } from '../versions.ts'
import { createTransactions, type Connections } from './connection.ts'
import { appendConsents } from './postgresConsentLog.ts'
import { toStoreError } from './failures.ts'
import { createPostgresCounterStore } from './postgresCounterStore.ts'
import { createMediaBytes } from './media.ts'
import { messagesOf } from './messages.ts'
import { migrate } from './migrate.ts'
import { createGroupCommit } from './groupCommit.ts'
import { tablesOf } from './postgresTables.ts'

export interface PostgresOptions {
  /** `db/migrations/postgres`. The production bundle is one file and cannot find the folder by itself. */
  migrationsFolder: string
  /** The longest wait for a lock or a connection. */
  timeout?: Milliseconds
  log?: StoreLog & MigrationLog
}

/** The name that PostgreSQL shows for the site's connections (`pg_stat_activity`). */
export const applicationName = 'party-site'

/** Connections of one process. Several processes share the server's default limit of 100. */
const maxConnections = 10

/**
 * Creates a connection pool; connects with the first query.
 * @param url `postgres://user:password@host:5432/database`, in the syntax of node-postgres
 */
export function connectTo(
  url: string,
  { timeout = 5000, log }: { timeout?: Milliseconds; log?: StoreLog } = {},
): Connections {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    // Waiting for a free connection of the pool has no time limit; connecting to the server has one.
    connectionTimeoutMillis: 0,
    Client: class extends Client {
      constructor(config?: string | ClientConfig) {
        super({ ...(typeof config === 'object' && config), connectionTimeoutMillis: timeout })
      }
    },
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements of a transaction are sent without waiting for the answers of those before.
    pipeline: true,
    // Detects a server that no longer answers. The server's own time limits are set by each transaction (`limitTime`).
    query_timeout: 4 * timeout + 1000,
    application_name: applicationName,
  })
  // An error between two queries of a transaction is ignored here: the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  // The pool replaces a broken idle connection with the next query.
  pool.on('error', (error) => log?.warn({ err: error }, 'A connection to the database broke.'))
  return pool
}

/**
 * Opens the store and applies outstanding migrations.
 * @throws StoreUnavailable when the database cannot be reached or written
 * @throws NewerDatabase when a newer version of this program has changed it
 */
export async function openPostgresStore(
  connections: Connections,
  { migrationsFolder, timeout = 5000, log }: PostgresOptions,
): Promise<{ store: Store; counterStore: CounterStore }> {
  const transactions = createTransactions(connections, timeout)
  try {
    await migrate(transactions, migrationsFolder, log)
  } catch (error) {
    await connections.end()
    throw toStoreError(error)
  }

  const groupCommit = createGroupCommit(connections, timeout, appendConsents)
  // On a connection of their own, so that they do not wait for the statements of mails.
  const inStep = createGroupCommit(connections, timeout, appendConsents)
  const read = <T>(useCase: (tables: StepTables) => Steps<T>) =>
    transactions.read((session) => runAsync(useCase(tablesOf(session))))
  const write = <T>(useCase: (tables: StepTables) => Steps<T>, keys?: readonly string[]) =>
    keys
      ? inStep.writeInStep(keys, (session) => useCase(tablesOf(session)))
      : groupCommit.write((session) => runAsync(useCase(tablesOf(session))))

  /** Removes deleted rows from the tables' files. They remain in the write-ahead log, replicas and backups until those expire. */
  async function removeDeletedRows(): Promise<boolean> {
    try {
      await transactions.alone((db) =>
        db.execute(
          sql`vacuum subscribers, messages, orders, outbox, confirmations, accesses, content_versions, content_log, media, media_log, media_bytes`,
        ),
      )
      return true
    } catch (error) {
      log?.warn({ err: error }, 'VACUUM failed. Deleted data stays in the database files until autovacuum removes it.')
      return false
    }
  }

  const operations = {
    ...createOperations({ read, write }, removeDeletedRows),
    // Called for every mail to the party: one statement needs no transaction.
    findMessage: (id: string) => transactions.readOnce((session) => messagesOf(session).byId(id)),
    // A read-only database refuses to assign a transaction ID.
    checkWritable: () =>
      transactions.write(async ({ db }) => void (await db.execute(sql`select pg_current_xact_id()`))),
    async close() {
      await Promise.all([groupCommit.close(), inStep.close()])
      await transactions.close()
    },
  }
  const store = createStore(operations, createMediaBytes(transactions))
  return { store, counterStore: createPostgresCounterStore(transactions) }
}
