import { setTimeout } from 'node:timers/promises'
import type { Milliseconds } from '../store.ts'
import { isLocked } from './failures.ts'

/**
 * The time that SQLite itself waits for a lock. It is short, because the thread is blocked meanwhile. `retryWhileLocked` does
 * the rest of the waiting.
 */
export const busyTimeout: Milliseconds = 10
/** The same while a database is opened and migrated. It is longer, so that a short lock does not restart all the steps. */
export const openingTimeout: Milliseconds = 50

const minPause: Milliseconds = 10
const maxPause: Milliseconds = 100

/**
 * Runs `attempt`, and repeats it after growing pauses while another connection holds the lock.
 * @param deadline by `performance.now()`
 * @throws the error of the last attempt after the deadline, and any other error at once
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
