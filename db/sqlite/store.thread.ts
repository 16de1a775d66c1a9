import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Operations } from '../storeOperations.ts'
import { openOperations } from './operations.ts'
import { opening, type Answer, type Failure, type Question, type ThreadMessage, type ThreadOptions } from './thread.ts'

/* The entry of the thread that uses the database: it answers what the other side (`thread.ts`) asks. */

if (!parentPort) throw new Error('This is the entry of a thread.')
const port = parentPort
const tell = (message: ThreadMessage) => port.postMessage(message)

function failureOf(error: unknown): Failure {
  const isUnavailable = error instanceof StoreUnavailable
  const source = (isUnavailable && error.cause) || error
  const { message, stack, code } = source as Error & Pick<Failure, 'code'>
  return { isUnavailable, isSqlite: source instanceof Database.SqliteError, message, stack, code }
}

let answers: Answer[] = []
/** What one commit settled is told at once, and before the next commit begins. */
function answer(settled: Answer): void {
  if (answers.push(settled) > 1) return
  process.nextTick(() => {
    tell({ answers })
    answers = []
  })
}

type Performing = Record<keyof Operations, (...given: unknown[]) => Promise<unknown>>

async function reply(operations: Performing, { number, operation, given }: Question): Promise<void> {
  try {
    answer({ number, result: await operations[operation](...given) })
  } catch (error) {
    answer({ number, failure: failureOf(error) })
  }
  // After the answer.
  if (operation === 'close') process.nextTick(() => port.close())
}

try {
  const operations = await openOperations({
    ...(workerData as ThreadOptions),
    log: { warn: (...warning) => tell({ warning }) },
  })
  port.on('message', (question: Question) => void reply(operations as Performing, question))
  answer({ number: opening, result: Object.keys(operations) })
} catch (error) {
  tell({ notOpened: failureOf(error) })
}
