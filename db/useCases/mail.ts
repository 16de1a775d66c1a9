import type { Steps, StepTables } from '../steps.ts'
import type { Milliseconds } from '../store.ts'

/* What becomes of a mail that was queued. Each function runs inside one transaction. */

export function* mailAccepted(tables: StepTables, id: string, at: Milliseconds): Steps<void> {
  yield* tables.outbox.accept(id)
  yield* beginLifetime(tables, id, at)
}

/** Of the link that a mail carries, where it carries one. */
function* beginLifetime({ confirmations, accesses }: StepTables, mailId: string, at: Milliseconds): Steps<void> {
  yield* confirmations.beginLifetime(mailId, at)
  yield* accesses.beginLifetime(mailId, at)
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
    yield* beginLifetime(tables, id, at)
    yield* outbox.remove(id)
  }
  return chosen.length
}

function choose(stopped: string[], ids: readonly string[] | undefined): string[] {
  if (!ids) return stopped
  const asked = new Set(ids)
  return stopped.filter((id) => asked.has(id))
}
