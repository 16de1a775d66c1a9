import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { MailKind } from '#shared/mails.generated.ts'
import { mailStatuses, type MailStatus } from '#shared/records.ts'
import { accesses, messages, outbox, outboxQueuedAt, subscribers } from '../schema.ts'
import {
  lastPriority,
  priorityOf,
  mailShelfLife,
  type DueMail,
  type MailFailure,
  type MailPayload,
  type Milliseconds,
  type PersonRecord,
  type UnsentMail,
} from '../store.ts'
import { newId } from '../ids.ts'
import { pageSize } from '../paging.ts'
import { parameter, matches, prepareInsert } from './statements.ts'

export function prepareOutbox(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, outbox)
  const queued = db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.subscriberId, parameter('subscriberId')),
        eq(outbox.kind, parameter('kind')),
        gt(outbox.created, parameter('since')),
      ),
    )
    .prepare()

  // A list, because `<> 'sent'` could not use the index.
  const unsent = inArray(
    outbox.status,
    mailStatuses.filter((status) => status !== 'sent'),
  )

  const queuedAt = sql<number>`(${sql.raw(outboxQueuedAt)})`
  const isLeasable = and(eq(outbox.status, 'pending'), or(isNull(outbox.lease), lte(outbox.lease, parameter('at'))))
  const hold = db
    .update(outbox)
    .set({ status: 'held', lease: null })
    .where(and(isLeasable, lt(queuedAt, parameter('freshSince'))))
    .prepare()
  const due = db
    .select({
      id: outbox.id,
      payload: outbox.payload,
      attempts: outbox.attempts,
      refusals: outbox.refusals,
      created: outbox.created,
    })
    .from(outbox)
    .where(
      and(
        isLeasable,
        eq(outbox.priority, parameter('priority')),
        isNotNull(outbox.payload),
        lte(outbox.nextAttempt, parameter('at')),
      ),
    )
    .orderBy(asc(outbox.nextAttempt), asc(outbox.seq))
    .limit(sql.placeholder('limit'))
    .prepare()
  const lease = db
    .update(outbox)
    .set({ lease: parameter('leaseUntil'), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, parameter('id')))
    .prepare()
  const nextDue = db
    .select({ at: sql<number | null>`min(max(${outbox.nextAttempt}, coalesce(${outbox.lease}, 0)))` })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .prepare()

  const counted = db
    .select({ kind: outbox.kind, status: outbox.status, mails: count(), oldest: sql<number>`min(${queuedAt})` })
    .from(outbox)
    .where(unsent)
    .groupBy(outbox.status, outbox.kind)
    .prepare()
  const postpone = db
    .update(outbox)
    .set({ released: sql`${queuedAt} + ${parameter('by')}`, lease: sql`${outbox.lease} + ${parameter('by')}` })
    .where(eq(outbox.status, 'pending'))
    .prepare()

  const accept = db
    .update(outbox)
    .set({ status: 'sent', payload: null, lastError: '', lease: null })
    .where(and(eq(outbox.id, parameter('id')), ne(outbox.status, 'sent')))
    .returning({ id: outbox.id, priority: outbox.priority })
    .prepare()
  const fail = db
    .update(outbox)
    .set({
      status: parameter('status'),
      nextAttempt: parameter('nextAttempt'),
      lastError: parameter('error'),
      refusals: sql`${outbox.refusals} + ${parameter('refusals')}`,
      lease: null,
    })
    .where(and(eq(outbox.id, parameter('id')), eq(outbox.status, 'pending'), matches(outbox.attempts, 'attempt')))
    .prepare()

  const stopped = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.status, ['held', 'dead']))
    .prepare()
  const release = db
    .update(outbox)
    .set({ status: 'pending', released: parameter('at'), nextAttempt: parameter('at'), attempts: 0, refusals: 0 })
    .where(eq(outbox.id, parameter('id')))
    .prepare()
  const remove = db
    .delete(outbox)
    .where(eq(outbox.id, parameter('id')))
    .prepare()

  const removeUnsentWelcome = db
    .delete(outbox)
    .where(and(eq(outbox.subscriberId, parameter('subscriberId')), eq(outbox.kind, 'welcome'), unsent))
    .prepare()
  const unsentReduced = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .innerJoin(messages, eq(messages.id, outbox.messageId))
    .where(and(unsent, isNotNull(messages.reduced)))
    .limit(sql.placeholder('limit'))
  const removeUnsentReduced = db.delete(outbox).where(inArray(outbox.seq, unsentReduced)).prepare()
  const subscriberOf = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, parameter('email')))
  const messagesOf = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.email, parameter('email')))
  const accessesOf = db
    .select({ id: accesses.mailId })
    .from(accesses)
    .where(eq(accesses.email, parameter('email')))
  const ofPerson = or(
    inArray(outbox.subscriberId, subscriberOf),
    inArray(outbox.messageId, messagesOf),
    inArray(outbox.id, accessesOf),
  )
  const about = db
    .select({ kind: outbox.kind, status: outbox.status, created: outbox.created })
    .from(outbox)
    .where(ofPerson)
    .orderBy(asc(outbox.seq))
    .prepare()
  const mailsTo = db
    .select({ mails: count() })
    .from(outbox)
    .where(and(ofPerson, ne(outbox.kind, 'contact'), gt(outbox.created, parameter('since'))))
    .prepare()
  const removeAbout = db.delete(outbox).where(ofPerson).prepare()
  const staleAccess = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.kind, 'access'), inArray(outbox.status, ['held', 'dead']), lte(queuedAt, parameter('until'))))
    .limit(sql.placeholder('limit'))
  const removeStaleAccess = db.delete(outbox).where(inArray(outbox.seq, staleAccess)).prepare()

  const page = db
    .select({
      seq: outbox.seq,
      id: outbox.id,
      kind: outbox.kind,
      to: sql<string | null>`json_extract(${outbox.payload}, '$.to')`,
      status: outbox.status,
      attempts: outbox.attempts,
      created: outbox.created,
      queued: queuedAt,
      nextAttempt: outbox.nextAttempt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(and(gt(outbox.seq, parameter('after')), matches(outbox.status, 'status')))
    .orderBy(asc(outbox.seq))
    .limit(pageSize)
    .prepare()

  return {
    queue(payload: MailPayload, about: { subscriberId?: string; messageId?: string }, at: Milliseconds): string {
      const id = newId()
      insert({
        id,
        kind: payload.kind,
        subscriberId: about.subscriberId ?? null,
        messageId: about.messageId ?? null,
        payload,
        status: 'pending',
        priority: priorityOf(payload),
        attempts: 0,
        refusals: 0,
        created: at,
        nextAttempt: at,
        lease: null,
        released: null,
        lastError: '',
      })
      return id
    },
    queuedSince: (subscriberId: string, kind: MailKind, since: Milliseconds): number =>
      queued.get({ subscriberId, kind, since })?.mails ?? 0,

    leaseDue(at: Milliseconds, leaseUntil: Milliseconds, limit: number, reserved: number): DueMail[] {
      hold.run({ at, freshSince: at - mailShelfLife })
      const taken: DueMail[] = []
      const take = (priority: number, places: number) => {
        if (places <= 0) return
        for (const { payload, ...mail } of due.all({ at, priority, limit: places })) {
          if (!payload) continue
          lease.run({ id: mail.id, leaseUntil })
          taken.push({ ...mail, payload })
        }
      }
      take(lastPriority, Math.min(reserved, limit))
      for (let priority = 0; priority <= lastPriority; priority++) take(priority, limit - taken.length)
      return taken
    },
    unsent: () => counted.all() as UnsentMail[],
    postpone(by: Milliseconds): void {
      postpone.run({ by })
    },
    nextDueAt: (): Milliseconds | undefined => nextDue.get()?.at ?? undefined,

    accept: (ids: readonly string[]) => ids.flatMap((id) => accept.all({ id })),
    fail(id: string, { dead, nextAttempt, error, refused = false, attempt }: MailFailure): void {
      const status = dead ? 'dead' : 'pending'
      fail.run({ id, status, nextAttempt, error, refusals: Number(refused), attempt: attempt ?? null })
    },

    stopped: (): string[] => stopped.all().map(({ id }) => id),
    release(id: string, at: Milliseconds): void {
      release.run({ id, at })
    },
    remove(id: string): void {
      remove.run({ id })
    },

    removeUnsentWelcome(subscriberId: string): void {
      removeUnsentWelcome.run({ subscriberId })
    },
    removeUnsentReduced: (limit: number): number => removeUnsentReduced.run({ limit }).changes,
    removeStaleAccess: (until: Milliseconds, limit: number): number => removeStaleAccess.run({ until, limit }).changes,
    mailsTo: (email: string, since: Milliseconds): number => mailsTo.get({ email, since })?.mails ?? 0,
    about: (email: string): PersonRecord['mails'] => about.all({ email }),
    removeAbout: (email: string): number => removeAbout.run({ email }).changes,

    page: (status: MailStatus | undefined, after: number) => page.all({ status: status ?? null, after }),
  }
}
