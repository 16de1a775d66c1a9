import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { mailStatuses, type MailStatus } from '#shared/records.ts'
import { newId } from '../ids.ts'
import { pageSize } from '../paging.ts'
import type { AsyncTables } from '../steps.ts'
import { lastPriority, priorityOf, mailShelfLife, type DueMail, type Milliseconds } from '../store.ts'
import type { Session } from './connection.ts'
import { accesses, messages, outbox, subscribers } from './schema.ts'
import { matches, only, rowsOf } from './statements.ts'

const unsent = ne(outbox.status, 'sent')
const waiting = eq(outbox.status, 'pending')
/** From here a mail's age counts. */
const queuedAt = sql<number>`coalesce(${outbox.released}, ${outbox.created})`
const stoppedStatuses: MailStatus[] = ['held', 'dead']

export function outboxOf({ db }: Session): AsyncTables['outbox'] {
  const free = (at: Milliseconds) => and(waiting, or(isNull(outbox.lease), lte(outbox.lease, at)))
  const ofPerson = (email: string) =>
    or(
      inArray(
        outbox.subscriberId,
        db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.email, email)),
      ),
      inArray(outbox.messageId, db.select({ id: messages.id }).from(messages).where(eq(messages.email, email))),
      inArray(outbox.id, db.select({ id: accesses.mailId }).from(accesses).where(eq(accesses.email, email))),
    )

  return {
    async queue(payload, about, at) {
      const id = newId()
      await db.insert(outbox).values({
        id,
        kind: payload.kind,
        subscriberId: about.subscriberId ?? null,
        messageId: about.messageId ?? null,
        payload,
        status: 'pending',
        priority: priorityOf(payload.kind),
        attempts: 0,
        refusals: 0,
        created: at,
        nextAttempt: at,
        lastError: '',
      })
      return id
    },
    queuedSince: async (subscriberId, kind, since) =>
      only(
        await db
          .select({ mails: count() })
          .from(outbox)
          .where(and(eq(outbox.subscriberId, subscriberId), eq(outbox.kind, kind), gt(outbox.created, since))),
      ).mails,

    /** What another process is just taking is passed over. */
    async takeDue(at, leaseUntil, most, reserved) {
      const stale = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .where(and(free(at), lt(queuedAt, at - mailShelfLife)))
        .for('update', { skipLocked: true })
      await db.update(outbox).set({ status: 'held', lease: null }).where(inArray(outbox.seq, stale))
      const taken: DueMail[] = []
      const take = async (priority: number, places: number) => {
        if (places <= 0) return
        const due = await db
          .select({
            seq: outbox.seq,
            id: outbox.id,
            payload: outbox.payload,
            attempts: outbox.attempts,
            refusals: outbox.refusals,
            created: outbox.created,
          })
          .from(outbox)
          .where(and(free(at), eq(outbox.priority, priority), isNotNull(outbox.payload), lte(outbox.nextAttempt, at)))
          .orderBy(asc(outbox.nextAttempt), asc(outbox.seq))
          .limit(places)
          .for('update', { skipLocked: true })
        if (due.length === 0) return
        await db
          .update(outbox)
          .set({ lease: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
          .where(
            inArray(
              outbox.seq,
              due.map(({ seq }) => seq),
            ),
          )
        for (const { seq: _seq, payload, ...mail } of due) if (payload) taken.push({ ...mail, payload })
      }
      await take(lastPriority, Math.min(reserved, most))
      for (let priority = 0; priority <= lastPriority; priority++) await take(priority, most - taken.length)
      return taken
    },
    async postpone(by) {
      await db
        .update(outbox)
        .set({ released: sql`${queuedAt} + ${by}`, lease: sql`${outbox.lease} + ${by}` })
        .where(waiting)
    },
    async accept(ids) {
      await db
        .update(outbox)
        .set({ status: 'sent', payload: null, lastError: '', lease: null })
        .where(and(inArray(outbox.id, [...ids]), unsent))
    },
    async fail(id, { dead, nextAttempt, error, refused = false, attempt }) {
      await db
        .update(outbox)
        .set({
          status: dead ? 'dead' : 'pending',
          nextAttempt,
          lastError: error,
          refusals: sql`${outbox.refusals} + ${Number(refused)}`,
          lease: null,
        })
        .where(and(eq(outbox.id, id), waiting, matches(outbox.attempts, attempt)))
    },

    async stopped() {
      const found = await db.select({ id: outbox.id }).from(outbox).where(inArray(outbox.status, stoppedStatuses))
      return found.map(({ id }) => id)
    },
    async release(id, at) {
      await db
        .update(outbox)
        .set({ status: 'pending', released: at, nextAttempt: at, attempts: 0, refusals: 0 })
        .where(eq(outbox.id, id))
    },
    async remove(id) {
      await db.delete(outbox).where(eq(outbox.id, id))
    },

    async removeUnsentWelcome(subscriberId) {
      await db.delete(outbox).where(and(eq(outbox.subscriberId, subscriberId), eq(outbox.kind, 'welcome'), unsent))
    },
    async removeUnsentReduced(most) {
      const reduced = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .innerJoin(messages, eq(messages.id, outbox.messageId))
        .where(and(unsent, isNotNull(messages.reduced)))
        .limit(most)
      return rowsOf(await db.delete(outbox).where(inArray(outbox.seq, reduced)))
    },
    async removeStaleAccess(until, most) {
      const stale = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .where(and(eq(outbox.kind, 'access'), inArray(outbox.status, stoppedStatuses), lte(queuedAt, until)))
        .limit(most)
      return rowsOf(await db.delete(outbox).where(inArray(outbox.seq, stale)))
    },
    about: (email) =>
      db
        .select({ kind: outbox.kind, status: outbox.status, created: outbox.created })
        .from(outbox)
        .where(ofPerson(email))
        .orderBy(asc(outbox.seq)),
    removeAbout: async (email) => rowsOf(await db.delete(outbox).where(ofPerson(email))),
    async backlog() {
      const rows = await db
        .select({ status: outbox.status, mails: count(), oldest: sql<number>`min(${queuedAt})`.mapWith(Number) })
        .from(outbox)
        .where(
          inArray(
            outbox.status,
            mailStatuses.filter((status) => status !== 'sent'),
          ),
        )
        .groupBy(outbox.status)
      const of = (status: MailStatus) => rows.find((row) => row.status === status)
      return {
        waiting: of('pending')?.mails ?? 0,
        oldest: of('pending')?.oldest,
        held: of('held')?.mails ?? 0,
        dead: of('dead')?.mails ?? 0,
      }
    },
    async nextDueAt() {
      const { at } = only(
        await db
          .select({ at: sql<string | null>`min(greatest(${outbox.nextAttempt}, coalesce(${outbox.lease}, 0)))` })
          .from(outbox)
          .where(waiting),
      )
      return at === null ? undefined : Number(at)
    },
    page: (status, after) =>
      db
        .select({
          seq: outbox.seq,
          id: outbox.id,
          kind: outbox.kind,
          to: sql<string | null>`${outbox.payload} ->> 'to'`,
          status: outbox.status,
          attempts: outbox.attempts,
          created: outbox.created,
          queued: queuedAt.mapWith(Number),
          nextAttempt: outbox.nextAttempt,
          lastError: outbox.lastError,
        })
        .from(outbox)
        .where(and(gt(outbox.seq, after), status && eq(outbox.status, status)))
        .orderBy(asc(outbox.seq))
        .limit(pageSize),
  }
}
