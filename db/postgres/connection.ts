import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { StoreUnavailable } from '#shared/errors.ts'
import type { ConsentLogEntry } from '../consentLogChain.ts'
import type { Milliseconds } from '../store.ts'
import { toStoreError, isUnreachable, isTransient } from './failures.ts'

/** One transaction, as the tables see it. */
export interface Session {
  db: NodePgDatabase
  /** Whether something may be changed: rows that are read stay as they are until the commit. */
  mayWrite: boolean
  /** Entries of the consent log that are to be written before the commit (`appendConsents`). */
  appended: ConsentLogEntry[]
}

/** Connections that are kept; node-postgres' pool is one. */
export interface Connections {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}

/** PostgreSQL's text has no place for U+0000. In its stead stands the mark of a character that could not be kept. */
export const withoutNul = <T>(value: T): T | string =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value

/** Every value that goes to the database goes through here. */
export function sessionOn(client: PoolClient, mayWrite: boolean): Session {
  const query = client.query.bind(client) as (question: unknown, values?: unknown[]) => unknown
  const clean = new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (question: unknown, values?: unknown[]) => query(question, values?.map(withoutNul))
        : (Reflect.get(target, name) as unknown),
  })
  return { db: drizzle({ client: clean }), mayWrite, appended: [] }
}

export const minPause: Milliseconds = 10
export const maxPause: Milliseconds = 250

const begin = {
  /** That what was acknowledged is on disk is not left to the server's settings. */
  writing: 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL synchronous_commit = on',
  /** Everything that is read is of one moment. */
  reading: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
}

/**
 * Time limits of one transaction. They are not set for the session: a pooler that hands out connections by the transaction
 * (PgBouncer) refuses them at the start, or leaves them to whoever gets the connection next.
 */
export const limitTime = (timeout: Milliseconds): string =>
  [
    `SET LOCAL lock_timeout = ${timeout}`,
    `SET LOCAL statement_timeout = ${4 * timeout}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${4 * timeout}`,
  ].join('; ')

/** Rejects as a broken line does where it stays silent: whoever is cut off from the network hears of nothing. */
async function inTime<T>(answer: Promise<T>, timeout: Milliseconds): Promise<T> {
  const stop = new AbortController()
  const silence = setTimeout(timeout, undefined, { signal: stop.signal }).then(() => {
    throw Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    stop.abort()
  }
}

/**
 * One transaction on a connection of its own, which is given up where it broke.
 * @param patience how long the database may be silent when it begins and when it commits
 * @param run what is done in it; what it rejects with undoes everything
 */
export async function inTransaction<T>(
  connections: Connections,
  purpose: keyof typeof begin,
  timeout: Milliseconds,
  run: (session: Session, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connections.connect()
  let isSound = false
  try {
    await inTime(client.query(`${begin[purpose]}; ${limitTime(timeout)}`), timeout)
    const result = await run(sessionOn(client, purpose === 'writing'), client)
    try {
      await inTime(client.query('COMMIT'), timeout)
    } catch (error) {
      // It may have been stored or not: to run it again could store it twice.
      throw isTransient(error) ? new StoreUnavailable(error) : error
    }
    isSound = true
    return result
  } catch (error) {
    const rollBack = () =>
      client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
    isSound = !isUnreachable(error) && (await rollBack())
    throw error
  } finally {
    client.release(!isSound)
  }
}

export type Transactions = ReturnType<typeof createTransactions>

/**
 * Runs operations in transactions, each on a connection of its own. One that is undone because another was in the way, or
 * because the connection broke before the commit, is run again.
 * @param patience how long an operation is tried again
 */
export function createTransactions(connections: Connections, timeout: Milliseconds) {
  const underWay = new Set<Promise<unknown>>()
  let isClosed = false

  async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + timeout
    for (let pause = minPause; ; pause = Math.min(2 * pause, maxPause)) {
      try {
        return await attempt()
      } catch (error) {
        if (!isTransient(error) || performance.now() + pause >= deadline) throw toStoreError(error)
      }
      // Not all of those that were in each other's way at the same time again.
      await setTimeout(pause * (0.5 + Math.random()))
    }
  }

  async function track<T>(operation: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailable(new Error('The store is closed.'))
    const running = operation()
    underWay.add(running)
    try {
      return await running
    } finally {
      underWay.delete(running)
    }
  }

  async function outsideTransaction<T>(run: (session: Session) => Promise<T>): Promise<T> {
    const client = await connections.connect()
    let isSound = true
    try {
      return await run(sessionOn(client, true))
    } catch (error) {
      isSound = !isUnreachable(error)
      throw error
    } finally {
      client.release(!isSound)
    }
  }

  return {
    read: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => tryAgain(() => inTransaction(connections, 'reading', timeout, run))),

    /** One statement that reads: a transaction around it would cost two more round trips. */
    readOnce: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => tryAgain(() => outsideTransaction((session) => inTime(run(session), timeout)))),

    /** Settles after the commit. What `run` throws undoes what it did; it may be run several times. */
    write: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      track(() => tryAgain(() => inTransaction(connections, 'writing', timeout, run))),

    /** Outside any transaction, and once. Each question may meet another session of the server. */
    alone: <T>(run: (db: NodePgDatabase) => Promise<T>): Promise<T> =>
      track(() => outsideTransaction(({ db }) => run(db))),

    /** Waits for what is under way. Whatever comes later is refused. */
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      await Promise.allSettled(underWay)
      await connections.end()
    },
  }
}
