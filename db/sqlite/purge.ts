import { mailShelfLife, suspectLifetime, type Milliseconds } from '../store.ts'
import type { Tables } from './tables.ts'

const day: Milliseconds = 24 * 60 * 60 * 1000

/** Runs inside one transaction. */
export function purge(
  { subscribers, confirmations, accesses, messages, outbox, submissions }: Tables,
  at: Milliseconds,
  messageDays: number,
): { subscribers: number; messages: number } {
  const unconfirmed = subscribers.removeUnconfirmable(at)
  confirmations.removeExpired(at)
  outbox.removeStaleAccess(at - mailShelfLife)
  accesses.removeEnded(at)
  const suspect = messages.removeSuspect(at - suspectLifetime)
  const reduced = messages.reduce(at - messageDays * day, at)
  outbox.removeUnsentReduced()
  submissions.removeEnded(at)
  return { subscribers: unconfirmed, messages: suspect + reduced }
}
