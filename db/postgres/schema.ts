import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { consentPurposes } from '#shared/consent/versions.ts'
import { sendForms, subscribeForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import { focusCells } from '#shared/content/picture.ts'
import { contentKinds, textLanguages, type ContentDocument } from '#shared/publishing/documents.ts'
import { mediumKinds, type Medium } from '#shared/publishing/media.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import { consentActs, storedSubscriberStatuses, mailStatuses, orderStates } from '#shared/records.ts'
import {
  contentActs,
  mediaActs,
  messageStatuses,
  storedFileTypes,
  type ContentListing,
  type ContentWords,
  type MailPayload,
} from '../store.ts'

/*
 * The tables of `db/schema.ts`, which documents them, for PostgreSQL. Four more are shared by the processes of a site: the head
 * of the consent log, the windows of rate limits, the used tokens and the bytes of media.
 *
 * Times are milliseconds since 1970 (UTC). `seq` is the order of writing; concurrent rows may have any order.
 */

const oneOf = (name: string, column: PgColumn, list: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(list.map((item) => `'${item}'`).join(', '))})`)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
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
    index('messages_page').on(table.form, table.page),
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
  (table) => [index('consent_log_subject').on(table.subjectHash), oneOf('consent_log_act', table.act, consentActs)],
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

export const contentItems = pgTable(
  'content_items',
  {
    seq: seq(),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    created: time('created').notNull(),
    shownVersion: integer('shown_version'),
    firstPublished: time('first_published'),
    lastPublished: time('last_published'),
    withdrawn: time('withdrawn'),
    scheduledVersion: integer('scheduled_version'),
    scheduledAt: time('scheduled_at'),
    sortAt: time('sort_at'),
    ends: time('ends'),
    year: integer('year'),
    municipality: text('municipality'),
    isPressRelease: integer('is_press_release').notNull().default(0),
    languages: json('languages').$type<ContentListing['languages']>().notNull(),
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

export const contentVersions = pgTable(
  'content_versions',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: time('at').notNull(),
    author: text('author').notNull(),
    document: json('document').$type<ContentDocument>().notNull(),
    listing: json('listing').$type<ContentListing>().notNull(),
    words: json('words').$type<readonly ContentWords[]>().notNull(),
  },
  (table) => [uniqueIndex('content_versions_version').on(table.itemId, table.version)],
)

export const contentTags = pgTable(
  'content_tags',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    name: text('name').notNull().default(''),
  },
  (table) => [index('content_tags_tag').on(table.tag, table.itemId), index('content_tags_item').on(table.itemId)],
)

export const contentWords = pgTable(
  'content_words',
  {
    seq: seq(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    language: text('language', { enum: textLanguages }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The full-text index. The words are folded already, so `simple` only splits them. */
    vector: tsvector('vector')
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', body), 'D')`,
      )
      .notNull(),
  },
  (table) => [index('content_words_item').on(table.itemId), index('content_words_vector').using('gin', table.vector)],
)

export const contentLog = pgTable(
  'content_log',
  {
    seq: seq(),
    at: time('at').notNull(),
    author: text('author').notNull(),
    act: text('act', { enum: contentActs }).notNull(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    scheduledAt: time('scheduled_at'),
  },
  (table) => [index('content_log_item').on(table.kind, table.slug)],
)

export const contentGenerations = pgTable('content_generations', {
  kind: text('kind', { enum: contentKinds }).primaryKey(),
  generation: time('generation').notNull(),
})

export const media = pgTable('media', {
  seq: seq(),
  name: text('name').notNull().unique(),
  kind: text('kind', { enum: mediumKinds }).notNull(),
  alt: json('alt').$type<Medium['alt']>().notNull(),
  credit: text('credit'),
  focus: text('focus', { enum: focusCells }).notNull(),
  colour: text('colour').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  addedAt: time('added_at').notNull(),
  author: text('author').notNull(),
})

export const mediaFiles = pgTable(
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

export const mediaLog = pgTable('media_log', {
  seq: seq(),
  at: time('at').notNull(),
  author: text('author').notNull(),
  act: text('act', { enum: mediaActs }).notNull(),
  name: text('name').notNull(),
})

/** The bytes of media by the names of their files (`storedNameOf`), so that all instances have them. */
export const mediaBytes = pgTable('media_bytes', {
  name: text('name').primaryKey(),
  /** The time when they were stored last. */
  stored: time('stored').notNull(),
  bytes: bytea('bytes').notNull(),
})
