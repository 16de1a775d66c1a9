import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { SubscriberStatus } from '#shared/records.ts'
import { pageSize } from '../paging.ts'
import { forMany, type AsyncTables } from '../useCaseSteps.ts'
import { storedStatus, type SubscriberFilter } from '../store.ts'
import { withoutNul, type Session } from './connection.ts'
import { confirmations, outbox, subscribers } from './schema.ts'
import { first, insertRows, matches, only, rowsOf, textRows } from './statements.ts'

const { seq, status: statusColumn, bouncing, ...others } = getTableColumns(subscribers)
/** SQL for the status of a subscriber, in which a confirmed row with the flag is `bouncing`. */
export const statusOf = sql<SubscriberStatus>`case when ${statusColumn} = 'confirmed' and ${bouncing} = 1 then 'bouncing' else ${statusColumn} end`
const columns = { ...others, status: statusOf }

const filtered = ({ status, language, since }: SubscriberFilter) =>
  and(status && eq(statusOf, status), matches(subscribers.language, language), gte(subscribers.created, since ?? 0))

export function subscribersOf({ db, mayWrite, send }: Session): AsyncTables['subscribers'] {
  const found = async (where: SQL) => {
    const rows = db.select(columns).from(subscribers).where(where)
    return first(await (mayWrite ? rows.for('update') : rows))
  }
  return {
    insert: forMany((calls) => {
      const rows = calls.map(([row]) => row)
      const stored = rows.map((row) => ({
        ...row,
        status: storedStatus(row.status),
        bouncing: Number(row.status === 'bouncing'),
      }))
      send(db.execute(insertRows(subscribers, stored)))
      return Promise.resolve(rows)
    }),
    byId: (id) => found(eq(subscribers.id, id)),
    byEmail: forMany(async (calls) => {
      const emails = calls.map(([email]) => email).sort()
      if (mayWrite) {
        // Serializes requests for one address, also when there is no row to lock.
        send(db.execute(sql`select pg_advisory_xact_lock(hashtextextended(text, 0)) from ${textRows(emails)}`))
      }
      const asked = sql`array(select text from ${textRows(emails)})`
      const rows = db
        .select(columns)
        .from(subscribers)
        .where(sql`${subscribers.email} = any(${asked})`)
      const found = await (mayWrite ? rows.orderBy(asc(subscribers.email)).for('update') : rows)
      const byEmail = new Map(found.map((row) => [row.email, row]))
      return calls.map(([email]) => byEmail.get(withoutNul(email)))
    }),
    setLanguage: async (id, language) =>
      first(await db.update(subscribers).set({ language }).where(eq(subscribers.id, id)).returning(columns)),
    async setRequest(id, { language, form }) {
      await db.update(subscribers).set({ language, form }).where(eq(subscribers.id, id))
    },
    confirm: async (id, { at, ...to }) =>
      only(
        await db
          .update(subscribers)
          .set({ status: 'confirmed', bouncing: 0, confirmed: at, unsubscribed: null, ...to })
          .where(eq(subscribers.id, id))
          .returning(columns),
      ),
    unsubscribe: async (id, at) =>
      only(
        await db
          .update(subscribers)
          .set({ status: 'unsubscribed', unsubscribed: at })
          .where(eq(subscribers.id, id))
          .returning(columns),
      ),
    setBouncing(mailIds, isBouncing) {
      const ofMail = db
        .select({ id: outbox.subscriberId })
        .from(outbox)
        .where(inArray(outbox.id, [...mailIds]))
      send(
        db
          .update(subscribers)
          .set({ bouncing: Number(isBouncing) })
          .where(and(inArray(subscribers.id, ofMail), eq(statusColumn, 'confirmed'), ne(bouncing, Number(isBouncing)))),
      )
      return Promise.resolve()
    },
    remove: async (email) => rowsOf(await db.delete(subscribers).where(eq(subscribers.email, email))),
    async removeUnconfirmable(at, limit) {
      const confirmable = db
        .select({ tokenHash: confirmations.tokenHash })
        .from(confirmations)
        .where(
          and(
            eq(confirmations.subscriberId, subscribers.id),
            or(isNull(confirmations.expires), gt(confirmations.expires, at)),
          ),
        )
      const unconfirmable = db
        .select({ seq })
        .from(subscribers)
        .where(and(eq(subscribers.status, 'pending'), not(exists(confirmable))))
        .limit(limit)
        .for('update', { skipLocked: true })
      return rowsOf(await db.delete(subscribers).where(inArray(seq, unconfirmable)))
    },
    page: (by, after) =>
      db
        .select({ seq, ...columns })
        .from(subscribers)
        .where(and(gt(seq, after), filtered(by)))
        .orderBy(asc(seq))
        .limit(pageSize),
    newestConsenting: async (limit) =>
      (
        await db
          .select({ email: subscribers.email })
          .from(subscribers)
          .where(isNotNull(subscribers.consentVersion))
          .orderBy(desc(subscribers.seq))
          .limit(limit)
      ).map(({ email }) => email),
    count: async (by) =>
      only(await db.select({ subscribers: count() }).from(subscribers).where(filtered(by))).subscribers,
  }
}
