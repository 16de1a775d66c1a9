import { setImmediate } from 'node:timers/promises'
import type { Milliseconds, StoreLog } from '../store.ts'
import type { ConnectionManager } from './connection.ts'
import type { Rewrite } from './rewrite.ts'

/** The time after which a failed scrub is repeated. */
const retryAfter: Milliseconds = 30_000

/**
 * Creates the scrubber, which removes the remains of deleted rows from the database files. `secure_delete` overwrites a
 * deleted row, but not the stale copies that SQLite leaves in a page when it moves rows to another. Only a rewrite of the file
 * removes those. The write-ahead log still has the old pages and is emptied too.
 */
export function createScrubber(connections: ConnectionManager, rewrite: Rewrite, log: StoreLog | undefined) {
  /** The requested scrub that has not begun. */
  let next: Promise<boolean> | undefined
  /** The most recent scrub. */
  let last: Promise<boolean> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  /** Runs a scrub, shared by all calls that come before it begins. Returns whether it succeeded; a failed one is repeated later. */
  function scrub(): Promise<boolean> {
    if (!next) last = next = scrubNext()
    return next
  }

  async function scrubNext(): Promise<boolean> {
    await setImmediate()
    next = undefined
    clearTimeout(retry)
    try {
      await rewrite()
      return true
    } catch (error) {
      connections.failed(error)
      log?.warn({ err: error }, 'Deleted data is still in the database files. The removal will be retried.')
      if (!closed) retry = setTimeout(() => void scrub(), retryAfter).unref()
      return false
    }
  }

  return {
    scrub,
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      await last
    },
  }
}
