import type { Milliseconds } from '../store.ts'
import type { Tables } from './tables.ts'

/* What becomes of a mail that was queued. Each function runs inside one transaction. */

export function mailAccepted(tables: Tables, id: string, at: Milliseconds): void {
  tables.outbox.accept(id)
  beginLifetime(tables, id, at)
}

/** Of the link that a mail carries, where it carries one. */
function beginLifetime({ confirmations, accesses }: Tables, mailId: string, at: Milliseconds): void {
  confirmations.beginLifetime(mailId, at)
  accesses.beginLifetime(mailId, at)
}

export function releaseMail({ outbox }: Tables, at: Milliseconds, ids: readonly string[] | undefined): number {
  const chosen = choose(outbox.stopped(), ids)
  for (const id of chosen) outbox.release(id, at)
  return chosen.length
}

export function dropMail(tables: Tables, at: Milliseconds, ids: readonly string[] | undefined): number {
  const { outbox } = tables
  const chosen = choose(outbox.stopped(), ids)
  for (const id of chosen) {
    beginLifetime(tables, id, at)
    outbox.remove(id)
  }
  return chosen.length
}

function choose(stopped: string[], ids: readonly string[] | undefined): string[] {
  if (!ids) return stopped
  const asked = new Set(ids)
  return stopped.filter((id) => asked.has(id))
}
