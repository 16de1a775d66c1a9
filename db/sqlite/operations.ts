import { createOperations, type Operations } from '../storeOperations.ts'
import { runSync, type Steps, type StepTables } from '../useCaseSteps.ts'
import type { Milliseconds, StoreLog } from '../store.ts'
import { createConnectionManager } from './connection.ts'
import { toStoreError } from './failures.ts'
import { retryWhileLocked } from './locks.ts'
import { rewriteHere, rewriteInThread } from './rewrite.ts'
import { createScrubber } from './scrub.ts'
import { createTransactions } from './transactions.ts'

export interface OperationOptions {
  /** The database; its folder must exist. SQLite puts its `-wal` and `-shm` files beside it. */
  file: string
  /** Handed in because production is one bundled file, which does not know where `db/migrations` is. */
  migrationsFolder: string
  /**
   * The entry of the thread that rewrites the file after an erasure (`rewrite.thread.ts`, or what the build made of it),
   * handed in for the same reason. Without one it is done on the calling thread, which suits a process that serves nobody.
   */
  rewriteThread?: string
  /** How long an operation waits for a lock that another process holds. */
  lockWait?: Milliseconds
  log?: StoreLog
}

/** Opens the database, on the thread that asks, as `openSqliteStore` says. */
export async function openOperations({ lockWait = 5000, ...options }: OperationOptions): Promise<Operations> {
  const { file, migrationsFolder, rewriteThread: entry, log } = options
  const connections = createConnectionManager({ file, migrationsFolder, log })
  const rewrite = entry === undefined ? rewriteHere(connections, lockWait) : rewriteInThread({ file, entry, lockWait })
  const { read, write, idle } = createTransactions(connections, lockWait)
  const perform = <T>(useCase: (tables: StepTables) => Steps<T>) => write(({ steps }) => runSync(useCase(steps)))
  const look = <T>(useCase: (tables: StepTables) => Steps<T>) => read(({ steps }) => runSync(useCase(steps)))
  const scrubber = createScrubber(connections, rewrite, log)

  try {
    await retryWhileLocked(performance.now() + lockWait, () => connections.current())
  } catch (error) {
    throw toStoreError(error)
  }

  return {
    ...createOperations({ look, perform }, () => scrubber.scrub()),
    checkWritable: () => write(({ probe }) => probe.write()),
    async close() {
      await idle()
      await scrubber.close()
      connections.close()
    },
  }
}
