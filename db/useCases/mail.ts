import type { Steps, StepTables } from '../useCaseSteps.ts'
import { clockTolerance, lastPriority, type ClockJump, type MailOutcome, type Milliseconds } from '../store.ts'
import type { AcceptedMail } from '../tableInterfaces.ts'

/* What becomes of a mail that was queued. Each function runs inside one transaction. */

/** RFC 3463, 3.2: a 5xx reply that says of the recipient's address that it does not exist, has moved or takes no mail. */
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

/** Of the links that mails carry, where they carry one. */
function* startExpiry({ confirmations, accesses }: StepTables, mails: readonly AcceptedMail[]): Steps<void> {
  yield* confirmations.startExpiry(mails)
  yield* accesses.startExpiry(mails)
}

/**
 * Moves the ages of waiting mails with a clock that was put forward. A jump that begins before the end of the one that was
 * recorded last, and ends with it, is that one: another instance has noticed it first.
 */
export function* recordClockJump({ outbox, clock }: StepTables, { from, to }: ClockJump): Steps<boolean> {
  const last = yield* clock.putForwardTo()
  if (to < from) {
    // The next jump forward, as far as the last one or not, is another one.
    if (to < last) yield* clock.setPutForwardTo(to)
    return false
  }
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
  const asked = new Set(ids)
  return stopped.filter((id) => asked.has(id))
}
