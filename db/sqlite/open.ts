import { createStore } from '../storeOperations.ts'
import type { Store } from '../store.ts'
import { openOperations, type OperationOptions } from './operations.ts'
import { openInThread } from './thread.ts'

export interface SqliteStoreOptions extends OperationOptions {
  /**
   * The entry of the thread that the database is used from (`store.thread.ts`, or what the build made of it). Without one it
   * is the calling thread, which suits a process that serves nobody.
   */
  storeThread?: string
}

/**
 * Opens the store, creates the database where there is none, and applies outstanding migrations.
 * Rejects with `StoreUnavailable` where that is impossible, or the file stays locked for `lockWait`. A database that is
 * up to date but can only be read does open: it can be written once the file can.
 */
export const openSqliteStore = async ({ storeThread, ...options }: SqliteStoreOptions): Promise<Store> =>
  createStore(await (storeThread === undefined ? openOperations(options) : openInThread(storeThread, options)))
