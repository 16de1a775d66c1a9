import { setImmediate, setTimeout } from 'node:timers/promises'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Milliseconds } from '../store.ts'
import { inTransaction, maxPause, minPause, type Connections, type Session } from './connection.ts'
import { toStoreError, isUnreachable, isTransient } from './failures.ts'

/** The number of operations in one commit. Each holds its row locks until all of them are done. */
const maxBatchSize = 16

interface Operation {
  /** Runs the operation. Returns the function that resolves its promise after the commit. */
  run(session: Session): Promise<() => void>
  reject(error: unknown): void
  deadline: Milliseconds
}

/**
 * Creates the group commit: waiting operations share a transaction, each in its own savepoint. They need one disk sync and one
 * lock of the consent log's head. An operation is repeated after a serialization conflict or a connection failure before the
 * commit.
 * @param timeout the time for which an operation is repeated
 * @param finish the last step before the commit
 */
export function createGroupCommit(
  connections: Connections,
  timeout: Milliseconds,
  finish: (session: Session) => Promise<void>,
) {
  const queue: Operation[] = []
  let draining: Promise<void> | undefined
  let isClosed = false

  async function drain(): Promise<void> {
    for (let pause = minPause; queue.length > 0;) {
      // Waits for the operations of the same turn of the event loop.
      await setImmediate()
      const repeated = await commitBatch(queue.splice(0, maxBatchSize))
      if (repeated.length === 0) {
        pause = minPause
        continue
      }
      queue.unshift(...repeated)
      // Random, so that conflicting transactions do not meet again.
      await setTimeout(pause * (0.5 + Math.random()))
      pause = Math.min(2 * pause, maxPause)
    }
    draining = undefined
  }

  /** Commits a batch and settles its operations, except those to repeat, which it returns. */
  async function commitBatch(batch: readonly Operation[]): Promise<Operation[]> {
    const repeated: Operation[] = []
    const open = new Set(batch)
    const isShared = batch.length > 1
    const repeatOrReject = (operation: Operation, error: unknown) => {
      open.delete(operation)
      if (isTransient(error) && performance.now() < operation.deadline) repeated.push(operation)
      else operation.reject(toStoreError(error))
    }
    try {
      const settled = await inTransaction(connections, 'writing', timeout, async (session, client) => {
        const done: (() => void)[] = []
        for (const operation of batch) {
          const { length } = session.appended
          if (isShared) await client.query('SAVEPOINT operation')
          try {
            done.push(await operation.run(session))
            if (isShared) await client.query('RELEASE operation')
          } catch (error) {
            if (!isShared || isUnreachable(error)) throw error
            await client.query('ROLLBACK TO operation; RELEASE operation')
            session.appended.length = length
            repeatOrReject(operation, error)
          }
        }
        await finish(session)
        return done
      })
      for (const settle of settled) settle()
    } catch (error) {
      for (const operation of open) repeatOrReject(operation, error)
    }
    return repeated
  }

  return {
    /** Settles after the commit. An error of `run` rolls back only its own changes. `run` may be called several times. */
    write: <T>(run: (session: Session) => Promise<T>): Promise<T> => {
      if (isClosed) return Promise.reject(new StoreUnavailable(new Error('The store is closed.')))
      return new Promise((resolve, reject) => {
        const operation = async (session: Session) => {
          const result = await run(session)
          return () => resolve(result)
        }
        queue.push({ run: operation, reject, deadline: performance.now() + timeout })
        draining ??= drain()
      })
    },

    /** Waits for operations in progress and refuses later ones. */
    async close(): Promise<void> {
      isClosed = true
      await draining
    },
  }
}
