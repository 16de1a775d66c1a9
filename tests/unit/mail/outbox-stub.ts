import type { MailStatus } from '#shared/records.ts'
import {
  lastPriority,
  priorityOf,
  mailShelfLife,
  type DueMail,
  type MailPayload,
  type Milliseconds,
  type Store,
} from '#db/store.ts'

interface StubRow extends DueMail {
  status: MailStatus
  nextAttempt: Milliseconds
  lease: Milliseconds
  lastError: string
  /** The recorded failures. */
  failures: { at: Milliseconds; nextAttempt: Milliseconds; error: string; dead: boolean }[]
  acceptedAt: Milliseconds | undefined
}

type OutboxStore = Pick<Store, 'leaseDueMail' | 'recordMailOutcomes' | 'nextMailAt' | 'recordClockJump' | 'listMail'>

/** Creates the part of the store that the worker uses, in memory. */
export function createOutboxStub(clock: () => Milliseconds) {
  const rows = new Map<string, StubRow>()
  /** Errors with which the next calls of an operation reject. */
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
    async leaseDueMail(at, leaseUntil, most, reserved = 0, outcomes = []) {
      enter('leaseDueMail')
      if (outcomes.length > 0) await store.recordMailOutcomes(outcomes)
      const free = [...rows.values()].filter((row) => row.status === 'pending' && row.lease <= at)
      for (const row of free) if (row.created < at - mailShelfLife) row.status = 'held'
      const priority = ({ payload }: StubRow) => priorityOf(payload)
      const due = free
        .filter((row) => row.status === 'pending' && row.nextAttempt <= at)
        .sort((a, b) => priority(a) - priority(b) || a.nextAttempt - b.nextAttempt)
      const first = due.filter((row) => priority(row) === lastPriority).slice(0, reserved)
      return [...new Set([...first, ...due])].slice(0, most).map((row) => {
        const { id, payload, attempts, refusals, created } = row
        row.lease = leaseUntil
        row.attempts += 1
        return { id, payload, attempts, refusals, created }
      })
    },
    async recordMailOutcomes(outcomes) {
      enter('recordMailOutcomes')
      for (const outcome of outcomes) {
        const row = rowOf(outcome.id)
        if ('at' in outcome) {
          Object.assign(row, { status: 'sent', lease: 0, acceptedAt: outcome.at })
          continue
        }
        const { failure } = outcome
        const { dead, nextAttempt, error, refused } = failure
        if (failure.attempt !== undefined && failure.attempt !== row.attempts) continue
        row.failures.push({ at: clock(), nextAttempt, error, dead })
        Object.assign(row, { status: dead ? 'dead' : 'pending', nextAttempt, lastError: error, lease: 0 })
        if (refused) row.refusals += 1
      }
    },
    async nextMailAt() {
      enter('nextMailAt')
      const dates = [...rows.values()]
        .filter(({ status }) => status === 'pending')
        .map(({ nextAttempt, lease }) => Math.max(nextAttempt, lease))
      return dates.length > 0 ? Math.min(...dates) : undefined
    },
    async recordClockJump({ from, to }) {
      enter('recordClockJump')
      if (to > from) for (const row of rows.values()) if (row.status === 'pending') row.created += to - from
      return to > from
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
        refusals: 0,
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
