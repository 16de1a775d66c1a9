import { sql } from 'drizzle-orm'
import { Client, Pool, type ClientConfig } from 'pg'
import type { CounterStore } from '../counterStore.ts'
import { createOperations, createStore } from '../storeOperations.ts'
import { runAsync, type Steps, type StepTables } from '../useCaseSteps.ts'
import type { Milliseconds, Store, StoreLog } from '../store.ts'
import { createTransactions, type Connections } from './connection.ts'
import { appendConsents } from './postgresConsentLog.ts'
import { toStoreError } from './failures.ts'
import { createPostgresCounterStore } from './postgresCounterStore.ts'
import { messagesOf } from './messages.ts'
import { migrate } from './migrate.ts'
import { createGroupCommit } from './groupCommit.ts'
import { tablesOf } from './postgresTables.ts'

export interface PostgresOptions {
  /** Of `db/migrations/postgres`, which production carries beside its one file. */
  migrationsFolder: string
  /** How long an operation waits for a lock or a connection. */
  timeout?: Milliseconds
  log?: StoreLog
}

/** By this the server shows who is connected. */
export const applicationName = 'party-site'

/** Of one process: several of them share what a server gives by default (100). */
const maxConnections = 10

/** @param url `postgres://user:password@host:5432/database`, as node-postgres reads it */
export function connectTo(
  url: string,
  { timeout = 5000, log }: Pick<PostgresOptions, 'timeout' | 'log'> = {},
): Connections {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    // Whoever waits for one of the connections waits as long as others are served; a connection must come about in time.
    connectionTimeoutMillis: 0,
    Client: class extends Client {
      constructor(config?: string | ClientConfig) {
        super({ ...(typeof config === 'object' && config), connectionTimeoutMillis: timeout })
      }
    },
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server may be gone without a word. What it limits itself, each transaction says (`limitTime`).
    query_timeout: 4 * timeout + 1000,
    application_name: applicationName,
  })
  // A connection that breaks between two questions of a transaction: the next question says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  // One that breaks while nobody uses it is replaced with the next question.
  pool.on('error', (error) => log?.warn({ err: error }, 'A connection to the database broke.'))
  return pool
}

/**
 * Opens the store and applies outstanding migrations.
 * Rejects with `StoreUnavailable` where the database cannot be reached or written.
 */
export async function openPostgresStore(
  connections: Connections,
  { migrationsFolder, timeout = 5000, log }: PostgresOptions,
): Promise<{ store: Store; counterStore: CounterStore }> {
  const transactions = createTransactions(connections, timeout)
  try {
    await migrate(transactions, migrationsFolder)
  } catch (error) {
    await connections.end()
    throw toStoreError(error)
  }

  const shared = createGroupCommit(connections, timeout, appendConsents)
  const look = <T>(useCase: (tables: StepTables) => Steps<T>) =>
    transactions.read((session) => runAsync(useCase(tablesOf(session))))
  const perform = <T>(useCase: (tables: StepTables) => Steps<T>) =>
    shared.write((session) => runAsync(useCase(tablesOf(session))))

  /** Rows that were deleted are no longer in the tables' files. The write-ahead log, replicas and backups keep their time. */
  async function removeDeletedRows(): Promise<boolean> {
    try {
      await transactions.alone((db) =>
        db.execute(sql`vacuum subscribers, messages, orders, outbox, confirmations, accesses`),
      )
      return true
    } catch (error) {
      log?.warn(
        { err: error },
        'Deleted data is still in the files of the database, until PostgreSQL tidies up by itself.',
      )
      return false
    }
  }

  const store = createStore({
    ...createOperations({ look, perform }, removeDeletedRows),
    // Read for every mail to the party.
    findMessage: (id) => transactions.readOnce((session) => messagesOf(session).byId(id)),
    // To number a transaction is to write; what may only be read refuses it.
    checkWritable: () =>
      transactions.write(async ({ db }) => void (await db.execute(sql`select pg_current_xact_id()`))),
    async close() {
      await shared.close()
      await transactions.close()
    },
  })
  return { store, counterStore: createPostgresCounterStore(transactions) }
}
