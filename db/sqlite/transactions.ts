import { setImmediate } from 'node:timers/promises'
import type { Milliseconds } from '../store.ts'
import type { Connection, ConnectionKeeper } from './connection.ts'
import { asPortError, isLocked } from './failures.ts'
import { whenUnlocked } from './locks.ts'
import type { SqliteTables } from './tables.ts'

/** The event loop is not held for longer than about this by one transaction; what is left goes into the next. */
const batchTime: Milliseconds = 20

interface Operation {
  /** Answers how to tell the caller once it is committed. */
  run(tables: SqliteTables): () => void
  reject(error: unknown): void
  deadline: Milliseconds
}

/**
 * Reads and writes over the one connection. Both are synchronous in themselves, so that no transaction is open while
 * anything else runs. To sync the disk is what a write costs: operations that wait at the same time share one
 * transaction and one sync, each in a savepoint of its own.
 * @param lockWait how long an operation waits for a lock that something else holds
 * @param committed called after each commit
 */
export function createTransactions(connections: ConnectionKeeper, lockWait: Milliseconds, committed: () => void) {
  const queue: Operation[] = []
  let draining: Promise<void> | undefined

  const deadline = () => performance.now() + lockWait

  async function drain(): Promise<void> {
    for (let first = queue[0]; first; first = queue[0]) {
      // What arrives in the same turn of the event loop shares the transaction.
      await setImmediate()
      try {
        await whenUnlocked(first.deadline, commitTogether)
      } catch (error) {
        connections.failed(error)
        refuseOverdue(error)
      }
    }
    draining = undefined
  }

  /** @throws where the transaction could not begin; then nothing has left the queue */
  function commitTogether(): void {
    const connection = connections.current()
    const taken: Operation[] = []
    const done: (() => void)[] = []
    try {
      connection.atomically.immediate(() => runQueued(connection, taken, done))
    } catch (error) {
      if (taken.length === 0) throw error
      connections.failed(error)
      for (const operation of taken) operation.reject(asPortError(error))
      return
    }
    for (const settle of done) settle()
    committed()
  }

  function runQueued({ database, tables, atomically }: Connection, taken: Operation[], done: (() => void)[]): void {
    const end = performance.now() + batchTime
    do {
      const operation = queue.shift()
      if (!operation) return
      taken.push(operation)
      let settle = () => {}
      try {
        atomically(() => {
          settle = operation.run(tables)
        })
      } catch (error) {
        // SQLite has given up the whole transaction, not this savepoint alone.
        if (!database.inTransaction) throw error
        settle = () => {
          connections.failed(error)
          operation.reject(asPortError(error))
        }
      }
      done.push(settle)
    } while (performance.now() < end)
  }

  /** Where a lock was in the way only those that have waited long enough are refused, otherwise all. */
  function refuseOverdue(error: unknown): void {
    const now = performance.now()
    for (const operation of queue.splice(0)) {
      if (isLocked(error) && operation.deadline > now) queue.push(operation)
      else operation.reject(asPortError(error))
    }
  }

  /** Everything that `run` reads is of one moment. */
  async function read<T>(run: (tables: SqliteTables) => T): Promise<T> {
    try {
      return await whenUnlocked(deadline(), () => {
        const { tables, atomically } = connections.current()
        return atomically(() => run(tables)) as T
      })
    } catch (error) {
      connections.failed(error)
      throw asPortError(error)
    }
  }

  /** Settles after the commit. What `run` throws undoes what it did and nothing else. */
  function write<T>(run: (tables: SqliteTables) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const operation = (tables: SqliteTables) => {
        const result = run(tables)
        return () => resolve(result)
      }
      queue.push({ run: operation, reject, deadline: deadline() })
      draining ??= drain()
    })
  }

  /** Waits until nothing is under way. */
  const idle = async (): Promise<void> => draining

  return { read, write, idle }
}
