import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { StoreLog } from '../store.ts'
import type { Operations } from '../storeOperations.ts'
import type { SqliteOptions } from './sqliteStore.ts'

/*
 * A worker thread uses the database. The thread that serves pages is not blocked while a commit waits for the disk or a lock. The two
 * exchange plain data.
 */

/** Options of the worker thread. It sends its warnings to this thread's log. */
export type ThreadOptions = Omit<SqliteOptions, 'log'>

/** One call of an operation, sent to the worker thread. */
export interface Call {
  /** Matches the answer to the call: answers arrive in any order. */
  number: number
  operation: keyof Operations
  args: unknown[]
}

/** An error as plain data: messages between threads lose its class and code. */
export interface Failure {
  /** Whether the error is a `StoreUnavailable`. */
  isUnavailable: boolean
  /** Whether the cause is a `SqliteError`. */
  isSqlite: boolean
  message: string
  stack: string | undefined
  code: string | undefined
}

export type Answer = { number: number; result: unknown } | { number: number; failure: Failure }

export type ThreadMessage =
  /** The answers of one commit. */
  { answers: Answer[] } | { notOpened: Failure } | { warning: Parameters<StoreLog['warn']> }

/** The number of the first answer, which the worker thread sends once the database is open: the names of its operations. */
export const opening = 0

interface OpenCall {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

function errorOf({ isUnavailable, isSqlite, message, stack, code }: Failure): Error {
  const error = isSqlite ? new Database.SqliteError(message, code ?? 'SQLITE_ERROR') : new Error(message)
  if (stack !== undefined) error.stack = stack
  return isUnavailable ? new StoreUnavailable(error) : error
}

/**
 * Opens the database in a worker thread. When the thread ends unexpectedly, its open calls are rejected with `StoreUnavailable`, and the
 * next call starts a new thread.
 * @param entry path of the worker's script
 */
export async function openInThread(entry: string, { log, ...options }: SqliteOptions): Promise<Operations> {
  const openCalls = new Map<number, OpenCall>()
  let thread: Worker | undefined
  let lastNumber = opening
  let closing: Promise<void> | undefined

  function settle(answer: Answer): void {
    const caller = openCalls.get(answer.number)
    openCalls.delete(answer.number)
    if ('failure' in answer) caller?.reject(errorOf(answer.failure))
    else caller?.resolve(answer.result)
  }

  function startThread(): Worker {
    // The young generation of threads that start from now on, in MB. On the command line of the server it is larger, and that counts more
    // than the `resourceLimits` of a thread.
    setFlagsFromString('--max-semi-space-size=1')
    const worker = new Worker(entry, { workerData: options satisfies ThreadOptions })
    let end: Error = new StoreUnavailable(new Error('The thread of the database ended.'))
    worker.on('message', (message: ThreadMessage) => {
      if ('warning' in message) log?.warn(...message.warning)
      else if ('notOpened' in message) end = errorOf(message.notOpened)
      // Under `node --watch`, Node also sends messages: the files that the thread has loaded.
      else if ('answers' in message) {
        for (const answer of message.answers) settle(answer)
        // No call is open: the process may end.
        if (openCalls.size === 0) worker.unref()
      }
    })
    worker.on('error', (error: unknown) => (end = new StoreUnavailable(error)))
    worker.on('exit', () => {
      thread = undefined
      for (const { reject } of openCalls.values()) reject(end)
      openCalls.clear()
    })
    return worker
  }

  /** Returns the answer to call `number`. */
  const answerTo = (number: number) =>
    new Promise<unknown>((resolve, reject) => {
      thread ??= startThread()
      thread.ref()
      openCalls.set(number, { resolve, reject })
    })

  /** Rejects a call that cannot be answered. */
  function rejectCall(number: number, error: unknown): void {
    openCalls.get(number)?.reject(error)
    openCalls.delete(number)
    if (openCalls.size === 0) thread?.unref()
  }

  function call(operation: keyof Operations, args: unknown[]): Promise<unknown> {
    const number = (lastNumber += 1)
    const answer = answerTo(number)
    try {
      thread?.postMessage({ number, operation, args } satisfies Call)
    } catch (error) {
      // The arguments cannot be cloned.
      rejectCall(number, error)
    }
    return answer
  }

  const names = (await answerTo(opening)) as (keyof Operations)[]
  const operations = Object.fromEntries(
    names.map((operation) => [
      operation,
      (...args: unknown[]) =>
        closing ? Promise.reject(new StoreUnavailable(new Error('The store is closed.'))) : call(operation, args),
    ]),
  ) as unknown as Operations
  return {
    ...operations,
    close: () => (closing ??= call('close', []).then(() => {})),
  }
}
