import { mailShelfLife, suspectLifetime, type Milliseconds } from '../store.ts'
import type { Tables } from './tables.ts'
import type { Transactions } from './transactions.ts'

const day: Milliseconds = 24 * 60 * 60 * 1000

/** So many rows of a table go in one transaction: pages and submissions get their turn in between. */
const slice = 200

interface Purged {
  subscribers: number
  messages: number
}

/** Each slice is one transaction: a purge that is cut off has purged something, and the next goes on. */
export async function purge(write: Transactions['write'], at: Milliseconds, messageDays: number): Promise<Purged> {
  const total: Purged = { subscribers: 0, messages: 0 }
  for (;;) {
    const gone = await write((tables) => purgeSlice(tables, at, messageDays))
    total.subscribers += gone.subscribers
    total.messages += gone.messages
    if (!gone.isMoreLeft) return total
  }
}

function purgeSlice(
  { subscribers, confirmations, accesses, messages, outbox, submissions }: Tables,
  at: Milliseconds,
  messageDays: number,
): Purged & { isMoreLeft: boolean } {
  const unconfirmed = subscribers.removeUnconfirmable(at, slice)
  const expired = confirmations.removeExpired(at, slice)
  const stale = outbox.removeStaleAccess(at - mailShelfLife, slice)
  const closed = accesses.removeEnded(at, slice)
  const suspect = messages.removeSuspect(at - suspectLifetime, slice)
  const reduced = messages.reduce(at - messageDays * day, at, slice)
  const unsent = outbox.removeUnsentReduced(slice)
  const ended = submissions.removeEnded(at, slice)
  return {
    subscribers: unconfirmed,
    messages: suspect + reduced,
    isMoreLeft: [unconfirmed, expired, stale, closed, suspect, reduced, unsent, ended].includes(slice),
  }
}
