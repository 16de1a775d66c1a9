import type { Milliseconds } from '../store.ts'
import type { Tables } from './tables.ts'

/* What becomes of a mail that was queued. Each function runs inside one transaction. */

export function mailAccepted({ outbox, confirmations }: Tables, id: string, at: Milliseconds): void {
  outbox.accept(id)
  confirmations.beginLifetime(id, at)
}

export function releaseMail({ outbox }: Tables, at: Milliseconds, ids: readonly string[] | undefined): number {
  const chosen = choose(outbox.stopped(), ids)
  for (const id of chosen) outbox.release(id, at)
  return chosen.length
}

export function dropMail(
  { outbox, confirmations }: Tables,
  at: Milliseconds,
  ids: readonly string[] | undefined,
): number {
  const chosen = choose(outbox.stopped(), ids)
  for (const id of chosen) {
    confirmations.beginLifetime(id, at)
    outbox.remove(id)
  }
  return chosen.length
}

function choose(stopped: string[], ids: readonly string[] | undefined): string[] {
  if (!ids) return stopped
  const asked = new Set(ids)
  return stopped.filter((id) => asked.has(id))
}
