import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Order } from '#shared/order.ts'
import { eventPageStart } from '#shared/publishing/documents.ts'
import type { OrderState } from '#shared/records.ts'
import { pageSize } from '../paging.ts'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { StoredMessage } from '../store.ts'
import type { Session } from './connection.ts'
import { contentItems, messages, orders, outbox } from './schema.ts'
import { first, matches, rowsOf } from './statements.ts'

const { seq, created, reduced, ...others } = getTableColumns(messages)
const columns = { ...others, at: created, number: orders.number, state: orders.state, content: orders.content }

type Found = Omit<StoredMessage, 'order'> & { number: number | null; state: OrderState | null; content: Order | null }

const withOrder = <T extends Found>({ number, state, content, ...message }: T) => ({
  ...message,
  order: number === null || state === null || content === null ? null : { number, state, ...content },
})

const ofMessage = eq(orders.messageId, messages.id)
const ofPerson = (email: string) => and(eq(messages.email, email), isNull(reduced))

/** The page of an event, as messages name it. */
const eventPage = sql<string>`${`${eventPageStart}/`} || ${contentItems.slug}`
/** The time after which nobody can come to an event any more. */
const endOfEvent = sql`coalesce(${contentItems.ends}, ${contentItems.withdrawn})`

export function messagesOf({ db }: Session): AsyncTables['messages'] {
  const endedPages = (until: number) =>
    db
      .select({ page: eventPage })
      .from(contentItems)
      .where(and(eq(contentItems.kind, 'event'), lte(endOfEvent, until)))
  return {
    async insert({ at, ...message }) {
      await db.insert(messages).values({ ...message, created: at })
    },
    async byId(id) {
      const row = first(await db.select(columns).from(messages).leftJoin(orders, ofMessage).where(eq(messages.id, id)))
      return row && withOrder(row)
    },
    async byNumber(number) {
      const found = db.select(columns).from(messages).innerJoin(orders, ofMessage).where(eq(orders.number, number))
      const row = first(await found)
      return row && withOrder(row)
    },
    async byEmail(email) {
      const found = db.select(columns).from(messages).leftJoin(orders, ofMessage).where(ofPerson(email))
      return (await found.orderBy(asc(seq))).map(withOrder)
    },
    hasAny: async (email) => (await db.select({ seq }).from(messages).where(ofPerson(email)).limit(1)).length > 0,
    removeByEmail: async (email) => rowsOf(await db.delete(messages).where(ofPerson(email))),
    async removeSuspect(until, limit) {
      const unsentMail = db
        .select({ seq: outbox.seq })
        .from(outbox)
        .where(and(eq(outbox.messageId, messages.id), ne(outbox.status, 'sent')))
      const suspect = db
        .select({ seq })
        .from(messages)
        .where(and(eq(messages.status, 'suspect'), lte(created, until), notExists(unsentMail)))
        .limit(limit)
        .for('update', { skipLocked: true })
      return rowsOf(await db.delete(messages).where(inArray(seq, suspect)))
    },
    async reduce(until, at, limit) {
      const old = await db
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            isNull(reduced),
            or(
              lte(created, until.created),
              lte(messages.answered, until.answered),
              and(eq(messages.form, 'attend'), inArray(messages.page, endedPages(until.attended))),
            ),
          ),
        )
        .orderBy(asc(created), asc(seq))
        .limit(limit)
        .for('update', { skipLocked: true })
      if (old.length === 0) return 0
      const ids = old.map(({ id }) => id)
      const content = sql`((${orders.content}::jsonb - 'address' - 'to') || '{"company":"","taxNumber":""}'::jsonb)::json`
      await db.update(orders).set({ key: '', content }).where(inArray(orders.messageId, ids))
      const texts = { name: '', email: '', phone: '', municipality: '', message: '', page: '' }
      return rowsOf(
        await db
          .update(messages)
          .set({ ...texts, topic: null, consentVersion: null, answered: null, reduced: at })
          .where(inArray(messages.id, ids)),
      )
    },
    answer: async (id, at) =>
      rowsOf(
        await db
          .update(messages)
          .set({ answered: at })
          .where(and(eq(messages.id, id), eq(messages.form, 'join'), isNull(reduced))),
      ) > 0,
    async page({ status, topic, form, page, since, isNewestFirst = false }, after) {
      const found = db
        .select({ seq, ...columns })
        .from(messages)
        .leftJoin(orders, ofMessage)
        .where(
          and(
            isNewestFirst ? lt(seq, after || Number.MAX_SAFE_INTEGER) : gt(seq, after),
            matches(messages.status, status),
            matches(messages.topic, topic),
            matches(messages.form, form),
            matches(messages.page, page),
            gte(created, since ?? 0),
          ),
        )
      return (await found.orderBy(isNewestFirst ? desc(seq) : asc(seq)).limit(pageSize)).map(withOrder)
    },
  }
}
