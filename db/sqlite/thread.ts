import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { StoreLog } from '../store.ts'
import type { Operations } from '../storeOperations.ts'
import type { OperationOptions } from './operations.ts'

/*
 * The database is used from a thread of its own: the one that serves pages does not stand still while a commit waits for
 * the disk or a lock, and both work at the same time. What is said between the two is plain data.
 */

/** What the thread is given. Its log is this side's. */
export type ThreadOptions = Omit<OperationOptions, 'log'>

/** One operation, asked of the thread. */
export interface Question {
  /** Answers come in any order. */
  number: number
  operation: keyof Operations
  given: unknown[]
}

/** An error loses its class and its code on the way between threads. */
export interface Failure {
  /** Whether it is the database's fault: `StoreUnavailable`. */
  isUnavailable: boolean
  /** Whether it is SQLite's own error. */
  isSqlite: boolean
  message: string
  stack: string | undefined
  code: string | undefined
}

export type Answer = { number: number; result: unknown } | { number: number; failure: Failure }

export type ThreadMessage =
  /** Everything that was settled by one commit. */
  { answers: Answer[] } | { notOpened: Failure } | { warning: Parameters<StoreLog['warn']> }

/** The question that every thread answers unasked once the database is open: which operations it knows. */
export const opening = 0

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

function errorOf({ isUnavailable, isSqlite, message, stack, code }: Failure): Error {
  const error = isSqlite ? new Database.SqliteError(message, code ?? 'SQLITE_ERROR') : new Error(message)
  if (stack !== undefined) error.stack = stack
  return isUnavailable ? new StoreUnavailable(error) : error
}

/**
 * Opens the database in a thread. A thread that ends unasked takes what it was asked with it, as `StoreUnavailable`, and
 * the next question begins another one.
 * @param entry the thread's program
 */
export async function openInThread(entry: string, { log, ...options }: OperationOptions): Promise<Operations> {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = opening
  let closing: Promise<void> | undefined

  function settle(answer: Answer): void {
    const asker = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('failure' in answer) asker?.reject(errorOf(answer.failure))
    else asker?.resolve(answer.result)
  }

  function begin(): Worker {
    const begun = new Worker(entry, { workerData: options satisfies ThreadOptions })
    let end: Error = new StoreUnavailable(new Error('The thread of the database ended.'))
    begun.on('message', (message: ThreadMessage) => {
      if ('warning' in message) log?.warn(...message.warning)
      else if ('notOpened' in message) end = errorOf(message.notOpened)
      // Under `node --watch` Node itself also sends messages: the files that the thread has loaded.
      else if ('answers' in message) {
        for (const answer of message.answers) settle(answer)
        // Nothing is under way: a process that has nothing else to do may end.
        if (waiting.size === 0) begun.unref()
      }
    })
    begun.on('error', (error: unknown) => (end = new StoreUnavailable(error)))
    begun.on('exit', () => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(end)
      waiting.clear()
    })
    return begun
  }

  /** What `number` is answered. */
  const answerTo = (number: number) =>
    new Promise<unknown>((resolve, reject) => {
      thread ??= begin()
      thread.ref()
      waiting.set(number, { resolve, reject })
    })

  /** Rejects what waits for an answer that cannot come. */
  function refuse(number: number, error: unknown): void {
    waiting.get(number)?.reject(error)
    waiting.delete(number)
    if (waiting.size === 0) thread?.unref()
  }

  function ask(operation: keyof Operations, given: unknown[]): Promise<unknown> {
    const number = (asked += 1)
    const answer = answerTo(number)
    try {
      thread?.postMessage({ number, operation, given } satisfies Question)
    } catch (error) {
      // A value that cannot go to another thread.
      refuse(number, error)
    }
    return answer
  }

  const known = (await answerTo(opening)) as (keyof Operations)[]
  const operations = Object.fromEntries(
    known.map((operation) => [
      operation,
      (...given: unknown[]) =>
        closing ? Promise.reject(new StoreUnavailable(new Error('The store is closed.'))) : ask(operation, given),
    ]),
  ) as unknown as Operations
  return {
    ...operations,
    close: () => (closing ??= ask('close', []).then(() => {})),
  }
}
