import { setImmediate } from 'node:timers/promises'
import type { Milliseconds } from '../store.ts'
import type { Connection, ConnectionManager } from './connection.ts'
import { toStoreError, isLocked } from './failures.ts'
import { retryWhileLocked } from './locks.ts'
import type { SqliteTables } from './sqliteTables.ts'

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
 * transaction and one sync. Where one of them fails all are undone and run again, each in a savepoint of its own: to
 * have it always would cost every one of them. An operation therefore changes nothing but tables.
 * @param lockWait how long an operation waits for a lock that something else holds
 */
export function createTransactions(connections: ConnectionManager, lockWait: Milliseconds) {
  const queue: Operation[] = []
  let draining: Promise<void> | undefined
  /** One of those that wait has failed among the others: the next transaction gives each a savepoint. */
  let keepApart = false

  const deadline = () => performance.now() + lockWait

  async function drain(): Promise<void> {
    for (let first = queue[0]; first; first = queue[0]) {
      // What arrives in the same turn of the event loop shares the transaction.
      await setImmediate()
      try {
        await retryWhileLocked(first.deadline, commitBatch)
      } catch (error) {
        connections.failed(error)
        refuseOverdue(error)
      }
    }
    draining = undefined
  }

  /** @throws where the transaction could not begin; then nothing has left the queue */
  function commitBatch(): void {
    const connection = connections.current()
    const run = keepApart ? runInSavepoint : runBare
    const taken: Operation[] = []
    const done: (() => void)[] = []
    try {
      connection.atomically.immediate(() => {
        const end = performance.now() + batchTime
        do {
          const operation = queue.shift()
          if (!operation) return
          taken.push(operation)
          done.push(run(connection, operation))
        } while (performance.now() < end)
      })
    } catch (error) {
      if (taken.length === 0) throw error
      const oneFailed = done.length < taken.length
      if (oneFailed && taken.length > 1 && !keepApart) {
        keepApart = true
        queue.unshift(...taken)
        return
      }
      keepApart = false
      connections.failed(error)
      for (const operation of taken) operation.reject(toStoreError(error))
      return
    }
    keepApart = false
    for (const settle of done) settle()
  }

  const runBare = ({ tables }: Connection, operation: Operation) => operation.run(tables)

  function runInSavepoint({ database, tables, atomically }: Connection, operation: Operation): () => void {
    try {
      return atomically(() => operation.run(tables)) as () => void
    } catch (error) {
      // SQLite has given up the whole transaction, not this savepoint alone.
      if (!database.inTransaction) throw error
      return () => {
        connections.failed(error)
        operation.reject(toStoreError(error))
      }
    }
  }

  /** Where a lock was in the way only those that have waited long enough are refused, otherwise all. */
  function refuseOverdue(error: unknown): void {
    const now = performance.now()
    for (const operation of queue.splice(0)) {
      if (isLocked(error) && operation.deadline > now) queue.push(operation)
      else operation.reject(toStoreError(error))
    }
  }

  /** Everything that `run` reads is of one moment. */
  async function read<T>(run: (tables: SqliteTables) => T): Promise<T> {
    try {
      return await retryWhileLocked(deadline(), () => {
        const { tables, atomically } = connections.current()
        return atomically(() => run(tables)) as T
      })
    } catch (error) {
      connections.failed(error)
      throw toStoreError(error)
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
