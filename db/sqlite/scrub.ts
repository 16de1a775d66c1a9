import { setImmediate } from 'node:timers/promises'
import type { Milliseconds, StoreLog } from '../store.ts'
import type { ConnectionManager } from './connection.ts'
import type { Rewrite } from './rewrite.ts'

/** After this long a scrub that could not be finished is tried again. */
const retryAfter: Milliseconds = 30_000

/**
 * Removes from the database's files what deleted rows left behind. `secure_delete` zeroes a deleted row where it lies,
 * but not the stale copies in the gap of a page that was rebuilt when rows moved to its neighbour: only to write the
 * file anew removes those. The write-ahead log then holds the pages as they were, and is emptied too.
 */
export function createScrubber(connections: ConnectionManager, rewrite: Rewrite, log: StoreLog | undefined) {
  /** Asked for but not begun, and the last one begun or not. */
  let next: Promise<boolean> | undefined
  let last: Promise<boolean> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  /** Asked for by several at once it runs once. Answers whether it could be finished; if not, it is tried again later. */
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
      log?.warn({ err: error }, 'Deleted data is still in the files of the database; removing it will be tried again.')
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
