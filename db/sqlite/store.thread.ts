import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Operations } from '../storeOperations.ts'
import { openOperations } from './sqliteStore.ts'
import { opening, type Answer, type Failure, type Call, type ThreadMessage, type ThreadOptions } from './thread.ts'

/* Script of the worker thread that uses the database. It answers the calls of `thread.ts`. */

if (!parentPort) throw new Error('This script must run in a worker thread.')
const port = parentPort
const send = (message: ThreadMessage) => port.postMessage(message)

function failureOf(error: unknown): Failure {
  const isUnavailable = error instanceof StoreUnavailable
  const source = (isUnavailable && error.cause) || error
  const { message, stack, code } = source as Error & Pick<Failure, 'code'>
  return { isUnavailable, isSqlite: source instanceof Database.SqliteError, message, stack, code }
}

let answers: Answer[] = []
/** Collects the answers of one commit and sends them in one message before the next commit begins. */
function answer(settled: Answer): void {
  if (answers.push(settled) > 1) return
  process.nextTick(() => {
    send({ answers })
    answers = []
  })
}

type CallableOperations = Record<keyof Operations, (...args: unknown[]) => Promise<unknown>>

async function answerCall(operations: CallableOperations, { number, operation, args }: Call): Promise<void> {
  try {
    answer({ number, result: await operations[operation](...args) })
  } catch (error) {
    answer({ number, failure: failureOf(error) })
  }
  // The answer to `close` is sent first.
  if (operation === 'close') process.nextTick(() => port.close())
}

try {
  const operations = await openOperations({
    ...(workerData as ThreadOptions),
    log: { warn: (...warning) => send({ warning }) },
  })
  port.on('message', (call: Call) => void answerCall(operations as CallableOperations, call))
  answer({ number: opening, result: Object.keys(operations) })
} catch (error) {
  send({ notOpened: failureOf(error) })
}
