import type { Milliseconds, Store, StoreLog } from '../store.ts'
import { createOperations, createStore, type Operations } from '../storeOperations.ts'
import { createConnectionManager } from './connection.ts'
import { toStoreError } from './failures.ts'
import { retryWhileLocked } from './locks.ts'
import { createMediaFolder, mediaFolderOf } from './mediaFolder.ts'
import { rewriteHere, rewriteInThread } from './rewrite.ts'
import { createScrubber } from './scrub.ts'
import { openInThread } from './thread.ts'
import { createTransactions } from './transactions.ts'

export interface SqliteOptions {
  /** Path of the database file. Its folder must exist; SQLite writes the files `-wal` and `-shm` next to it. */
  file: string
  /** `db/migrations`. The production bundle is one file and cannot find the folder by itself. */
  migrationsFolder: string
  /**
   * Script of the thread that rewrites the file after an erasure (`rewrite.thread.ts` or its build). Without it the calling thread
   * rewrites the file, which suits a process that serves no requests.
   */
  rewriteThread?: string
  /** The longest wait for a lock of another process. */
  lockWait?: Milliseconds
  log?: StoreLog
}

export interface SqliteStoreOptions extends SqliteOptions {
  /**
   * Script of the thread that uses the database (`store.thread.ts` or its build). Without it the calling thread uses the database, which
   * suits a process that serves no requests.
   */
  storeThread?: string
}

/**
 * Opens the store, creates the database if it is missing, and applies outstanding migrations. A database that is up to date and
 * read-only opens too: writes succeed once the file is writable.
 * @throws StoreUnavailable when the database cannot be opened or stays locked for `lockWait`
 */
export const openSqliteStore = async ({ storeThread, ...options }: SqliteStoreOptions): Promise<Store> =>
  createStore(
    await (storeThread === undefined ? openOperations(options) : openInThread(storeThread, options)),
    createMediaFolder(mediaFolderOf(options.file)),
  )

/**
 * Opens the database in the calling thread.
 * @throws StoreUnavailable as `openSqliteStore` does
 */
export async function openOperations({ lockWait = 5000, ...options }: SqliteOptions): Promise<Operations> {
  const { file, migrationsFolder, rewriteThread: entry, log } = options
  const connections = createConnectionManager({ file, migrationsFolder, log })
  const rewrite = entry === undefined ? rewriteHere(connections, lockWait) : rewriteInThread({ file, entry, lockWait })
  const transactions = createTransactions(connections, lockWait)
  const scrubber = createScrubber(connections, rewrite, log)

  try {
    await retryWhileLocked(performance.now() + lockWait, () => connections.current())
  } catch (error) {
    throw toStoreError(error)
  }

  return {
    ...createOperations(transactions, () => scrubber.scrub()),
    checkWritable: () => transactions.checkWritable(),
    async close() {
      await transactions.idle()
      await scrubber.close()
      connections.close()
    },
  }
}
