import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { StoreUnavailable } from '#shared/errors.ts'
import type { ConsentLogEntry } from '../consentLogChain.ts'
import type { Milliseconds } from '../store.ts'
import { toStoreError, isUnreachable, isTransient } from './failures.ts'

/** One transaction, or one statement without a transaction. */
export interface Session {
  db: NodePgDatabase
  /** Whether the transaction writes. Then the rows that it reads are locked until the commit. */
  mayWrite: boolean
  /** Entries for the consent log, which `appendConsents` writes before the commit. */
  appended: ConsentLogEntry[]
  /**
   * Sends a statement whose answer nobody needs. Later statements follow it at once; the transaction commits only if it succeeds.
   */
  send: (statement: { execute(): Promise<unknown> }) => void
  /** Waits for the answers of all that was sent, and rejects with the first failure. */
  settle: () => Promise<void>
}

/**
 * Returns the cause of a failure in a transaction. After a statement that was sent has failed, PostgreSQL refuses those that
 * follow it.
 */
export async function causeOf(error: unknown, session: Session): Promise<unknown> {
  if (isUnreachable(error)) return error
  return session.settle().then(
    () => error,
    (cause: unknown) => cause,
  )
}

/** A pool of connections, as in node-postgres. */
export interface Connections {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/** Replaces U+0000, which PostgreSQL cannot store in a text, by the replacement character. */
export const withoutNul = <T>(value: T): T | string =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value

/** Creates a session on a connection. It replaces U+0000 in every value that is sent to the database. */
export function sessionOn(client: PoolClient, mayWrite: boolean): Session {
  const query = client.query.bind(client) as (statement: unknown, values?: unknown[]) => unknown
  const clean = new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (statement: unknown, values?: unknown[]) => query(statement, values?.map(withoutNul))
        : (Reflect.get(target, name) as unknown),
  })
  const sent: Promise<unknown>[] = []
  return {
    db: drizzle({ client: clean }),
    mayWrite,
    appended: [],
    send(statement) {
      const answer = statement.execute()
      // `settle` reports the failure.
      answer.catch(() => {})
      sent.push(answer)
    },
    async settle() {
      await Promise.all(sent.splice(0))
    },
  }
}

export const minPause: Milliseconds = 10
export const maxPause: Milliseconds = 250

const begin = {
  /** Acknowledged data is on disk, whatever the settings of the server. */
  writing: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL synchronous_commit = on',
  /** All reads see the same snapshot. */
  reading: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
}

/**
 * Returns the SQL that sets the timeouts of one transaction. They are not set for the session, because a pooler in transaction
 * mode (PgBouncer) refuses session settings or leaves them to the next client.
 */
export const limitTime = (timeout: Milliseconds): string =>
  [
    `SET LOCAL lock_timeout = ${timeout}`,
    `SET LOCAL statement_timeout = ${4 * timeout}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${4 * timeout}`,
  ].join('; ')

/** Rejects as for a broken connection when there is no answer in time. A lost network connection reports no error. */
async function withTimeout<T>(answer: Promise<T>, timeout: Milliseconds): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = globalThis.setTimeout(
    () => silence.reject(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })),
    timeout,
  )
  try {
    return await Promise.race([answer, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs one transaction on its own connection. A broken connection is closed.
 * @param timeout the time limit for the answers to BEGIN and to COMMIT
 * @param run the work of the transaction; if it rejects, the transaction is rolled back
 */
export async function inTransaction<T>(
  connections: Connections,
  purpose: keyof typeof begin,
  timeout: Milliseconds,
  run: (session: Session, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connections.connect()
  const session = sessionOn(client, purpose === 'writing')
  let isUsable = false
  try {
    // The first statements follow BEGIN without waiting for its answer, and COMMIT follows the last ones.
    const begun = withTimeout(client.query(`${begin[purpose]}; ${limitTime(timeout)}`), timeout)
    const [result] = await Promise.all([run(session, client), begun])
    // It is unknown whether an interrupted commit took effect. A retry could store the data twice.
    const committed = withTimeout(client.query('COMMIT'), timeout).catch((error: unknown) => {
      throw isTransient(error) ? new StoreUnavailable(error) : error
    })
    // After a statement that failed, COMMIT rolls back.
    const settled = session.settle().catch((error: unknown) => {
      throw isUnreachable(error) ? new StoreUnavailable(error) : error
    })
    await Promise.all([settled, committed])
    isUsable = true
    return result
  } catch (failure) {
    const error = await causeOf(failure, session)
    const rollBack = () =>
      client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
    isUsable = !isUnreachable(error) && (await rollBack())
    throw error
  } finally {
    client.release(!isUsable)
  }
}

export type Transactions = ReturnType<typeof createTransactions>

/**
 * Creates functions that run operations in transactions, each on its own connection. They repeat an operation after a
 * serialization conflict or a connection failure before the commit.
 * @param timeout the time for which an operation is repeated
 */
export function createTransactions(connections: Connections, timeout: Milliseconds) {
  const inProgress = new Set<Promise<unknown>>()
  let isClosed = false

  async function retry<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + timeout
    for (let pause = minPause; ; pause = Math.min(2 * pause, maxPause)) {
      try {
        return await attempt()
      } catch (error) {
        if (!isTransient(error) || performance.now() + pause >= deadline) throw toStoreError(error)
      }
      // Random, so that conflicting operations do not meet again.
      await setTimeout(pause * (0.5 + Math.random()))
    }
  }

  async function track<T>(operation: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailable(new Error('The store is closed.'))
    const running = operation()
    inProgress.add(running)
    try {
      return await running
    } finally {
      inProgress.delete(running)
    }
  }

  async function outsideTransaction<T>(run: (session: Session) => Promise<T>): Promise<T> {
    const client = await connections.connect()
    let isUsable = true
    try {
      return await run(sessionOn(client, true))
    } catch (error) {
      isUsable = !isUnreachable(error)
      throw error
    } finally {
      client.release(!isUsable)
    }
  }

  return {
    read: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => retry(() => inTransaction(connections, 'reading', timeout, run))),

    /** Runs one reading statement without a transaction, which would take two more round trips. */
    readOnce: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => retry(() => outsideTransaction((session) => withTimeout(run(session), timeout)))),

    /** Settles after the commit. An error of `run` rolls back its changes. `run` may be called several times. */
    write: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => retry(() => inTransaction(connections, 'writing', timeout, run))),

    /** Runs once, without a transaction. Each statement may use another session of the server. */
    alone: <T>(run: (db: NodePgDatabase) => Promise<T>): Promise<T> =>
      track(() => outsideTransaction(({ db }) => run(db))),

    /** Waits for operations in progress and refuses later ones. */
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      await Promise.allSettled(inProgress)
      await connections.end()
    },
  }
}
