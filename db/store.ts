import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { retentionDays } from '#shared/content/retention.ts'
import type { SendForm, SubscribeForm } from '#shared/forms/names.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import type { ContentDocument, ContentKind, TextLanguage } from '#shared/publishing/documents.ts'
import { endingOf, mediaFileTypes, type MediaFile, type Medium } from '#shared/publishing/media.ts'
import {
  type storedSubscriberStatuses,
  type ConsentAct,
  type MailStatus,
  type OrderState,
  type SubscriberStatus,
} from '#shared/records.ts'

/** A duration, or a time since 1970 (UTC). */
export type Milliseconds = number

export const messageStatuses = ['accepted', 'suspect'] as const
/** `suspect`: the honeypot was filled. The mail is marked and the message is kept for a shorter time. */
export type MessageStatus = (typeof messageStatuses)[number]

/** The log for failures of background work. pino's loggers have this shape. */
export interface StoreLog {
  warn(details: object, message: string): void
}

/** Proof of one act of consent. The store adds the hash of the previous entry. */
export interface ConsentEntry {
  act: ConsentAct
  purpose: ConsentPurpose
  /** The version of the wording that was shown. */
  wordingVersion: number
  /** SHA-256 (hex) of that wording. */
  wordingHash: string
  language: Language
  form: string
  /** The route id of the page with the form; empty for an API call. */
  page: string
  /** The keyed hash (hex) of the person's address. It stays after an erasure, since it does not identify the person. */
  subjectHash: string
  /** The keyed hash (hex) of the IP address, which itself is never stored. */
  ipHash: string
}

/** The data from which a mail is composed. It is removed when the mail server accepts the mail. */
export type MailPayload = { [Kind in MailKind]: { kind: Kind } & MailPayloads[Kind] }[MailKind]

/** Returns the address of the visitor who receives a mail; undefined for a mail to the party. */
export const visitorOf = (payload: MailPayload): string | undefined => ('to' in payload ? payload.to : undefined)

export interface SubscriptionRequest {
  /** Normalised, so that one person has one spelling. */
  email: string
  language: Language
  form: SubscribeForm
  at: Milliseconds
  /** SHA-256 (hex) of the mailed secret. */
  tokenHash: string
  secret: string
  /** Undefined when no box was ticked (API calls). */
  consent: ConsentEntry | undefined
  /** Idempotency key: requests with the same key are stored once. */
  key: string
  /** The time when the key expires. */
  keyUntil: Milliseconds
  /** Double opt-in is off: the subscriber is confirmed immediately and gets the welcome mail. */
  confirmImmediately: boolean
}

export interface ContactMessage {
  form: SendForm
  topic: Topic
  name: string
  email: string
  phone: string
  municipality: string
  message: string
  language: Language
  /** The name of the page with the form (`pageNameOf`); empty for an API call. */
  page: string
  at: Milliseconds
  status: MessageStatus
  consent: ConsentEntry | undefined
  /** The mail that tells the sender what has arrived; none for most messages. */
  receipt?: 'applied' | 'attending' | 'ordered'
  key: string
  keyUntil: Milliseconds
}

/** A message with an order. */
export interface OrderMessage extends ContactMessage {
  order: Order
  /** The year of the order number, in the time zone of the party's seat. */
  year: number
}

/** An order with its number (see `orderNumber`). */
export interface StoredOrder extends Order {
  number: number
  state: OrderState
}

/** A change of an order's state. */
export interface OrderChange {
  at: Milliseconds
  state: OrderState
}

/** A request for a link to the data that is stored about an address. */
export interface AccessRequest {
  /** Normalised. */
  email: string
  /** The language of the mail and of the linked page. */
  language: Language
  at: Milliseconds
  /** SHA-256 (hex) of the mailed secret. */
  tokenHash: string
  secret: string
  /** Idempotency key, as in `SubscriptionRequest`. */
  key: string
  keyUntil: Milliseconds
}

/** The address whose data a mailed token shows, and the language of the request. */
export interface Access {
  email: string
  language: Language
}

/** A stored message. A reduced one keeps id, form, language, status and `at`; its texts are empty and its topic is null. */
export interface StoredMessage extends Omit<
  ContactMessage,
  'form' | 'topic' | 'consent' | 'receipt' | 'key' | 'keyUntil'
> {
  id: string
  /** May be a sign-up form: earlier versions stored suspect sign-ups as messages. */
  form: SendForm | SubscribeForm
  /** Null for a sign-up and in a reduced message. */
  topic: Topic | null
  /** The version of the consent wording; null without consent. */
  consentVersion: number | null
  /** The time of the last answer to an application; null in other messages. */
  answered: Milliseconds | null
  /** Null without an order. */
  order: StoredOrder | null
}

export interface Subscriber {
  id: string
  email: string
  language: Language
  status: SubscriberStatus
  form: SubscribeForm
  created: Milliseconds
  confirmed: Milliseconds | null
  unsubscribed: Milliseconds | null
  consentVersion: number | null
  /** Part of the key of the unsubscribe link, so that the links of one address can be revoked. */
  keyVersion: number
}

/** The subscriber of a mailed token, with the token status: `ended` means expired without use. */
export interface FoundConfirmation extends Subscriber {
  tokenStatus: 'open' | 'used' | 'ended'
}

/** Returns the status column of a row. `bouncing` is stored as `confirmed` with a flag. */
export const storedStatus = (status: SubscriberStatus): (typeof storedSubscriberStatuses)[number] =>
  status === 'bouncing' ? 'confirmed' : status

export interface DueMail {
  id: string
  payload: MailPayload
  /** The number of attempts before this lease. */
  attempts: number
  /** The number of refusals by the mail server, from all instances. */
  refusals: number
  created: Milliseconds
}

/** The priority of mails to the party. */
export const lastPriority = 1

/**
 * Returns the priority of a mail: 0 for mails to visitors, 1 for mails to the party. The lowest is sent first; within one
 * priority, the mail that has been due longest.
 */
export const priorityOf = (payload: MailPayload): number => (visitorOf(payload) === undefined ? lastPriority : 0)

export interface MailFailure {
  nextAttempt: Milliseconds
  error: string
  dead: boolean
  /** Whether the mail server refused the mail itself. Refusals are counted in the row. */
  refused?: boolean
  /** The number of the failed attempt. The failure is ignored if the mail has been leased again since. */
  attempt?: number
}

/** The result of one attempt to send a leased mail. `at` is the time when the mail server accepted it. */
export type MailOutcome = { id: string; at: Milliseconds } | { id: string; failure: MailFailure }

export interface OutboxMail {
  id: string
  kind: MailKind
  /** The recipient; null for a mail to the party and for a sent mail. */
  to: string | null
  status: MailStatus
  /** The number of leases since it was queued or released. */
  attempts: number
  created: Milliseconds
  /** The time when it was queued or released. */
  queued: Milliseconds
  nextAttempt: Milliseconds
  lastError: string
}

/** A clock jump: the time before it and the time after it. */
export interface ClockJump {
  from: Milliseconds
  to: Milliseconds
}

/** The unsent mails of the outbox. */
export interface MailBacklog {
  /** The number of pending mails. */
  waiting: number
  /** The time when the oldest pending mail was queued or released. */
  oldest: Milliseconds | undefined
  held: number
  dead: number
}

/** The unsent mails of one kind and status. */
export interface UnsentMail {
  kind: MailKind
  status: Exclude<MailStatus, 'sent'>
  mails: number
  /** The time when the oldest was queued or released. */
  oldest: Milliseconds
}

export interface SubscriberFilter {
  status?: SubscriberStatus
  language?: Language
  /** The earliest time of creation. */
  since?: Milliseconds
}

export interface MessageFilter {
  status?: MessageStatus
  topic?: Topic
  form?: SendForm
  /** The name of the page with the form. */
  page?: string
  since?: Milliseconds
  /** Lists the newest first. By default the oldest is first. */
  isNewestFirst?: boolean
}

export interface Stats {
  subscribers: Record<SubscriberStatus, number>
  /** The recipients of a newsletter in each language: confirmed and not bouncing. */
  subscribersByLanguage: Partial<Record<Language, number>>
  messages: Record<MessageStatus, number>
  mail: Record<MailStatus, number>
}

/** All data that is stored about one address. */
export interface PersonRecord {
  subscriber: Subscriber | undefined
  messages: StoredMessage[]
  /** Mails to the person and mails to the party about the person's messages. */
  mails: Pick<OutboxMail, 'kind' | 'status' | 'created'>[]
  consents: (ConsentEntry & { at: Milliseconds })[]
  suppressed: boolean
}

/** The facts of a version by which lists find it. */
export interface ContentListing {
  /** The time by which lists are sorted; null for that of the first publication. */
  sortAt: Milliseconds | null
  /** The end of an event. */
  ends: Milliseconds | null
  /** The id of a municipality. */
  municipality: string | null
  isPressRelease: boolean
  /** As the document spells them. */
  tags: readonly string[]
  languages: readonly TextLanguage[]
}

/** The words of one language, folded and separated by spaces. */
export interface ContentWords {
  language: TextLanguage
  title: string
  body: string
}

/** A version that an editor saves. */
export interface ContentDraft {
  kind: ContentKind
  document: ContentDocument
  listing: ContentListing
  words: readonly ContentWords[]
  /** The name of the editor. */
  by: string
  at: Milliseconds
  /** The version that the editor has changed; null for a new item. */
  basedOn: number | null
}

export type SaveOutcome =
  | { outcome: 'saved'; version: number }
  /** A new item has the slug of another. */
  | { outcome: 'exists' }
  | { outcome: 'missing' }
  /** Somebody else has saved a newer version. Nothing was stored. */
  | { outcome: 'changed'; version: number; by: string; at: Milliseconds }

/** Names one version of an item, and who changes its publication. */
export interface ContentChange {
  kind: ContentKind
  slug: string
  /** The version that the editor has seen. */
  version: number
  by: string
  at: Milliseconds
}

/** The publication of an item in another store. */
export type ContentPublication = Pick<
  ContentStatus,
  'shownVersion' | 'firstPublished' | 'lastPublished' | 'withdrawn' | 'scheduledVersion' | 'scheduledAt'
>

/** An item, new or a draft so far, with the publication that it had in another store. */
export interface RestoredContent extends Pick<ContentDraft, 'kind' | 'by' | 'at' | 'basedOn'> {
  slug: string
  /** The versions to save, the newest last. */
  versions: readonly Pick<ContentDraft, 'document' | 'listing' | 'words'>[]
  publication: ContentPublication
}

/** `changed`: the newest version is another one. */
export type PublishOutcome = 'done' | 'missing' | 'changed'

export const contentActs = ['saved', 'published', 'scheduled', 'unscheduled', 'withdrawn'] as const
export type ContentAct = (typeof contentActs)[number]

export interface ContentLogEntry {
  at: Milliseconds
  /** The name of the editor; empty after an erasure. A scheduled publication has that of the scheduling. */
  author: string
  act: ContentAct
  kind: ContentKind
  slug: string
  version: number
  scheduledAt: Milliseconds | null
}

/** The publication of an item. */
export interface ContentStatus {
  kind: ContentKind
  slug: string
  /** The newest version. */
  version: number
  created: Milliseconds
  /** The version that visitors see. */
  shownVersion: number | null
  firstPublished: Milliseconds | null
  lastPublished: Milliseconds | null
  withdrawn: Milliseconds | null
  scheduledVersion: number | null
  scheduledAt: Milliseconds | null
}

export interface ContentVersion {
  version: number
  at: Milliseconds
  /** The name of the editor; empty after an erasure. */
  author: string
  document: ContentDocument
  listing: ContentListing
}

/** An item with its newest version. */
export interface ContentItem extends ContentStatus {
  newest: ContentVersion
}

/** A version in which a text was found. */
export interface FoundVersion {
  kind: ContentKind
  slug: string
  version: number
  isShown: boolean
  document: ContentDocument
}

/** A version without what an erasure removes. */
export interface RewrittenVersion {
  kind: ContentKind
  slug: string
  version: number
  document: ContentDocument
  words: readonly ContentWords[]
}

/** An item with the version that visitors see. */
export interface ShownContent {
  slug: string
  version: number
  document: ContentDocument
  firstPublished: Milliseconds
  lastPublished: Milliseconds
  sortAt: Milliseconds
  ends: Milliseconds | null
  /** The number that orders items of the same time. */
  seq: number
}

export interface ShownFilter {
  kind: ContentKind
  /** The year at the party's seat. */
  year?: number
  tag?: string
  municipality?: string
  isPressRelease?: boolean
  /** Events that end after this time. */
  endsAfter?: Milliseconds
  /** Events that end at this time or before. */
  endsUntil?: Milliseconds
}

export interface ShownPage {
  order: 'newest' | 'oldest'
  limit: number
  offset?: number
  /** Only items that follow this one in the order. */
  after?: Pick<ShownContent, 'sortAt' | 'seq'>
}

/** The filters that have results. */
export interface ContentFacets {
  total: number
  years: { year: number; count: number }[]
  /** The most frequent first: folded, and as the item that came first spells it. */
  tags: { tag: string; name: string; count: number }[]
  municipalities: { id: string; count: number }[]
}

/** The address of a shown item, for the sitemap. */
export interface ShownAddress {
  slug: string
  lastPublished: Milliseconds
  languages: readonly TextLanguage[]
}

/** A word of a search, folded. */
export interface SearchedWord {
  word: string
  /** Another form that counts as the word. */
  stem?: string
  /** Whether words that begin with it are found. */
  isPrefix: boolean
}

/** The state of what visitors see. A value that differs from an earlier one says that pages of that kind may have changed. */
export interface ContentVersions extends Record<ContentKind, string> {
  /** Whether the time of a scheduled version has come. */
  isDue: boolean
}

/** The cleaned original of a picture is stored, and never served. */
export const storedFileTypes = [...mediaFileTypes, 'original'] as const

export interface StoredFile extends Omit<MediaFile, 'type'> {
  type: (typeof storedFileTypes)[number]
}
export type StoredFileKey = Pick<StoredFile, 'hash' | 'type'>

/** Returns the name of a file with these bytes. */
export const storedNameOf = ({ hash, type }: StoredFileKey): string =>
  `${hash}.${type === 'original' ? type : endingOf(type)}`

export interface StoredMedium extends Medium {
  /** Absent for a PDF, and after it was dropped. */
  original?: StoredFile
}

/** A medium that staff add. The bytes of its files are stored before. */
export interface NewMedium extends Omit<Medium, 'addedAt' | 'files'> {
  files: readonly StoredFile[]
  at: Milliseconds
}

/** `incomplete`: the bytes of a file are missing, because a sweep has removed them meanwhile. */
export type AddOutcome = 'added' | 'exists' | 'incomplete'

/** Names a medium, and who changes it. */
export interface MediumChange {
  name: string
  by: string
  at: Milliseconds
}

export const mediaActs = ['added', 'changed', 'removed', 'original-dropped'] as const

export interface MediaLogEntry {
  at: Milliseconds
  /** The name of the editor; empty after an erasure. */
  author: string
  act: (typeof mediaActs)[number]
  name: string
}

/** Where the bytes of media are kept. */
export interface MediaBytes {
  /** Stores bytes under their name. They are on disk when the promise resolves. */
  put(file: StoredFileKey, bytes: Uint8Array, at: Milliseconds): Promise<void>
  /** Returns whether bytes are stored under their name. */
  has(file: StoredFileKey): Promise<boolean>
  /** Returns the bytes from `start` to `end`, both included, in pieces. The first piece rejects if they are missing. */
  read(file: StoredFileKey, start: number, end: number): AsyncIterable<Uint8Array>
}

export type ConfirmOutcome =
  | { outcome: 'confirmed'; subscriber: Subscriber }
  /** The link was used before and the subscriber is still confirmed. */
  | { outcome: 'already'; subscriber: Subscriber }
  /** The token is unknown or expired, or was used by a subscriber who has unsubscribed since. */
  | { outcome: 'invalid' }

/** Data that shows with which site key a database was written. */
export interface KeyCheck {
  /** The check value of the key; undefined when none has been stored yet. */
  value: string | undefined
  /** Without a check value: the newest addresses whose keyed hash is in the consent log. */
  consenting: string[]
}

/** The result of an erasure. */
export interface Erasure {
  subscriber: boolean
  messages: number
  /** The number of removed outbox rows, sent or not. */
  mails: number
  /**
   * False when the rows are removed but copies of their bytes are still in the database files, because another process
   * uses them. With SQLite the store retries until it is closed.
   */
  complete: boolean
}

export type ConsentVerdict =
  /** `head` is the hash of the last entry. A copy of it elsewhere proves later that the log was not rewritten. */
  | { intact: true; entries: number; head: string }
  /** `entry` is the number (from 1) of the first entry that was changed or is missing. */
  | { intact: false; entry: number; fault: 'changed' | 'missing' }

const day: Milliseconds = 24 * 60 * 60 * 1000

/** The maximum number of confirmation mails to one address within `confirmationWindow`. */
export const confirmationsPerAddress = 3
export const confirmationWindow: Milliseconds = day
/** The lifetime of a confirmation link, and of an unconfirmed row, after the mail server accepted the mail. */
export const confirmationLifetime: Milliseconds = retentionDays.unconfirmed * day
/** An address gets no receipt of an application or order if it got this many mails, of any kind, within `receiptWindow`. */
export const mailsPerAddress = 3
export const receiptWindow: Milliseconds = day
/** The maximum number of links to one's own data that are mailed to one address within `accessWindow`. */
export const accessesPerAddress = 3
export const accessWindow: Milliseconds = day
/** The lifetime of a link to one's own data after the mail server accepted its mail. */
export const accessLifetime: Milliseconds = retentionDays.access * day
/** The largest difference between the clocks of several instances, and between the times when they notice a clock jump. */
export const clockTolerance: Milliseconds = 60_000
/** The age from which a pending mail is held until staff release it. */
export const mailShelfLife: Milliseconds = 72 * 60 * 60 * 1000
/** The retention period of suspect messages. */
export const suspectLifetime: Milliseconds = retentionDays.suspect * day

/**
 * The interface to the database: atomic use cases. Every promise settles after the commit, so acknowledged data is on disk.
 * `db/sqlite/` and `db/postgres/` implement it and pass the same contract tests.
 * @throws StoreUnavailable when the database cannot accept the call now; nothing of it was stored
 */
export interface Store {
  /**
   * Stores a request and queues its mail. The result does not show whether the address is known. A pending row takes the form
   * and language of the request; a confirmed or unsubscribed one changes only when the mailed token is used. Beyond
   * `confirmationsPerAddress` no mail is queued, but the request and its consent are stored.
   */
  requestSubscription(request: SubscriptionRequest): Promise<void>
  /**
   * Returns the subscriber of a mailed token, with the form and language of its request and the token status; undefined for an
   * unknown token. The token stays unused, since mail scanners open every link.
   */
  findConfirmation(tokenHash: string, at: Milliseconds): Promise<FoundConfirmation | undefined>
  /**
   * Uses the token, confirms the subscriber with the language and form of its request, logs the consent and queues the
   * welcome mail, in one commit. Suppressed addresses can be confirmed too, since the person has signed up anew.
   * @param consent of the subscriber that `findConfirmation` returned; logged only when the outcome is `confirmed`
   */
  confirmSubscription(tokenHash: string, at: Milliseconds, consent: ConsentEntry): Promise<ConfirmOutcome>
  findSubscriber(id: string): Promise<Subscriber | undefined>
  /**
   * Unsubscribes a subscriber, logs the withdrawal once and removes an unsent welcome mail. Idempotent. Returns undefined for
   * an unknown id.
   */
  unsubscribe(id: string, at: Milliseconds, consent: ConsentEntry): Promise<Subscriber | undefined>

  /** Changes the language of a subscriber. Returns undefined for an unknown id. */
  changeLanguage(id: string, language: Language): Promise<Subscriber | undefined>

  /** Stores a message and queues its mail to the party. */
  acceptMessage(message: ContactMessage): Promise<void>
  /**
   * Stores a message with an order, which gets the next number of its year, in one commit. A repeated submission with an
   * unexpired key is the same order.
   * @returns the id of the message
   */
  acceptOrder(message: OrderMessage): Promise<string>
  findMessage(id: string): Promise<StoredMessage | undefined>

  /** Records that an application was answered at this time. Returns false for another message. */
  answerApplication(id: string, at: Milliseconds): Promise<boolean>
  /** Returns the message of an order and the changes of its state; undefined for an unknown number. */
  findOrder(number: number): Promise<{ message: StoredMessage; changes: OrderChange[] } | undefined>
  /** Sets the state of an order and logs the change. Returns false for an unknown number. */
  setOrderState(number: number, state: OrderState, at: Milliseconds): Promise<boolean>

  /**
   * Leases up to `limit` due mails until `leaseUntil`, in the order of `priorityOf`. Until then no call of any process gets
   * them. Mails older than `mailShelfLife` since they were queued or released become `held`.
   * @param reserved the number of mails to take first from the last priority, if due
   * @param outcomes of earlier leases, recorded first in the same commit
   */
  leaseDueMail(
    at: Milliseconds,
    leaseUntil: Milliseconds,
    limit: number,
    reserved?: number,
    outcomes?: readonly MailOutcome[],
  ): Promise<DueMail[]>
  /** Records the outcomes of several mails in one commit, as `recordMailAccepted` and `recordMailFailure` do. */
  recordMailOutcomes(outcomes: readonly MailOutcome[]): Promise<void>
  /**
   * Records that the mail server accepted the mail. The payload and last error are removed, the expiry of its link starts, and
   * its subscriber is no longer bouncing.
   */
  recordMailAccepted(id: string, at: Milliseconds): Promise<void>
  /**
   * Records a failed attempt and ends the lease. A mail that was accepted, held or erased meanwhile is not changed. If the
   * server refused the address permanently, its subscriber becomes bouncing.
   */
  recordMailFailure(id: string, failure: MailFailure): Promise<void>
  /** Returns the time when the next mail is due; undefined when none is pending. */
  nextMailAt(): Promise<Milliseconds | undefined>
  mailBacklog(): Promise<MailBacklog>
  /** Returns the number of unsent mails of each kind and status, with the time of the oldest. Pairs without mail are left out. */
  unsentMail(): Promise<UnsentMail[]>
  /**
   * Records a clock jump. A forward jump postpones pending mails and their leases; otherwise a jump of days would hold them all
   * and mails in flight would be sent again. Of several instances that notice the same jump, the first counts. Returns whether
   * mails were postponed.
   */
  recordClockJump(jump: ClockJump): Promise<boolean>
  listMail(status?: MailStatus): AsyncIterable<OutboxMail>
  /** Makes held or dead mails pending again, as if queued now. Without `ids` it releases all. Returns their number. */
  releaseMail(at: Milliseconds, ids?: readonly string[]): Promise<number>
  /**
   * Removes held or dead mails. Without `ids` it removes all. Returns their number. The expiry of their links starts, since the
   * mail server may have accepted a mail without our knowledge.
   */
  dropMail(at: Milliseconds, ids?: readonly string[]): Promise<number>

  /** Yields subscribers in order of creation, in constant memory. */
  exportSubscribers(filter: SubscriberFilter): AsyncIterable<Subscriber>
  countSubscribers(filter: SubscriberFilter): Promise<number>
  listMessages(filter: MessageFilter): AsyncIterable<StoredMessage>
  stats(): Promise<Stats>
  /** Returns the size of the database in bytes, without its write-ahead log. */
  databaseSize(): Promise<number>
  /**
   * Returns all data about an address.
   * @param previousHash the hash by the previous key, which older entries of the log and the suppression list have
   */
  showPerson(email: string, subjectHash: string, previousHash?: string): Promise<PersonRecord>
  /**
   * Queues a mail with a link to the data about an address if a subscriber or a message has it. An unknown address gets no mail;
   * both cases take one commit, so that the time does not differ. Beyond `accessesPerAddress` no mail is queued.
   */
  requestAccess(request: AccessRequest): Promise<void>
  /** Returns the address whose data a mailed token shows; undefined for an unknown or expired token. Using it does not end it. */
  findAccess(tokenHash: string, at: Milliseconds): Promise<Access | undefined>
  /**
   * Removes all data of the person from the database and adds the keyed hash to the suppression list. The consent log stays,
   * since it has keyed hashes only.
   */
  erasePerson(email: string, subjectHash: string, at: Milliseconds): Promise<Erasure>
  /** Checks the whole consent log and reports the first entry that was changed or is missing. */
  verifyConsent(): Promise<ConsentVerdict>
  /**
   * Removes data past its retention period:
   * - Pending rows that no mailed link can confirm any more. A row whose mail was never sent stays.
   * - Suspect messages that were mailed.
   * - The texts of messages older than `messageDays`, of applications answered `retentionDays.answered` ago, and of announcements
   *   whose event ended `retentionDays.attended` ago.
   * - Expired idempotency keys.
   * - Links to one's own data that have expired, or whose mail was not sent within `mailShelfLife`.
   *
   * It uses many small commits, so that other calls do not wait.
   */
  purge(at: Milliseconds, messageDays: number): Promise<{ subscribers: number; messages: number }>

  /** Saves a new version of an item and logs it. Visitors see no change. */
  saveContent(draft: ContentDraft): Promise<SaveOutcome>
  /** Saves an item with its publication: visitors see it as they did in the other store, with its times. */
  restoreContent(item: RestoredContent): Promise<SaveOutcome>
  /** Shows the newest version to visitors, and cancels a scheduled one. */
  publishContent(change: ContentChange): Promise<PublishOutcome>
  /** Shows the newest version from a time on, in place of an earlier schedule. Without a time it cancels the schedule. */
  scheduleContent(change: ContentChange, from: Milliseconds | null): Promise<PublishOutcome>
  /** Hides an item and cancels its schedule. Returns false if it is neither shown nor scheduled. */
  withdrawContent(change: Omit<ContentChange, 'version'>): Promise<boolean>
  /** Shows the scheduled versions whose time has come. Returns their number. */
  publishDueContent(at: Milliseconds): Promise<number>
  contentVersions(at: Milliseconds): Promise<ContentVersions>
  findContent(kind: ContentKind, slug: string): Promise<ContentItem | undefined>
  /** Yields items with their newest version, in order of creation: all, or those that were never published. */
  listContent(kind: ContentKind, isUnseen?: boolean): AsyncIterable<ContentItem>
  /** Returns every version of an item, the newest first. */
  contentHistory(kind: ContentKind, slug: string): Promise<ContentVersion[]>
  contentLog(kind?: ContentKind): AsyncIterable<ContentLogEntry>
  findShown(kind: ContentKind, slug: string): Promise<ShownContent | undefined>
  listShown(filter: ShownFilter, page: ShownPage): Promise<ShownContent[]>
  countShown(filter: ShownFilter): Promise<number>
  contentFacets(filter: Pick<ShownFilter, 'kind' | 'endsAfter' | 'endsUntil'>): Promise<ContentFacets>
  shownAddresses(kind: ContentKind): Promise<ShownAddress[]>
  /** Returns those of the slugs whose item has ever been published. Without slugs, it returns the first such item's. */
  onceShown(kind: ContentKind, slugs?: readonly string[]): Promise<string[]>
  /** Returns the best shown items whose text in a language has all the words. */
  searchShown(
    language: TextLanguage,
    words: readonly SearchedWord[],
    limit: number,
  ): Promise<(ShownContent & { kind: ContentKind })[]>
  /** Removes the name of a person from versions and log, in any case of letters. Returns the number of changed rows. */
  eraseAuthor(name: string): Promise<number>
  /** Returns the versions whose texts or facts have these characters, in any case of letters. */
  findInContent(text: string): Promise<FoundVersion[]>
  /** Replaces a version that visitors do not see. Returns false if they see it. Only an erasure changes a version. */
  rewriteContent(version: RewrittenVersion): Promise<boolean>

  /** The bytes of media, which are stored before the medium is added. */
  mediaBytes: MediaBytes
  addMedium(medium: NewMedium): Promise<AddOutcome>
  /** Returns the media with these names. */
  findMedia(names: readonly string[]): Promise<Map<string, StoredMedium>>
  /** Yields media in the order in which they were added. */
  listMedia(): AsyncIterable<StoredMedium>
  /** Replaces what a medium says about itself. Returns false if there is none. */
  changeMedium(change: MediumChange & Pick<Medium, 'alt' | 'credit' | 'focus'>): Promise<boolean>
  /** Removes a medium, and the bytes that no other one uses. Returns false if there is none. */
  removeMedium(change: MediumChange): Promise<boolean>
  /** Removes the original of a picture and its bytes. Returns false if there is none. */
  dropOriginal(change: MediumChange): Promise<boolean>
  /** Returns the name of the medium that has a file, and the size of the file. */
  findMediaFile(file: Pick<MediaFile, 'hash' | 'type'>): Promise<{ name: string; bytes: number } | undefined>
  mediaLog(): AsyncIterable<MediaLogEntry>
  /** Removes bytes that no medium uses and that were stored before a time. Returns the number of removed files. */
  sweepMedia(before: Milliseconds): Promise<number>
  /** Compares the files of media with their bytes. Returns the media whose bytes are missing, and the number of unused files. */
  checkMedia(): Promise<{ incomplete: string[]; unused: number }>

  findKeyCheck(): Promise<KeyCheck>
  /**
   * Stores the check value of the site's key if the stored value equals `previous` (undefined: none). Returns the stored
   * value, which differs if another process was faster.
   */
  setKeyCheck(value: string, previous: string | undefined): Promise<string>

  /**
   * Checks by a write that the database can be written.
   * @throws StoreUnavailable when it cannot
   */
  checkWritable(): Promise<void>
  /** Waits for calls in progress and closes the store. Every later call rejects with `StoreUnavailable`. */
  close(): Promise<void>
}
