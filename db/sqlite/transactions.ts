import { setImmediate } from 'node:timers/promises'
import type { Milliseconds } from '../store.ts'
import { runSync, type Steps, type StepTables } from '../useCaseSteps.ts'
import type { Connection, ConnectionManager } from './connection.ts'
import { toStoreError, isLocked } from './failures.ts'
import { retryWhileLocked } from './locks.ts'
import type { SqliteTables } from './sqliteTables.ts'

/** One transaction blocks the event loop for about this time; the remaining operations go into the next transaction. */
const batchTime: Milliseconds = 20

interface Operation {
  /** Returns a function that resolves the caller's promise after the commit. */
  run(tables: SqliteTables): () => void
  reject(error: unknown): void
  deadline: Milliseconds
}

/**
 * Creates the functions that run use cases on the one connection. A use case runs synchronously, so no transaction is open while other code
 * runs. Syncing the disk is the main cost of a write. Operations that wait at the same time therefore share one transaction and one sync
 * (group commit). If one of them fails, all are rolled back and run again, each in a savepoint of its own. Savepoints from the start would
 * slow down every operation. A use case may be run twice, so it changes nothing but tables.
 * @param lockWait the longest wait for a lock of another process
 */
export function createTransactions(connections: ConnectionManager, lockWait: Milliseconds) {
  const queue: Operation[] = []
  let running: Promise<void> | undefined
  /** True after an operation of a batch has failed: the next transaction gives each operation a savepoint. */
  let useSavepoints = false

  const deadline = () => performance.now() + lockWait

  async function runQueue(): Promise<void> {
    for (let first = queue[0]; first; first = queue[0]) {
      // Operations of the same turn of the event loop share the transaction.
      await setImmediate()
      try {
        await retryWhileLocked(first.deadline, commitBatch)
      } catch (error) {
        connections.failed(error)
        rejectOverdue(error)
      }
    }
    running = undefined
  }

  /** @throws when the transaction cannot begin; the queue is then unchanged */
  function commitBatch(): void {
    const connection = connections.current()
    const run = useSavepoints ? runInSavepoint : runDirectly
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
      const hasFailed = done.length < taken.length
      if (hasFailed && taken.length > 1 && !useSavepoints) {
        useSavepoints = true
        queue.unshift(...taken)
        return
      }
      useSavepoints = false
      connections.failed(error)
      for (const operation of taken) operation.reject(toStoreError(error))
      return
    }
    useSavepoints = false
    for (const settle of done) settle()
  }

  const runDirectly = ({ tables }: Connection, operation: Operation) => operation.run(tables)

  function runInSavepoint({ database, tables, atomically }: Connection, operation: Operation): () => void {
    try {
      return atomically(() => operation.run(tables)) as () => void
    } catch (error) {
      // SQLite has rolled back the whole transaction, not only this savepoint.
      if (!database.inTransaction) throw error
      return () => {
        connections.failed(error)
        operation.reject(toStoreError(error))
      }
    }
  }

  /** Rejects the queued operations: after a lock only those past their deadline, after other errors all. */
  function rejectOverdue(error: unknown): void {
    const now = performance.now()
    for (const operation of queue.splice(0)) {
      if (isLocked(error) && operation.deadline > now) queue.push(operation)
      else operation.reject(toStoreError(error))
    }
  }

  /** Resolves after the commit. */
  const writeTables = <T>(run: (tables: SqliteTables) => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const operation = (tables: SqliteTables) => {
        const result = run(tables)
        return () => resolve(result)
      }
      queue.push({ run: operation, reject, deadline: deadline() })
      running ??= runQueue()
    })

  return {
    /** Runs a use case that changes nothing. All that it reads is of one moment. */
    async read<T>(useCase: (tables: StepTables) => Steps<T>): Promise<T> {
      try {
        return await retryWhileLocked(deadline(), () => {
          const { tables, atomically } = connections.current()
          return atomically(() => runSync(useCase(tables.steps))) as T
        })
      } catch (error) {
        connections.failed(error)
        throw toStoreError(error)
      }
    },

    /** Runs a use case; resolves after the commit. An error of the use case rolls back its own changes and no others. */
    write: <T>(useCase: (tables: StepTables) => Steps<T>): Promise<T> =>
      writeTables(({ steps }) => runSync(useCase(steps))),

    /** Writes nothing of use, to find out whether the database accepts writes. */
    checkWritable: (): Promise<void> => writeTables(({ probe }) => probe.write()),

    /** Resolves when no operation is queued or running. */
    idle: async (): Promise<void> => running,
  }
}
