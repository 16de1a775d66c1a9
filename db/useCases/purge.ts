import { retentionDays } from '#shared/content/retention.ts'
import type { Steps, StepTables } from '../useCaseSteps.ts'
import { mailShelfLife, suspectLifetime, type Milliseconds } from '../store.ts'

const day: Milliseconds = 24 * 60 * 60 * 1000

/** The number of rows of each table that one transaction removes. Other work runs between two transactions. */
const slice = 200

interface Purged {
  subscribers: number
  messages: number
}

/**
 * Removes data past its retention period, in slices of one transaction each. The next purge continues an interrupted one.
 * @param write runs a use case in a transaction of its own
 */
export async function purge(
  write: <T>(run: (tables: StepTables) => Steps<T>) => Promise<T>,
  at: Milliseconds,
  messageDays: number,
): Promise<Purged> {
  const total: Purged = { subscribers: 0, messages: 0 }
  for (;;) {
    const purged = await write((tables) => purgeSlice(tables, at, messageDays))
    total.subscribers += purged.subscribers
    total.messages += purged.messages
    if (!purged.isMoreLeft) return total
  }
}

function* purgeSlice(
  { subscribers, confirmations, accesses, messages, outbox, submissions }: StepTables,
  at: Milliseconds,
  messageDays: number,
): Steps<Purged & { isMoreLeft: boolean }> {
  const unconfirmed = yield* subscribers.removeUnconfirmable(at, slice)
  const expired = yield* confirmations.removeExpired(at, slice)
  const stale = yield* outbox.removeStaleAccess(at - mailShelfLife, slice)
  const closed = yield* accesses.removeEnded(at, slice)
  const suspect = yield* messages.removeSuspect(at - suspectLifetime, slice)
  const until = {
    created: at - messageDays * day,
    answered: at - retentionDays.answered * day,
    attended: at - retentionDays.attended * day,
  }
  const reduced = yield* messages.reduce(until, at, slice)
  const unsent = yield* outbox.removeUnsentReduced(slice)
  const ended = yield* submissions.removeEnded(at, slice)
  return {
    subscribers: unconfirmed,
    messages: suspect + reduced,
    isMoreLeft: [unconfirmed, expired, stale, closed, suspect, reduced, unsent, ended].includes(slice),
  }
}
