import { setImmediate, setTimeout } from 'node:timers/promises'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Milliseconds } from '../store.ts'
import { runAsync, runInStep, type Steps } from '../useCaseSteps.ts'
import { causeOf, inTransaction, maxPause, minPause, type Connections, type Session } from './connection.ts'
import { toStoreError, isUnable, isUnreachable, isTransient } from './failures.ts'

/** The numbers of operations in one commit. Each holds its row locks until all of them are done. */
const maxAlone = 16
const maxInStep = 64

interface Operation {
  /** Runs the operation alone. Returns the function that resolves its promise after the commit. */
  run(session: Session): Promise<() => void>
  /** Starts the operation in step with others; undefined if it must run alone. */
  inStep: { keys: readonly string[]; start(session: Session): Steps<() => void> } | undefined
  reject(error: unknown): void
  deadline: Milliseconds
}

interface Batch {
  inStep: Operation[]
  /** These run after the others, one after the other. */
  alone: Operation[]
}

/** Takes the operations of the next commit out of the queue. Those that share a key with an earlier one run alone. */
function takeBatch(queue: Operation[]): Batch {
  const inStep: Operation[] = []
  const alone: Operation[] = []
  const taken = new Set<string>()
  for (const operation of queue) {
    const keys = operation.inStep?.keys
    const isApart = keys !== undefined && !keys.some((key) => taken.has(key))
    if (isApart ? inStep.length === maxInStep : alone.length === maxAlone) break
    const run = isApart ? inStep : alone
    run.push(operation)
    for (const key of keys ?? []) taken.add(key)
  }
  queue.splice(0, inStep.length + alone.length)
  return inStep.length > 1 ? { inStep, alone } : { inStep: [], alone: [...inStep, ...alone] }
}

/**
 * Creates the group commit: waiting operations share a transaction. They need one disk sync and one lock of the consent log's head.
 * Those that may run in step share their queries too. If that fails, all are rolled back and run again, each in its own savepoint,
 * as all others are from the start. An operation is repeated after a serialization conflict or a connection failure before the
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
      const repeated = await commitBatch(takeBatch(queue))
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
  async function commitBatch({ inStep, alone }: Batch): Promise<Operation[]> {
    const repeated: Operation[] = []
    const open = new Set([...inStep, ...alone])
    const isShared = open.size > 1
    const repeatOrReject = (operation: Operation, error: unknown) => {
      open.delete(operation)
      if (isTransient(error) && performance.now() < operation.deadline) repeated.push(operation)
      else operation.reject(toStoreError(error))
    }
    try {
      const settled = await inTransaction(connections, 'writing', timeout, async (session, client) => {
        const done = await runInStep(inStep.flatMap((operation) => operation.inStep?.start(session) ?? []))
        if (alone.length > 0) await session.settle()
        for (const operation of alone) {
          const { length } = session.appended
          if (isShared) await client.query('SAVEPOINT operation')
          try {
            done.push(await operation.run(session))
            if (isShared) {
              await session.settle()
              await client.query('RELEASE operation')
            }
          } catch (failure) {
            const error = await causeOf(failure, session)
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
      const isUncertain = error instanceof StoreUnavailable || isUnreachable(error) || isUnable(error)
      if (inStep.length > 0 && !isUncertain) {
        // It is unknown which of them failed.
        for (const operation of inStep) operation.inStep = undefined
        repeated.push(...open)
      } else for (const operation of open) repeatOrReject(operation, error)
    }
    return repeated
  }

  const add = <T>(toOperation: (resolve: (result: T) => void) => Pick<Operation, 'run' | 'inStep'>): Promise<T> => {
    if (isClosed) return Promise.reject(new StoreUnavailable(new Error('The store is closed.')))
    return new Promise((resolve, reject) => {
      queue.push({ ...toOperation(resolve), reject, deadline: performance.now() + timeout })
      draining ??= drain()
    })
  }

  return {
    /** Settles after the commit. An error of `run` rolls back only its own changes. `run` may be called several times. */
    write: <T>(run: (session: Session) => Promise<T>): Promise<T> =>
      add((resolve) => ({
        async run(session) {
          const result = await run(session)
          return () => resolve(result)
        },
        inStep: undefined,
      })),

    /**
     * Like `write`, in step with others.
     * @param keys operations that share a key run one after the other
     */
    writeInStep: <T>(keys: readonly string[], useCase: (session: Session) => Steps<T>): Promise<T> =>
      add((resolve) => {
        function* start(session: Session): Steps<() => void> {
          const result = yield* useCase(session)
          return () => resolve(result)
        }
        return { run: (session) => runAsync(start(session)), inStep: { keys, start } }
      }),

    /** Waits for operations in progress and refuses later ones. */
    async close(): Promise<void> {
      isClosed = true
      await draining
    },
  }
}
