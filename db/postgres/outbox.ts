import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { mailStatuses, type MailStatus } from '#shared/records.ts'
import { newId } from '../ids.ts'
import { pageSize } from '../paging.ts'
import { forMany, type AsyncTables } from '../useCaseSteps.ts'
import { lastPriority, priorityOf, mailShelfLife, type Milliseconds, type UnsentMail } from '../store.ts'
import type { Session } from './connection.ts'
import { accesses, messages, outbox, subscribers } from './schema.ts'
import { insertRows, matches, only, rowsOf } from './statements.ts'

const unsent = ne(outbox.status, 'sent')
const waiting = eq(outbox.status, 'pending')
/** SQL for the time from which the age of a mail counts. */
const queuedAt = sql<number>`coalesce(${outbox.released}, ${outbox.created})`
const stoppedStatuses: MailStatus[] = ['held', 'dead']

export function outboxOf({ db, send }: Session): AsyncTables['outbox'] {
  const isLeasable = (at: Milliseconds) => and(waiting, or(isNull(outbox.lease), lte(outbox.lease, at)))
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
    queue: forMany((calls) => {
      const rows = calls.map(([payload, about, at]) => ({
        id: newId(),
        kind: payload.kind,
        subscriberId: about.subscriberId ?? null,
        messageId: about.messageId ?? null,
        payload,
        status: 'pending' as const,
        priority: priorityOf(payload),
        attempts: 0,
        refusals: 0,
        created: at,
        nextAttempt: at,
        lastError: '',
      }))
      send(db.execute(insertRows(outbox, rows)))
      return Promise.resolve(rows.map(({ id }) => id))
    }),
    queuedSince: async (subscriberId, kind, since) =>
      only(
        await db
          .select({ mails: count() })
          .from(outbox)
          .where(and(eq(outbox.subscriberId, subscriberId), eq(outbox.kind, kind), gt(outbox.created, since))),
      ).mails,

    /** Uses one statement, or two with `reserved`, because each round trip delays mails. Skips rows that another process has locked. */
    async leaseDue(at, leaseUntil, limit, reserved) {
      const stale = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .where(and(isLeasable(at), lt(queuedAt, at - mailShelfLife)))
        .for('update', { skipLocked: true })
      const held = db
        .$with('held')
        .as(
          db
            .update(outbox)
            .set({ status: 'held', lease: null })
            .where(inArray(outbox.seq, stale))
            .returning({ seq: outbox.seq }),
        )
      const take = async (places: number, priority?: number) => {
        const due = db.$with('due').as(
          db
            .select({ seq: outbox.seq })
            .from(outbox)
            .where(
              and(
                isLeasable(at),
                // A condition on the age instead would make the planner choose the wrong index.
                notInArray(outbox.seq, db.select({ seq: held.seq }).from(held)),
                matches(outbox.priority, priority),
                isNotNull(outbox.payload),
                lte(outbox.nextAttempt, at),
              ),
            )
            .orderBy(asc(outbox.priority), asc(outbox.nextAttempt), asc(outbox.seq))
            .limit(places)
            .for('update', { skipLocked: true }),
        )
        const leased = await db
          .with(held, due)
          .update(outbox)
          .set({ lease: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
          // With an array PostgreSQL always uses the index.
          .where(sql`${outbox.seq} = any(array(${db.select({ seq: due.seq }).from(due)}))`)
          .returning(getTableColumns(outbox))
        return leased.sort(
          (one, other) => one.priority - other.priority || one.nextAttempt - other.nextAttempt || one.seq - other.seq,
        )
      }
      const first = reserved > 0 ? await take(Math.min(reserved, limit), lastPriority) : []
      const taken = [...first, ...(await take(limit - first.length))]
      return taken.flatMap(({ id, payload, attempts, refusals, created }) =>
        payload ? [{ id, payload, attempts: attempts - 1, refusals, created }] : [],
      )
    },
    async postpone(by) {
      await db
        .update(outbox)
        .set({ released: sql`${queuedAt} + ${by}`, lease: sql`${outbox.lease} + ${by}` })
        .where(waiting)
    },
    accept: (ids) =>
      db
        .update(outbox)
        .set({ status: 'sent', payload: null, lastError: '', lease: null })
        .where(and(inArray(outbox.id, [...ids]), unsent))
        .returning({ id: outbox.id, priority: outbox.priority }),
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
    async removeUnsentReduced(limit) {
      const reduced = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .innerJoin(messages, eq(messages.id, outbox.messageId))
        .where(and(unsent, isNotNull(messages.reduced)))
        .limit(limit)
      return rowsOf(await db.delete(outbox).where(inArray(outbox.seq, reduced)))
    },
    async removeStaleAccess(until, limit) {
      const stale = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .where(and(eq(outbox.kind, 'access'), inArray(outbox.status, stoppedStatuses), lte(queuedAt, until)))
        .limit(limit)
      return rowsOf(await db.delete(outbox).where(inArray(outbox.seq, stale)))
    },
    mailsTo: async (email, since) =>
      only(
        await db
          .select({ mails: count() })
          .from(outbox)
          .where(and(ofPerson(email), ne(outbox.kind, 'contact'), gt(outbox.created, since))),
      ).mails,
    about: (email) =>
      db
        .select({ kind: outbox.kind, status: outbox.status, created: outbox.created })
        .from(outbox)
        .where(ofPerson(email))
        .orderBy(asc(outbox.seq)),
    removeAbout: async (email) => rowsOf(await db.delete(outbox).where(ofPerson(email))),
    async unsent() {
      const rows = await db
        .select({
          kind: outbox.kind,
          status: outbox.status,
          mails: count(),
          oldest: sql<number>`min(${queuedAt})`.mapWith(Number),
        })
        .from(outbox)
        .where(
          inArray(
            outbox.status,
            mailStatuses.filter((status) => status !== 'sent'),
          ),
        )
        .groupBy(outbox.status, outbox.kind)
      return rows as UnsentMail[]
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
