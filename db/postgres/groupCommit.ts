import { setImmediate, setTimeout } from 'node:timers/promises'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Milliseconds } from '../store.ts'
import { inTransaction, maxPause, minPause, type Connections, type Session } from './connection.ts'
import { toStoreError, isUnreachable, isTransient } from './failures.ts'

/** The rows that one has changed are held for as long as the others that share its commit take. */
const maxBatchSize = 16

interface Operation {
  /** Answers how to tell the caller once it is committed. */
  run(session: Session): Promise<() => void>
  reject(error: unknown): void
  deadline: Milliseconds
}

/**
 * Operations that wait at the same time share a transaction, each in a savepoint of its own, as they do in SQLite: one sync of the
 * disk, and one turn at the head of the consent log, for all of them. One that is undone because another instance was in the way, or
 * because the connection broke before the commit, is run again.
 * @param patience how long an operation is tried again
 * @param finish what all of them end with, just before the commit
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
      // What arrives in the same turn of the event loop shares the transaction.
      await setImmediate()
      const again = await commitBatch(queue.splice(0, maxBatchSize))
      if (again.length === 0) {
        pause = minPause
        continue
      }
      queue.unshift(...again)
      // Not at the same time as those who were in the way.
      await setTimeout(pause * (0.5 + Math.random()))
      pause = Math.min(2 * pause, maxPause)
    }
    draining = undefined
  }

  /** Answers those that are to be tried again; the others have been told. */
  async function commitBatch(batch: readonly Operation[]): Promise<Operation[]> {
    const again: Operation[] = []
    const open = new Set(batch)
    const isShared = batch.length > 1
    const undone = (operation: Operation, error: unknown) => {
      open.delete(operation)
      if (isTransient(error) && performance.now() < operation.deadline) again.push(operation)
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
            undone(operation, error)
          }
        }
        await finish(session)
        return done
      })
      for (const settle of settled) settle()
    } catch (error) {
      for (const operation of open) undone(operation, error)
    }
    return again
  }

  return {
    /** Settles after the commit. What `run` throws undoes what it did and nothing else; it may be run several times. */
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

    /** Waits for what is under way. Whatever comes later is refused. */
    async close(): Promise<void> {
      isClosed = true
      await draining
    },
  }
}
