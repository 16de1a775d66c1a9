import type { Steps, StepTables } from '../useCaseSteps.ts'
import {
  clockTolerance,
  lastPriority,
  type ClockJump,
  type MailBacklog,
  type MailOutcome,
  type Milliseconds,
} from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'

/* Use cases of queued mails. Each function runs inside one transaction. */

/** Matches a permanent refusal of the recipient's address (RFC 3463, 3.2): it is unknown, has moved or takes no mail. */
const addressRefused = /^5\d\d 5\.1\.(?:1|2|3|4|6|10)\b/

export function* recordMailOutcomes(tables: StepTables, outcomes: readonly MailOutcome[]): Steps<void> {
  const accepted: AcceptedMail[] = []
  for (const outcome of outcomes) {
    if ('at' in outcome) accepted.push(outcome)
    else {
      yield* tables.outbox.fail(outcome.id, outcome.failure)
      if (addressRefused.test(outcome.failure.error)) yield* tables.subscribers.setBouncing([outcome.id], true)
    }
  }
  if (accepted.length === 0) return
  const sent = yield* tables.outbox.accept(accepted.map(({ id }) => id))
  // Mails to the party have no subscriber and carry no link.
  const toVisitors = new Set(sent.filter(({ priority }) => priority !== lastPriority).map(({ id }) => id))
  if (toVisitors.size === 0) return
  yield* tables.subscribers.setBouncing([...toVisitors], false)
  yield* startExpiry(
    tables,
    accepted.filter(({ id }) => toVisitors.has(id)),
  )
}

export function* mailBacklog({ outbox }: StepTables): Steps<MailBacklog> {
  const backlog: MailBacklog = { waiting: 0, oldest: undefined, held: 0, dead: 0 }
  for (const { status, mails, oldest } of yield* outbox.unsent()) {
    if (status === 'pending') backlog.oldest = Math.min(backlog.oldest ?? oldest, oldest)
    backlog[status === 'pending' ? 'waiting' : status] += mails
  }
  return backlog
}

/** Starts the expiry of the links in these mails. */
function* startExpiry({ confirmations, accesses }: StepTables, mails: readonly AcceptedMail[]): Steps<void> {
  yield* confirmations.startExpiry(mails)
  yield* accesses.startExpiry(mails)
}

/** Postpones waiting mails by a forward clock jump, so that they do not age. Returns whether they were postponed. */
export function* recordClockJump({ outbox, clock }: StepTables, { from, to }: ClockJump): Steps<boolean> {
  const last = yield* clock.putForwardTo()
  if (to < from) {
    // A later jump forward to the same time must count as a new one.
    if (to < last) yield* clock.setPutForwardTo(to)
    return false
  }
  // Another instance has recorded this jump: it begins before the end of the last one and ends no earlier.
  if (from < last && last <= to + clockTolerance) return false
  yield* outbox.postpone(to - from)
  yield* clock.setPutForwardTo(to)
  return true
}

export function* releaseMail(
  { outbox }: StepTables,
  at: Milliseconds,
  ids: readonly string[] | undefined,
): Steps<number> {
  const chosen = choose(yield* outbox.stopped(), ids)
  for (const id of chosen) yield* outbox.release(id, at)
  return chosen.length
}

export function* dropMail(tables: StepTables, at: Milliseconds, ids: readonly string[] | undefined): Steps<number> {
  const { outbox } = tables
  const chosen = choose(yield* outbox.stopped(), ids)
  for (const id of chosen) {
    yield* startExpiry(tables, [{ id, at }])
    yield* outbox.remove(id)
  }
  return chosen.length
}

function choose(stopped: string[], ids: readonly string[] | undefined): string[] {
  if (!ids) return stopped
  const requested = new Set(ids)
  return stopped.filter((id) => requested.has(id))
}
