import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { consentPurposes } from '#shared/consent/versions.ts'
import { sendForms, subscribeForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import { consentActs, storedSubscriberStatuses, mailStatuses, orderStates } from '#shared/records.ts'
import { messageStatuses, type MailPayload } from '../store.ts'

/*
 * The tables of `db/schema.ts`, which documents them, for PostgreSQL. Three more are shared by the processes of a site: the head
 * of the consent log, the windows of rate limits and the used tokens.
 *
 * Times are milliseconds since 1970 (UTC). `seq` is the order of writing; concurrent rows may have any order.
 */

const oneOf = (name: string, column: PgColumn, list: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(list.map((item) => `'${item}'`).join(', '))})`)

const time = (name: string) => bigint(name, { mode: 'number' })
/** `by default`, so that rows of a move keep their numbers. */
const seq = () => bigint('seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

export const subscribers = pgTable(
  'subscribers',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    email: text('email').notNull().unique(),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: storedSubscriberStatuses }).notNull(),
    form: text('form', { enum: subscribeForms }).notNull(),
    created: time('created').notNull(),
    confirmed: time('confirmed'),
    unsubscribed: time('unsubscribed'),
    consentVersion: integer('consent_version'),
    keyVersion: integer('key_version').notNull(),
    bouncing: integer('bouncing').notNull().default(0),
  },
  (table) => [
    index('subscribers_by_status').on(table.status, table.bouncing),
    oneOf('subscribers_status', table.status, storedSubscriberStatuses),
  ],
)

export const messages = pgTable(
  'messages',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    form: text('form', { enum: [...sendForms, ...subscribeForms] }).notNull(),
    topic: text('topic', { enum: topics }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    municipality: text('municipality').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: languages }).notNull(),
    page: text('page').notNull(),
    created: time('created').notNull(),
    status: text('status', { enum: messageStatuses }).notNull(),
    consentVersion: integer('consent_version'),
    reduced: time('reduced'),
    answered: time('answered'),
  },
  (table) => [
    index('messages_email').on(table.email),
    index('messages_by_status').on(table.status, table.created),
    index('messages_reduced').on(table.reduced, table.created),
    index('messages_answered').on(table.reduced, table.answered),
    oneOf('messages_status', table.status, messageStatuses),
  ],
)

export const orders = pgTable(
  'orders',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    number: bigint('number', { mode: 'number' }).notNull().unique(),
    key: text('key').notNull(),
    content: json('content').$type<Order>().notNull(),
    state: text('state', { enum: orderStates }).notNull().default('received'),
  },
  (table) => [index('orders_key').on(table.key)],
)

export const orderChanges = pgTable(
  'order_changes',
  {
    seq: seq(),
    messageId: text('message_id')
      .notNull()
      .references(() => orders.messageId, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
  },
  (table) => [index('order_changes_order').on(table.messageId)],
)

export const orderCounts = pgTable('order_counts', {
  year: integer('year').primaryKey(),
  count: integer('count').notNull(),
})

export const outbox = pgTable(
  'outbox',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    subscriberId: text('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    payload: json('payload').$type<MailPayload>(),
    status: text('status', { enum: mailStatuses }).notNull(),
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull(),
    refusals: integer('refusals').notNull().default(0),
    created: time('created').notNull(),
    nextAttempt: time('next_attempt').notNull(),
    lease: time('lease'),
    released: time('released'),
    lastError: text('last_error').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.status, table.priority, table.nextAttempt, table.seq),
    index('outbox_subscriber').on(table.subscriberId),
    index('outbox_message').on(table.messageId),
    oneOf('outbox_status', table.status, mailStatuses),
    check('outbox_payload', sql`(${table.status} = 'sent') = (${table.payload} is null)`),
  ],
)

export const clock = pgTable('clock', {
  id: integer('id').primaryKey(),
  putForwardTo: time('put_forward_to').notNull(),
})

export const confirmations = pgTable(
  'confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    language: text('language', { enum: languages }).notNull(),
    form: text('form', { enum: subscribeForms }).notNull(),
    created: time('created').notNull(),
    expires: time('expires'),
    used: time('used'),
  },
  (table) => [
    index('confirmations_subscriber').on(table.subscriberId),
    index('confirmations_open').on(table.used, table.expires),
  ],
)

export const accesses = pgTable(
  'accesses',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    created: time('created').notNull(),
    expires: time('expires'),
  },
  (table) => [index('accesses_email').on(table.email), index('accesses_expires').on(table.expires)],
)

/** The consent log. A trigger refuses to change or delete a row. `consentHead` counts `seq`, so that it has no gaps. */
export const consentLog = pgTable(
  'consent_log',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: time('at').notNull(),
    act: text('act', { enum: consentActs }).notNull(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    wordingVersion: integer('wording_version').notNull(),
    wordingHash: text('wording_hash').notNull(),
    language: text('language', { enum: languages }).notNull(),
    form: text('form').notNull(),
    page: text('page').notNull(),
    subjectHash: text('subject_hash').notNull(),
    ipHash: text('ip_hash').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('consent_log_subject').on(table.subjectHash),
    oneOf('consent_log_act', table.act, consentActs),
    oneOf('consent_log_purpose', table.purpose, consentPurposes),
  ],
)

/**
 * One row: the number of entries in the consent log and the hash of the last one. A transaction that appends locks it until
 * the commit, so that the entries of several processes form one chain.
 */
export const consentHead = pgTable(
  'consent_head',
  {
    id: smallint('id').primaryKey(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [check('consent_head_single', sql`${table.id} = 1`)],
)

export const siteKey = pgTable(
  'site_key',
  {
    id: smallint('id').primaryKey(),
    checkValue: text('check_value').notNull(),
  },
  (table) => [check('site_key_single', sql`${table.id} = 1`)],
)

export const submissions = pgTable(
  'submissions',
  {
    key: text('key').primaryKey(),
    until: time('until').notNull(),
  },
  (table) => [index('submissions_until').on(table.until)],
)

export const suppressions = pgTable('suppressions', {
  subjectHash: text('subject_hash').primaryKey(),
  created: time('created').notNull(),
})

/** The windows of rate limits (see `db/counterStore.ts`). */
export const windows = pgTable(
  'windows',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    used: integer('used').notNull(),
    ends: time('ends').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] }), index('windows_ends').on(table.ends)],
)

/** The used tokens (see `db/counterStore.ts`). */
export const usedTokens = pgTable(
  'used_tokens',
  {
    token: text('token').primaryKey(),
    until: time('until').notNull(),
  },
  (table) => [index('used_tokens_until').on(table.until)],
)
