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
  placeholder,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Order } from '#shared/order.ts'
import type { OrderState } from '#shared/records.ts'
import { eventPageStart } from '#shared/publishing/documents.ts'
import { contentItems, messages, orders, outbox } from '../schema.ts'
import type { MessageFilter, Milliseconds, StoredMessage } from '../store.ts'
import { pageSize } from '../paging.ts'
import type { Tables } from '../tableInterfaces.ts'
import { parameter, matches, prepareInsert } from './statements.ts'

const { seq, created, reduced, ...others } = getTableColumns(messages)
const columns = { ...others, at: created, number: orders.number, state: orders.state, content: orders.content }

type Found = Omit<StoredMessage, 'order'> & { number: number | null; state: OrderState | null; content: Order | null }

const withOrder = <T extends Found>({ number, state, content, ...message }: T) => ({
  ...message,
  order: number === null || state === null || content === null ? null : { number, state, ...content },
})

/** The page of an event, as messages name it. */
const eventPage = sql<string>`${`${eventPageStart}/`} || ${contentItems.slug}`
/** The time after which nobody can come to an event any more. */
const endOfEvent = sql`coalesce(${contentItems.ends}, ${contentItems.withdrawn})`

export function prepareMessages(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, messages)
  const ofMessage = eq(orders.messageId, messages.id)
  const byId = db
    .select(columns)
    .from(messages)
    .leftJoin(orders, ofMessage)
    .where(eq(messages.id, parameter('id')))
    .prepare()
  const byNumber = db
    .select(columns)
    .from(messages)
    .innerJoin(orders, ofMessage)
    .where(eq(orders.number, parameter('number')))
    .prepare()
  const ofPerson = and(eq(messages.email, parameter('email')), isNull(reduced))
  const byEmail = db
    .select(columns)
    .from(messages)
    .leftJoin(orders, ofMessage)
    .where(ofPerson)
    .orderBy(asc(seq))
    .prepare()
  const any = db.select({ seq }).from(messages).where(ofPerson).limit(1).prepare()
  const removeByEmail = db.delete(messages).where(ofPerson).prepare()
  const unsentMail = db
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.messageId, messages.id), ne(outbox.status, 'sent')))
  const suspect = db
    .select({ seq })
    .from(messages)
    .where(and(eq(messages.status, 'suspect'), lte(created, parameter('until')), notExists(unsentMail)))
    .limit(placeholder('limit'))
  const removeSuspect = db.delete(messages).where(inArray(seq, suspect)).prepare()
  const removePlaces = (messageIds: SQLWrapper) =>
    db
      .update(orders)
      .set({
        key: '',
        content: sql`json_set(json_remove(${orders.content}, '$.address', '$.to'), '$.company', '', '$.taxNumber', '')`,
      })
      .where(inArray(orders.messageId, messageIds))
      .prepare()
  /** Returns a function that reduces the messages that a condition with `until` finds. */
  function prepareReduce(condition: SQL, since: SQLiteColumn) {
    const isOld = and(isNull(reduced), condition)
    const old = db.select({ seq }).from(messages).where(isOld).orderBy(asc(since), asc(seq)).limit(placeholder('limit'))
    const oldIds = db
      .select({ id: messages.id })
      .from(messages)
      .where(isOld)
      .orderBy(asc(since), asc(seq))
      .limit(placeholder('limit'))
    const reduceOrders = removePlaces(oldIds)
    const reduce = db
      .update(messages)
      .set({
        topic: null,
        name: '',
        email: '',
        phone: '',
        municipality: '',
        message: '',
        page: '',
        consentVersion: null,
        answered: null,
        reduced: parameter('at'),
      })
      .where(inArray(seq, old))
      .prepare()
    return (until: Milliseconds, at: Milliseconds, limit: number): number => {
      reduceOrders.run({ until, limit })
      return reduce.run({ until, at, limit }).changes
    }
  }
  const endedPages = db
    .select({ page: eventPage })
    .from(contentItems)
    .where(and(eq(contentItems.kind, 'event'), lte(endOfEvent, parameter('until'))))
  const reduceCreated = prepareReduce(lte(created, parameter('until')), created)
  const reduceAnswered = prepareReduce(lte(messages.answered, parameter('until')), messages.answered)
  const reduceAttended = prepareReduce(
    and(eq(messages.form, 'attend'), inArray(messages.page, endedPages)) as SQL,
    created,
  )
  const answer = db
    .update(messages)
    .set({ answered: parameter('at') })
    .where(and(eq(messages.id, parameter('id')), eq(messages.form, 'join'), isNull(reduced)))
    .prepare()
  const pageOf = (follows: SQL, order: SQL) =>
    db
      .select({ seq, ...columns })
      .from(messages)
      .leftJoin(orders, ofMessage)
      .where(
        and(
          follows,
          matches(messages.status, 'status'),
          matches(messages.topic, 'topic'),
          matches(messages.form, 'form'),
          matches(messages.page, 'page'),
          gte(created, parameter('since')),
        ),
      )
      .orderBy(order)
      .limit(pageSize)
      .prepare()
  const page = pageOf(gt(seq, parameter('after')), asc(seq))
  const pageFromEnd = pageOf(lt(seq, parameter('after')), desc(seq))

  return {
    insert: ({ at, ...message }: Omit<StoredMessage, 'order' | 'answered'>) =>
      insert({ ...message, created: at, reduced: null, answered: null }),
    byId: (id: string): StoredMessage | undefined => {
      const row = byId.get({ id })
      return row && withOrder(row)
    },
    byNumber: (number: number): StoredMessage | undefined => {
      const row = byNumber.get({ number })
      return row && withOrder(row)
    },
    byEmail: (email: string): StoredMessage[] => byEmail.all({ email }).map(withOrder),
    hasAny: (email: string): boolean => any.get({ email }) !== undefined,
    removeByEmail: (email: string): number => removeByEmail.run({ email }).changes,
    removeSuspect: (until: Milliseconds, limit: number): number => removeSuspect.run({ until, limit }).changes,
    reduce(until: Parameters<Tables['messages']['reduce']>[0], at: Milliseconds, limit: number): number {
      let old = reduceCreated(until.created, at, limit)
      if (old < limit) old += reduceAnswered(until.answered, at, limit - old)
      if (old < limit) old += reduceAttended(until.attended, at, limit - old)
      return old
    },
    answer: (id: string, at: Milliseconds): boolean => answer.run({ id, at }).changes > 0,
    page({ status, topic, form, page: ofPage, since, isNewestFirst = false }: MessageFilter, after: number) {
      const filter = {
        status: status ?? null,
        topic: topic ?? null,
        form: form ?? null,
        page: ofPage ?? null,
        since: since ?? 0,
      }
      const rows = isNewestFirst
        ? pageFromEnd.all({ ...filter, after: after || Number.MAX_SAFE_INTEGER })
        : page.all({ ...filter, after })
      return rows.map(withOrder)
    },
  }
}
