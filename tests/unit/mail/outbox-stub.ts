import type { MailStatus } from '#shared/records.ts'
import { mailShelfLife, type DueMail, type MailPayload, type Milliseconds, type Store } from '#db/store.ts'

interface StubRow extends DueMail {
  status: MailStatus
  nextAttempt: Milliseconds
  lease: Milliseconds
  lastError: string
  /** What `mailFailed` was told each time. */
  failures: { at: Milliseconds; nextAttempt: Milliseconds; error: string; dead: boolean }[]
  acceptedAt: Milliseconds | undefined
}

type OutboxStore = Pick<
  Store,
  'takeDueMail' | 'mailAccepted' | 'mailFailed' | 'nextMailAt' | 'clockPutForward' | 'listMail'
>

/** As much of the outbox as the worker needs, in memory. */
export function createOutboxStub(clock: () => Milliseconds) {
  const rows = new Map<string, StubRow>()
  /** Errors to reject the next calls of an operation with. */
  const faults: Partial<Record<keyof OutboxStore, Error[]>> = {}
  const calls: Record<string, number> = {}
  const enter = (operation: keyof OutboxStore): void => {
    calls[operation] = (calls[operation] ?? 0) + 1
    const fault = faults[operation]?.shift()
    if (fault) throw fault
  }
  const rowOf = (id: string): StubRow => {
    const row = rows.get(id)
    if (!row) throw new Error(`There is no mail ${id}.`)
    return row
  }

  const store: OutboxStore = {
    async takeDueMail(at, leaseUntil, most) {
      enter('takeDueMail')
      const free = [...rows.values()].filter((row) => row.status === 'pending' && row.lease <= at)
      for (const row of free) if (row.created < at - mailShelfLife) row.status = 'held'
      return free
        .filter((row) => row.status === 'pending' && row.nextAttempt <= at)
        .sort((a, b) => a.nextAttempt - b.nextAttempt)
        .slice(0, most)
        .map((row) => {
          const { id, payload, attempts, created } = row
          row.lease = leaseUntil
          row.attempts += 1
          return { id, payload, attempts, created }
        })
    },
    async mailAccepted(id, at) {
      enter('mailAccepted')
      Object.assign(rowOf(id), { status: 'sent', lease: 0, acceptedAt: at })
    },
    async mailFailed(id, failure) {
      enter('mailFailed')
      const row = rowOf(id)
      row.failures.push({ at: clock(), ...failure })
      Object.assign(row, {
        status: failure.dead ? 'dead' : 'pending',
        nextAttempt: failure.nextAttempt,
        lastError: failure.error,
        lease: 0,
      })
    },
    async nextMailAt() {
      enter('nextMailAt')
      const dates = [...rows.values()]
        .filter(({ status }) => status === 'pending')
        .map(({ nextAttempt, lease }) => Math.max(nextAttempt, lease))
      return dates.length > 0 ? Math.min(...dates) : undefined
    },
    async clockPutForward(by) {
      enter('clockPutForward')
      for (const row of rows.values()) if (row.status === 'pending') row.created += by
    },
    async *listMail() {
      enter('listMail')
      for (const { id, payload, status, attempts, created, nextAttempt, lastError } of rows.values())
        yield {
          ...{ id, kind: payload.kind, status, attempts, created, nextAttempt, lastError },
          to: 'to' in payload ? payload.to : null,
          queued: created,
        }
    },
  }

  return {
    store,
    rows,
    faults,
    calls,
    row: rowOf,
    queue(id: string, payload: MailPayload, changes: Partial<StubRow> = {}): StubRow {
      const row: StubRow = {
        id,
        payload,
        attempts: 0,
        created: clock(),
        status: 'pending',
        nextAttempt: clock(),
        lease: 0,
        lastError: '',
        failures: [],
        acceptedAt: undefined,
        ...changes,
      }
      rows.set(id, row)
      return row
    },
  }
}
export type OutboxStub = ReturnType<typeof createOutboxStub>
