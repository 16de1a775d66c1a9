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
  type MailBacklog,
  type MailFailure,
  type MailPayload,
  type Milliseconds,
  type PersonRecord,
} from '../store.ts'
import { newId } from '../ids.ts'
import { pageSize } from '../paging.ts'
import { given, matches, prepareInsert } from './statements.ts'

export function prepareOutbox(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, outbox)
  const queued = db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.subscriberId, given('subscriberId')),
        eq(outbox.kind, given('kind')),
        gt(outbox.created, given('since')),
      ),
    )
    .prepare()

  // Not "other than sent": that could not use the index.
  const unsent = inArray(
    outbox.status,
    mailStatuses.filter((status) => status !== 'sent'),
  )

  const queuedAt = sql<number>`(${sql.raw(outboxQueuedAt)})`
  const free = and(eq(outbox.status, 'pending'), or(isNull(outbox.lease), lte(outbox.lease, given('at'))))
  const hold = db
    .update(outbox)
    .set({ status: 'held', lease: null })
    .where(and(free, lt(queuedAt, given('freshSince'))))
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
        free,
        eq(outbox.priority, given('priority')),
        isNotNull(outbox.payload),
        lte(outbox.nextAttempt, given('at')),
      ),
    )
    .orderBy(asc(outbox.nextAttempt), asc(outbox.seq))
    .limit(sql.placeholder('most'))
    .prepare()
  const lease = db
    .update(outbox)
    .set({ lease: given('leaseUntil'), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, given('id')))
    .prepare()
  const nextDue = db
    .select({ at: sql<number | null>`min(max(${outbox.nextAttempt}, coalesce(${outbox.lease}, 0)))` })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .prepare()

  const counted = db
    .select({ status: outbox.status, mails: count(), oldest: sql<number>`min(${queuedAt})` })
    .from(outbox)
    .where(unsent)
    .groupBy(outbox.status)
    .prepare()
  const postpone = db
    .update(outbox)
    .set({ released: sql`${queuedAt} + ${given('by')}`, lease: sql`${outbox.lease} + ${given('by')}` })
    .where(eq(outbox.status, 'pending'))
    .prepare()

  const accept = db
    .update(outbox)
    .set({ status: 'sent', payload: null, lastError: '', lease: null })
    .where(and(eq(outbox.id, given('id')), ne(outbox.status, 'sent')))
    .returning({ id: outbox.id, priority: outbox.priority })
    .prepare()
  const fail = db
    .update(outbox)
    .set({
      status: given('status'),
      nextAttempt: given('nextAttempt'),
      lastError: given('error'),
      refusals: sql`${outbox.refusals} + ${given('refusals')}`,
      lease: null,
    })
    .where(and(eq(outbox.id, given('id')), eq(outbox.status, 'pending'), matches(outbox.attempts, 'attempt')))
    .prepare()

  const stopped = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.status, ['held', 'dead']))
    .prepare()
  const release = db
    .update(outbox)
    .set({ status: 'pending', released: given('at'), nextAttempt: given('at'), attempts: 0, refusals: 0 })
    .where(eq(outbox.id, given('id')))
    .prepare()
  const remove = db
    .delete(outbox)
    .where(eq(outbox.id, given('id')))
    .prepare()

  const removeUnsentWelcome = db
    .delete(outbox)
    .where(and(eq(outbox.subscriberId, given('subscriberId')), eq(outbox.kind, 'welcome'), unsent))
    .prepare()
  const unsentReduced = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .innerJoin(messages, eq(messages.id, outbox.messageId))
    .where(and(unsent, isNotNull(messages.reduced)))
    .limit(sql.placeholder('most'))
  const removeUnsentReduced = db.delete(outbox).where(inArray(outbox.seq, unsentReduced)).prepare()
  const subscriberOf = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, given('email')))
  const messagesOf = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.email, given('email')))
  const accessesOf = db
    .select({ id: accesses.mailId })
    .from(accesses)
    .where(eq(accesses.email, given('email')))
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
  const removeAbout = db.delete(outbox).where(ofPerson).prepare()
  const staleAccess = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.kind, 'access'), inArray(outbox.status, ['held', 'dead']), lte(queuedAt, given('until'))))
    .limit(sql.placeholder('most'))
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
    .where(and(gt(outbox.seq, given('after')), matches(outbox.status, 'status')))
    .orderBy(asc(outbox.seq))
    .limit(pageSize)
    .prepare()

  return {
    /** Answers the mail's id. */
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
    /** How many mails of one kind to one subscriber were queued after `since`. */
    queuedSince: (subscriberId: string, kind: MailKind, since: Milliseconds): number =>
      queued.get({ subscriberId, kind, since })?.mails ?? 0,

    leaseDue(at: Milliseconds, leaseUntil: Milliseconds, most: number, reserved: number): DueMail[] {
      hold.run({ at, freshSince: at - mailShelfLife })
      const taken: DueMail[] = []
      const take = (priority: number, places: number) => {
        if (places <= 0) return
        for (const { payload, ...mail } of due.all({ at, priority, most: places })) {
          if (!payload) continue
          lease.run({ id: mail.id, leaseUntil })
          taken.push({ ...mail, payload })
        }
      }
      take(lastPriority, Math.min(reserved, most))
      for (let priority = 0; priority <= lastPriority; priority++) take(priority, most - taken.length)
      return taken
    },
    backlog(): MailBacklog {
      const rows = counted.all()
      const of = (status: MailStatus) => rows.find((row) => row.status === status)
      return {
        waiting: of('pending')?.mails ?? 0,
        oldest: of('pending')?.oldest,
        held: of('held')?.mails ?? 0,
        dead: of('dead')?.mails ?? 0,
      }
    },
    /** Makes the mails that wait younger. */
    postpone(by: Milliseconds): void {
      postpone.run({ by })
    },
    nextDueAt: (): Milliseconds | undefined => nextDue.get()?.at ?? undefined,

    accept: (ids: readonly string[]) => ids.flatMap((id) => accept.all({ id })),
    fail(id: string, { dead, nextAttempt, error, refused = false, attempt }: MailFailure): void {
      const status = dead ? 'dead' : 'pending'
      fail.run({ id, status, nextAttempt, error, refusals: Number(refused), attempt: attempt ?? null })
    },

    /** The ids of the held and the dead. */
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
    /** Mails about messages that have been reduced have nothing left to say. Answers how many, `most` at the most. */
    removeUnsentReduced: (most: number): number => removeUnsentReduced.run({ most }).changes,
    /**
     * Links to somebody's data that did not leave in time: whoever asked has asked again, or gone. Answers how many, `most` at
     * the most.
     */
    removeStaleAccess: (until: Milliseconds, most: number): number => removeStaleAccess.run({ until, most }).changes,
    /** To a subscriber or whoever asked, or about messages, with this address. */
    about: (email: string): PersonRecord['mails'] => about.all({ email }),
    /** The same mails; answers how many. */
    removeAbout: (email: string): number => removeAbout.run({ email }).changes,

    page: (status: MailStatus | undefined, after: number) => page.all({ status: status ?? null, after }),
  }
}
