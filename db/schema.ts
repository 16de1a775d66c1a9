import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { sendForms, subscribeForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import { consentPurposes } from '#shared/consent/versions.ts'
import { consentActs, storedSubscriberStatuses, mailStatuses } from '#shared/records.ts'
import { messageStatuses, type MailPayload } from './store.ts'

/*
 * Times are milliseconds since 1970 (UTC). `seq` is the order in which rows were written, and never used twice.
 *
 * The store's own lists (statuses, acts) are CHECK constraints too. Forms, topics, languages and kinds of mail are lists
 * of the site, which grows: SQLite changes a CHECK by rebuilding its table, and a new form should not rebuild the consent
 * log. For those the types are the guard.
 */

const oneOf = (name: string, column: SQLiteColumn, list: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(list.map((item) => `'${item}'`).join(', '))})`)

const seq = () => integer('seq').primaryKey({ autoIncrement: true })

export const subscribers = sqliteTable(
  'subscribers',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    email: text('email').notNull().unique(),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: storedSubscriberStatuses }).notNull(),
    form: text('form', { enum: subscribeForms }).notNull(),
    created: integer('created').notNull(),
    confirmed: integer('confirmed'),
    unsubscribed: integer('unsubscribed'),
    consentVersion: integer('consent_version'),
    keyVersion: integer('key_version').notNull(),
    /** 1 where mail servers refused the address for good since it was confirmed; else 0. */
    bouncing: integer('bouncing').notNull().default(0),
  },
  (table) => [
    index('subscribers_by_status').on(table.status, table.bouncing),
    oneOf('subscribers_status', table.status, storedSubscriberStatuses),
  ],
)

/** What visitors wrote. A message past its time keeps its date and form; its text columns are empty. */
export const messages = sqliteTable(
  'messages',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    form: text('form', { enum: [...sendForms, ...subscribeForms] }).notNull(),
    /** Null for a sign-up, which has none, and in a reduced message. */
    topic: text('topic', { enum: topics }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    municipality: text('municipality').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: languages }).notNull(),
    page: text('page').notNull(),
    created: integer('created').notNull(),
    status: text('status', { enum: messageStatuses }).notNull(),
    consentVersion: integer('consent_version'),
    /** When it was reduced to its date and form. */
    reduced: integer('reduced'),
  },
  (table) => [
    index('messages_email').on(table.email),
    index('messages_by_status').on(table.status, table.created),
    index('messages_reduced').on(table.reduced, table.created),
    oneOf('messages_status', table.status, messageStatuses),
  ],
)

/** What was ordered with a message. It goes with its message, and when that is reduced. */
export const orders = sqliteTable(
  'orders',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().unique(),
    /** Sameness key of the submission: sent twice, it is this order. */
    key: text('key').notNull(),
    content: text('content', { mode: 'json' }).$type<Order>().notNull(),
  },
  (table) => [index('orders_key').on(table.key)],
)

/** How many orders each year has had. It outlives them: no number is given twice. */
export const orderCounts = sqliteTable('order_counts', {
  year: integer('year').primaryKey(),
  count: integer('count').notNull(),
})

/** From here a mail's age counts. Not `coalesce`: drizzle's generator parts an index's expressions at commas. */
export const outboxQueuedAt = 'case when "released" is null then "created" else "released" end'

/** Mail to be sent. A row goes with the subscriber or the message that it is about. */
export const outbox = sqliteTable(
  'outbox',
  {
    seq: seq(),
    /** The same for every attempt: the Message-ID is made of it. */
    id: text('id').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    subscriberId: text('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** Null once the mail server took the mail. */
    payload: text('payload', { mode: 'json' }).$type<MailPayload>(),
    status: text('status', { enum: mailStatuses }).notNull(),
    /** The lowest goes first (`priorityOf`). */
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull(),
    /** How often the mail server has refused it since it was queued or released. */
    refusals: integer('refusals').notNull().default(0),
    created: integer('created').notNull(),
    nextAttempt: integer('next_attempt').notNull(),
    /** Until when one worker has it for itself. */
    lease: integer('lease'),
    /** When staff released it: its age counts from here. */
    released: integer('released'),
    lastError: text('last_error').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.status, table.priority, table.nextAttempt),
    index('outbox_age').on(table.status, sql`${sql.raw(outboxQueuedAt)}`),
    index('outbox_subscriber').on(table.subscriberId),
    index('outbox_message').on(table.messageId),
    oneOf('outbox_status', table.status, mailStatuses),
    check('outbox_payload', sql`(${table.status} = 'sent') = (${table.payload} is null)`),
  ],
)

/** One row: up to which time the clock was put forward last (`recordClockJump`). */
export const clock = sqliteTable('clock', {
  id: integer('id').primaryKey(),
  putForwardTo: integer('put_forward_to').notNull(),
})

/** One row for each mailed token. */
export const confirmations = sqliteTable(
  'confirmations',
  {
    /** SHA-256 (hex). The token itself is in the mail only. */
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /** The mail that carries the token; null once staff gave that mail up. */
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    /** Of the request, and of the subscriber once this request is the confirmed one. */
    language: text('language', { enum: languages }).notNull(),
    form: text('form', { enum: subscribeForms }).notNull(),
    created: integer('created').notNull(),
    /** Null until the mail server took the mail: the lifetime begins there. */
    expires: integer('expires'),
    used: integer('used'),
  },
  (table) => [
    index('confirmations_subscriber').on(table.subscriberId),
    index('confirmations_open').on(table.used, table.expires),
  ],
)

/**
 * One row for each mailed link to what is kept about an address. It names the address itself: there may be no subscriber,
 * only messages.
 */
export const accesses = sqliteTable(
  'accesses',
  {
    /** SHA-256 (hex). The token itself is in the mail only. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The mail that carries the token; null once it was given up. */
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    created: integer('created').notNull(),
    /** Null until the mail server took the mail: the lifetime begins there. */
    expires: integer('expires'),
  },
  (table) => [index('accesses_email').on(table.email), index('accesses_expires').on(table.expires)],
)

/** Append-only: triggers refuse to change or delete a row, and each row holds the hash of the row before it. */
export const consentLog = sqliteTable(
  'consent_log',
  {
    seq: seq(),
    at: integer('at').notNull(),
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

/** One row: a check value of the site's key, by which a start with another key is noticed. It tells nothing of the key. */
export const siteKey = sqliteTable(
  'site_key',
  {
    id: integer('id').primaryKey(),
    /** HMAC-SHA-256 (hex) by the key. */
    checkValue: text('check_value').notNull(),
  },
  (table) => [check('site_key_single', sql`${table.id} = 1`)],
)

/** What was submitted lately, by its sameness key. */
export const submissions = sqliteTable(
  'submissions',
  {
    key: text('key').primaryKey(),
    until: integer('until').notNull(),
  },
  (table) => [index('submissions_until').on(table.until)],
)

/** Who was erased and must not come in by an import, as keyed hashes. */
export const suppressions = sqliteTable('suppressions', {
  subjectHash: text('subject_hash').primaryKey(),
  created: integer('created').notNull(),
})
