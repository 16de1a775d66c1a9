import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Milliseconds } from '#db/store.ts'

/** The ratio of rest to work: background work takes at most a fifth of a core. */
const restFactor = 4

/** The share of event loop time above which visitors are being served. */
const busyShare = 0.25
/** The pause between two measurements of a busy event loop. */
const busyRest: Milliseconds = 1_000

/**
 * Waits four times as long as a piece of background work took, then until the event loop is no longer busy with visitors.
 * Returns at once when `signal` aborts. Never rejects.
 * @param workTime duration of the background work
 * @param wait pause between two measurements of a busy event loop
 */
export async function throttleBackground(workTime: Milliseconds, signal: AbortSignal, wait = busyRest): Promise<void> {
  for (let rest = restFactor * workTime; !signal.aborted; rest = wait) {
    const before = performance.eventLoopUtilization()
    await setTimeout(rest, undefined, { signal, ref: false }).catch(() => {})
    if (performance.eventLoopUtilization(before).utilization < busyShare) return
  }
}
