import { setTimeout } from 'node:timers/promises'
import type { Milliseconds } from '../store.ts'
import { isLocked } from './failures.ts'

/**
 * How long SQLite itself waits for a lock. Meanwhile its thread does nothing else, so this must be short; the rest of the
 * waiting is done by pauses between attempts.
 */
export const busyTimeout: Milliseconds = 10
/** The same while a database is opened and migrated, step by step, which is not begun anew for a moment's lock. */
export const openingTimeout: Milliseconds = 50

const minPause: Milliseconds = 10
const maxPause: Milliseconds = 100

/**
 * Repeats `attempt` while something else holds the lock, at least once and until `deadline` (by `performance.now()`);
 * then, or at any other error, rejects with that error.
 */
export async function retryWhileLocked<T>(deadline: Milliseconds, attempt: () => T): Promise<T> {
  for (let pause = minPause; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error
    }
    await setTimeout(pause)
  }
}
