import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Milliseconds } from '#db/store.ts'

/** After a piece of work in the background it rests so many times as long: it never takes more than a fifth of a core. */
const restFactor = 4

/** Above this share of its time the event loop has visitors to serve. */
const busyShare = 0.25
/** Then it looks again after this time. */
const busyRest: Milliseconds = 1_000

/**
 * Rests after a piece of work that nobody waits for, and on for as long as the event loop is busy with what somebody does
 * wait for. Ends at once when `signal` aborts. Never rejects.
 * @param worked how long the piece of work took
 */
export async function throttleBackground(worked: Milliseconds, signal: AbortSignal, wait = busyRest): Promise<void> {
  for (let rest = restFactor * worked; !signal.aborted; rest = wait) {
    const before = performance.eventLoopUtilization()
    await setTimeout(rest, undefined, { signal, ref: false }).catch(() => {})
    if (performance.eventLoopUtilization(before).utilization < busyShare) return
  }
}
