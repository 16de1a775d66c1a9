import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { sendForms, subscribeForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import { focusCells } from '#shared/content/picture.ts'
import { contentKinds, textLanguages, type ContentDocument } from '#shared/publishing/documents.ts'
import { mediumKinds, type Medium } from '#shared/publishing/media.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import { consentPurposes } from '#shared/consent/versions.ts'
import { consentActs, storedSubscriberStatuses, mailStatuses, orderStates } from '#shared/records.ts'
import {
  contentActs,
  mediaActs,
  messageStatuses,
  storedFileTypes,
  type ContentListing,
  type ContentWords,
  type MailPayload,
} from './store.ts'

/*
 * Times are milliseconds since 1970 (UTC). `seq` is the order in which rows were written; a number is never used twice.
 *
 * Statuses and acts have CHECK constraints. Forms, topics, purposes, languages and kinds of mail have only types, because these lists
 * grow: SQLite changes a CHECK by rebuilding the table, and a new form should not rebuild the consent log.
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
    /** 1 when a mail server has permanently refused the address since it was confirmed, else 0. */
    bouncing: integer('bouncing').notNull().default(0),
  },
  (table) => [
    index('subscribers_by_status').on(table.status, table.bouncing),
    oneOf('subscribers_status', table.status, storedSubscriberStatuses),
  ],
)

/** Messages of visitors. A reduced message keeps its date and form; its text columns are empty. */
export const messages = sqliteTable(
  'messages',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    form: text('form', { enum: [...sendForms, ...subscribeForms] }).notNull(),
    /** Null for a sign-up and in a reduced message. */
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
    /** The time when the message was reduced. */
    reduced: integer('reduced'),
    /** The time of the last answer to an application; null in other messages. */
    answered: integer('answered'),
  },
  (table) => [
    index('messages_email').on(table.email),
    index('messages_by_status').on(table.status, table.created),
    index('messages_reduced').on(table.reduced, table.created),
    index('messages_answered').on(table.reduced, table.answered),
    index('messages_page').on(table.form, table.page),
    oneOf('messages_status', table.status, messageStatuses),
  ],
)

/** The orders of messages. An order is removed with its message; when that is reduced, number, lines, sums and state stay. */
export const orders = sqliteTable(
  'orders',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().unique(),
    /** The idempotency key of the submission. */
    key: text('key').notNull(),
    content: text('content', { mode: 'json' }).$type<Order>().notNull(),
    state: text('state', { enum: orderStates }).notNull().default('received'),
  },
  (table) => [index('orders_key').on(table.key)],
)

/** The changes of the states of orders. A row is removed with its order. */
export const orderChanges = sqliteTable(
  'order_changes',
  {
    seq: seq(),
    messageId: text('message_id')
      .notNull()
      .references(() => orders.messageId, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
  },
  (table) => [index('order_changes_order').on(table.messageId)],
)

/** The number of orders in each year. It stays when orders are removed, so that no order number is given twice. */
export const orderCounts = sqliteTable('order_counts', {
  year: integer('year').primaryKey(),
  count: integer('count').notNull(),
})

/** SQL for the time from which the age of a mail counts. Not `coalesce`: drizzle-kit splits index expressions at commas. */
export const outboxQueuedAt = 'case when "released" is null then "created" else "released" end'

/** Queued and sent mails. A row is removed with its subscriber or message. */
export const outbox = sqliteTable(
  'outbox',
  {
    seq: seq(),
    /** The same for every attempt, because the Message-ID contains it. */
    id: text('id').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    subscriberId: text('subscriber_id').references(() => subscribers.id, { onDelete: 'cascade' }),
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** Null when the mail server has accepted the mail. */
    payload: text('payload', { mode: 'json' }).$type<MailPayload>(),
    status: text('status', { enum: mailStatuses }).notNull(),
    /** The lowest is sent first (see `priorityOf`). */
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull(),
    /** The number of refusals by the mail server since it was queued or released. */
    refusals: integer('refusals').notNull().default(0),
    created: integer('created').notNull(),
    nextAttempt: integer('next_attempt').notNull(),
    /** The end of the lease. */
    lease: integer('lease'),
    /** The time when staff released it, from which its age counts. */
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

/** One row: the time to which the clock was put forward last (see `recordClockJump`). */
export const clock = sqliteTable('clock', {
  id: integer('id').primaryKey(),
  putForwardTo: integer('put_forward_to').notNull(),
})

/** One row for each mailed confirmation token. */
export const confirmations = sqliteTable(
  'confirmations',
  {
    /** SHA-256 (hex) of the token, which itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /** The mail with the token; null when staff have dropped the mail. */
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    /** The language of the request. The subscriber gets it with the confirmation. */
    language: text('language', { enum: languages }).notNull(),
    form: text('form', { enum: subscribeForms }).notNull(),
    created: integer('created').notNull(),
    /** Null until the mail server has accepted the mail, which starts the lifetime. */
    expires: integer('expires'),
    used: integer('used'),
  },
  (table) => [
    index('confirmations_subscriber').on(table.subscriberId),
    index('confirmations_open').on(table.used, table.expires),
  ],
)

/**
 * One row for each mailed link to the data about an address. It stores the address itself, because there may be messages
 * without a subscriber.
 */
export const accesses = sqliteTable(
  'accesses',
  {
    /** SHA-256 (hex) of the token, which itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** The mail with the token; null when the mail was dropped. */
    mailId: text('mail_id')
      .unique()
      .references(() => outbox.id, { onDelete: 'set null' }),
    created: integer('created').notNull(),
    /** Null until the mail server has accepted the mail, which starts the lifetime. */
    expires: integer('expires'),
  },
  (table) => [index('accesses_email').on(table.email), index('accesses_expires').on(table.expires)],
)

/** The consent log. Triggers refuse to change or delete a row, and each row has the hash of the previous one. */
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
  (table) => [index('consent_log_subject').on(table.subjectHash), oneOf('consent_log_act', table.act, consentActs)],
)

/** One row: a check value of the site's key, which detects a start with another key. It does not reveal the key. */
export const siteKey = sqliteTable(
  'site_key',
  {
    id: integer('id').primaryKey(),
    /** HMAC-SHA-256 (hex) with the key. */
    checkValue: text('check_value').notNull(),
  },
  (table) => [check('site_key_single', sql`${table.id} = 1`)],
)

/** The idempotency keys of recent submissions. */
export const submissions = sqliteTable(
  'submissions',
  {
    key: text('key').primaryKey(),
    until: integer('until').notNull(),
  },
  (table) => [index('submissions_until').on(table.until)],
)

/** The suppression list: keyed hashes of erased addresses. A restore erases these addresses again. */
export const suppressions = sqliteTable('suppressions', {
  subjectHash: text('subject_hash').primaryKey(),
  created: integer('created').notNull(),
})

/**
 * News and events: one row for each item, found by kind and slug. The columns from `sortAt` on are copied from the shown version, so that
 * lists find it; they are null, 0 or empty while no version is shown.
 */
export const contentItems = sqliteTable(
  'content_items',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    /** The newest version. */
    version: integer('version').notNull(),
    created: integer('created').notNull(),
    /** The version that visitors see. */
    shownVersion: integer('shown_version'),
    firstPublished: integer('first_published'),
    lastPublished: integer('last_published'),
    withdrawn: integer('withdrawn'),
    /** The version that visitors will see from `scheduledAt` on. */
    scheduledVersion: integer('scheduled_version'),
    scheduledAt: integer('scheduled_at'),
    /** The time by which lists are sorted: that of the news, or the beginning of the event. Null while nothing is shown. */
    sortAt: integer('sort_at'),
    ends: integer('ends'),
    year: integer('year'),
    municipality: text('municipality'),
    isPressRelease: integer('is_press_release').notNull().default(0),
    /** The languages of the texts. */
    languages: text('languages', { mode: 'json' }).$type<ContentListing['languages']>().notNull(),
  },
  (table) => [
    uniqueIndex('content_items_slug').on(table.kind, table.slug),
    index('content_items_list').on(table.kind, table.sortAt),
    index('content_items_year').on(table.kind, table.year, table.sortAt),
    index('content_items_municipality').on(table.kind, table.municipality, table.sortAt),
    index('content_items_press').on(table.kind, table.isPressRelease, table.sortAt),
    index('content_items_ends').on(table.kind, table.ends),
    index('content_items_scheduled').on(table.scheduledAt),
  ],
)

/** Every version of an item. Only an erasure changes a row. */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: integer('at').notNull(),
    /** The name of the editor; empty after an erasure. */
    author: text('author').notNull(),
    document: text('document', { mode: 'json' }).$type<ContentDocument>().notNull(),
    listing: text('listing', { mode: 'json' }).$type<ContentListing>().notNull(),
    words: text('words', { mode: 'json' }).$type<readonly ContentWords[]>().notNull(),
  },
  (table) => [uniqueIndex('content_versions_version').on(table.itemId, table.version)],
)

/** The tags of the shown versions. */
export const contentTags = sqliteTable(
  'content_tags',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    /** The tag, folded: its spellings are one tag. */
    tag: text('tag').notNull(),
    /** The tag as the item spells it; empty in rows of older releases. */
    name: text('name').notNull().default(''),
  },
  (table) => [index('content_tags_tag').on(table.tag, table.itemId), index('content_tags_item').on(table.itemId)],
)

/**
 * The words of the shown versions in each language, folded for the search. Triggers keep the full-text index `content_search` (FTS5)
 * in step.
 */
export const contentWords = sqliteTable(
  'content_words',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    language: text('language', { enum: textLanguages }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (table) => [index('content_words_item').on(table.itemId)],
)

/** The log of publications: the editor, the act and the item. Triggers refuse to delete a row and to change anything but the author, which an erasure empties. */
export const contentLog = sqliteTable(
  'content_log',
  {
    seq: seq(),
    at: integer('at').notNull(),
    author: text('author').notNull(),
    act: text('act', { enum: contentActs }).notNull(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    /** The time for which a version was scheduled. */
    scheduledAt: integer('scheduled_at'),
  },
  (table) => [index('content_log_item').on(table.kind, table.slug)],
)

/** The number of changes of what visitors see of each kind. Instances compare it to know that cached pages are outdated. */
export const contentGenerations = sqliteTable('content_generations', {
  kind: text('kind', { enum: contentKinds }).primaryKey(),
  generation: integer('generation').notNull(),
})

/** Photographs and files, found by name. Their bytes are in files (`db/sqlite/mediaFolder.ts`). */
export const media = sqliteTable('media', {
  seq: seq(),
  name: text('name').notNull().unique(),
  kind: text('kind', { enum: mediumKinds }).notNull(),
  alt: text('alt', { mode: 'json' }).$type<Medium['alt']>().notNull(),
  credit: text('credit'),
  focus: text('focus', { enum: focusCells }).notNull(),
  colour: text('colour').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  addedAt: integer('added_at').notNull(),
  /** The name of the editor; empty after an erasure. */
  author: text('author').notNull(),
})

/** The files of media. Two media with the same file share its bytes. */
export const mediaFiles = sqliteTable(
  'media_files',
  {
    seq: seq(),
    medium: text('medium')
      .notNull()
      .references(() => media.name, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    type: text('type', { enum: storedFileTypes }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('media_files_medium').on(table.medium), index('media_files_hash').on(table.hash)],
)

/** The log of media. Triggers refuse what they refuse in the log of publications. */
export const mediaLog = sqliteTable('media_log', {
  seq: seq(),
  at: integer('at').notNull(),
  author: text('author').notNull(),
  act: text('act', { enum: mediaActs }).notNull(),
  name: text('name').notNull(),
})
