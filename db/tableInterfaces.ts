import type { SubscribeForm } from '#shared/forms/names.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import type { ContentKind, TextLanguage } from '#shared/publishing/documents.ts'
import type { MailStatus, OrderState } from '#shared/records.ts'
import type { ConsentRecord, ConsentLogEntry } from './consentLogChain.ts'
import type {
  Access,
  ConsentEntry,
  ContentAct,
  ContentFacets,
  ContentItem,
  ContentLogEntry,
  ContentStatus,
  ContentVersion,
  ContentWords,
  DueMail,
  FoundVersion,
  MediaLogEntry,
  MailFailure,
  MailPayload,
  MessageFilter,
  Milliseconds,
  OutboxMail,
  OrderChange,
  PersonRecord,
  RewrittenVersion,
  SearchedWord,
  ShownAddress,
  ShownContent,
  ShownFilter,
  ShownPage,
  Stats,
  StoredFile,
  StoredFileKey,
  StoredMedium,
  StoredMessage,
  StoredOrder,
  Subscriber,
  SubscriberFilter,
  UnsentMail,
} from './store.ts'

/*
 * The reads and writes that use cases are made of. Each runs inside the transaction of its use case. Here they are synchronous;
 * `useCaseSteps.ts` derives the asynchronous form. Functions that remove rows return the number of removed rows.
 */

/** At most `pageSize` rows in the order of `seq`, ascending or descending. */
export type Page<Row> = (Row & { seq: number })[]

interface SubscribersTable {
  insert(row: Subscriber): Subscriber
  byId(id: string): Subscriber | undefined
  byEmail(email: string): Subscriber | undefined
  setLanguage(id: string, language: Language): Subscriber | undefined
  /** Sets the language and form of the latest request. */
  setRequest(id: string, to: Pick<Subscriber, 'language' | 'form'>): void
  confirm(
    id: string,
    to: { at: Milliseconds; consentVersion: number | null } & Pick<Subscriber, 'language' | 'form'>,
  ): Subscriber
  unsubscribe(id: string, at: Milliseconds): Subscriber
  /** Marks the confirmed recipients of these mails as bouncing, or removes the mark. */
  setBouncing(mailIds: readonly string[], isBouncing: boolean): void
  /** Removes the subscriber with its confirmations and mails. */
  remove(email: string): number
  /** Removes up to `limit` pending rows that no mailed token can confirm any more. */
  removeUnconfirmable(at: Milliseconds, limit: number): number
  page(filter: SubscriberFilter, after: number): Page<Subscriber>
  count(filter: SubscriberFilter): number
  /** Returns the addresses of the newest subscribers with a logged consent, at most `limit`. */
  newestConsenting(limit: number): string[]
}

export interface Confirmation {
  /** SHA-256 (hex). */
  tokenHash: string
  subscriberId: string
  /** The id of the mail with the token. */
  mailId: string | null
  language: Language
  form: SubscribeForm
  created: Milliseconds
  expires: Milliseconds | null
  used: Milliseconds | null
}

/** A mail and the time when the mail server accepted it. */
export interface AcceptedMail {
  id: string
  at: Milliseconds
}

interface ConfirmationsTable {
  insert(row: Confirmation): void
  byToken(tokenHash: string): Confirmation | undefined
  use(tokenHash: string, at: Milliseconds): void
  /** Starts the expiry of the links in these mails, once for each link. Other mails are ignored. */
  startExpiry(mails: readonly AcceptedMail[]): void
  /** Removes up to `limit` unused rows that have expired. Used ones stay, so that a link reports its result when opened again. */
  removeExpired(at: Milliseconds, limit: number): number
}

export interface AccessRow extends Access {
  /** SHA-256 (hex). */
  tokenHash: string
  mailId: string | null
  created: Milliseconds
  expires: Milliseconds | null
}

interface AccessesTable {
  insert(row: AccessRow): void
  /** Finds a link that has not expired. Without `expires` it is valid: a person who has the token has received its mail. */
  find(tokenHash: string, at: Milliseconds): Access | undefined
  /** Returns the number of links that were queued for an address after `since`. */
  linksSince(email: string, since: Milliseconds): number
  /** Starts the expiry of the links in these mails, once for each link. Other mails are ignored. */
  startExpiry(mails: readonly AcceptedMail[]): void
  remove(tokenHash: string): void
  removeByEmail(email: string): void
  /** Removes up to `limit` links that have expired or whose mail was dropped. */
  removeEnded(at: Milliseconds, limit: number): number
}

interface MessagesTable {
  insert(message: Omit<StoredMessage, 'order' | 'answered'>): void
  byId(id: string): StoredMessage | undefined
  /** Returns the message of an order. */
  byNumber(number: number): StoredMessage | undefined
  byEmail(email: string): StoredMessage[]
  /** Returns whether there is a message with this address that has not been reduced. */
  hasAny(email: string): boolean
  /** Removes the messages with their mails. */
  removeByEmail(email: string): number
  /** Removes up to `limit` suspect messages that were created up to `until` and have no unsent mail. */
  removeSuspect(until: Milliseconds, limit: number): number
  /**
   * Empties the texts of up to `limit` messages that were created or answered, or whose event has ended or was
   * withdrawn, up to these times. Their orders keep
   * number, lines, sums and state. Returns the number of messages.
   */
  reduce(
    until: { created: Milliseconds; answered: Milliseconds; attended: Milliseconds },
    at: Milliseconds,
    limit: number,
  ): number
  /** Records the time of the last answer to an application. Returns whether there is one with this id. */
  answer(id: string, at: Milliseconds): boolean
  page(filter: MessageFilter, after: number): Page<StoredMessage>
}

export interface OrderRow extends Pick<StoredOrder, 'number'> {
  messageId: string
  /** The idempotency key of the submission. */
  key: string
  content: Order
}

interface OrdersTable {
  insert(row: OrderRow): void
  /** Returns the id of the message of the latest order with this idempotency key. */
  lastOf(key: string): string | undefined
  /** Sets the state of an order and logs the change. Returns false if there is no order with this number. */
  setState(number: number, state: OrderState, at: Milliseconds): boolean
  /** Returns the changes of an order's state, oldest first. */
  changesOf(number: number): OrderChange[]
  /** Counts one more order of a year and returns the new count. A rollback undoes it. */
  count(year: number): number
}

interface OutboxTable {
  /** Queues a mail and returns its id. */
  queue(payload: MailPayload, about: { subscriberId?: string; messageId?: string }, at: Milliseconds): string
  /** Returns the number of mails of one kind to one subscriber that were queued after `since`. */
  queuedSince(subscriberId: string, kind: MailKind, since: Milliseconds): number
  /** Returns the number of mails to an address that were queued after `since`: about its subscription and its messages. */
  mailsTo(email: string, since: Milliseconds): number
  leaseDue(at: Milliseconds, leaseUntil: Milliseconds, limit: number, reserved: number): DueMail[]
  /** Records mails as sent. Returns those that were not recorded before. */
  accept(ids: readonly string[]): { id: string; priority: number }[]
  fail(id: string, failure: MailFailure): void
  /** Moves the age and the lease of pending mails forward. */
  postpone(by: Milliseconds): void
  /** Returns the ids of held and dead mails. */
  stopped(): string[]
  release(id: string, at: Milliseconds): void
  remove(id: string): void
  removeUnsentWelcome(subscriberId: string): void
  /** Removes up to `limit` unsent mails about reduced messages, which have no content left. */
  removeUnsentReduced(limit: number): number
  /** Removes up to `limit` held or dead mails with a link to one's own data that were queued up to `until`. */
  removeStaleAccess(until: Milliseconds, limit: number): number
  /** Returns the mails to a person and those about the messages of that person. */
  about(email: string): PersonRecord['mails']
  /** Removes the mails that `about` returns. */
  removeAbout(email: string): number
  /** Returns the time when the next mail is due; undefined when none is pending. */
  nextDueAt(): Milliseconds | undefined
  unsent(): UnsentMail[]
  page(status: MailStatus | undefined, after: number): Page<OutboxMail>
}

/** The columns of an item that lists read. */
export interface ListedColumns {
  sortAt: Milliseconds | null
  ends: Milliseconds | null
  year: number | null
  municipality: string | null
  isPressRelease: number
  languages: readonly TextLanguage[]
}

/** An item as stored. */
/** A version in which a text may be. */
export interface VersionWith extends Omit<FoundVersion, 'isShown'> {
  shownVersion: number | null
}

export interface ContentRow extends ContentStatus {
  id: string
}

/** A version as stored. */
export interface VersionRow extends ContentVersion {
  itemId: string
  words: readonly ContentWords[]
}

interface ContentTable {
  insert(row: ContentRow & Pick<ListedColumns, 'languages'>): void
  /** Returns an item. A use case that writes locks it until the commit. */
  find(kind: ContentKind, slug: string): ContentRow | undefined
  /** Changes columns of an item. */
  update(id: string, to: Partial<Omit<ContentStatus, 'kind' | 'slug' | 'created'> & ListedColumns>): void
  insertVersion(row: VersionRow): void
  version(itemId: string, version: number): VersionRow | undefined
  versions(itemId: string): ContentVersion[]
  /** Replaces the tags and the searched words of an item. */
  index(itemId: string, tags: readonly string[], words: readonly ContentWords[]): void
  /** Returns the items whose scheduled time has come. A use case that writes locks them until the commit. */
  due(at: Milliseconds): ContentRow[]
  log(entry: ContentLogEntry): void
  /** Returns the author of the last entry with this act. */
  lastAuthor(kind: ContentKind, slug: string, act: ContentAct): string | undefined
  /** Counts one more change of what visitors see. */
  count(kind: ContentKind): void
  generations(): { kind: ContentKind; generation: number }[]
  /** Returns the end of the shown item that ended last. */
  lastEnd(kind: ContentKind, at: Milliseconds): Milliseconds | null
  page(kind: ContentKind, after: number, isUnseen: boolean): Page<ContentItem>
  logPage(kind: ContentKind | undefined, after: number): Page<ContentLogEntry>
  shown(kind: ContentKind, slug: string): ShownContent | undefined
  shownPage(filter: ShownFilter, page: ShownPage): ShownContent[]
  shownCount(filter: ShownFilter): number
  facets(filter: Pick<ShownFilter, 'kind' | 'endsAfter' | 'endsUntil'>): ContentFacets
  addresses(kind: ContentKind): ShownAddress[]
  onceShown(kind: ContentKind, slugs?: readonly string[]): string[]
  search(
    language: TextLanguage,
    words: readonly SearchedWord[],
    limit: number,
  ): (ShownContent & { kind: ContentKind })[]
  /** Removes a name from versions and log. Returns the number of changed rows. */
  removeAuthor(name: string): number
  /** Returns versions whose document has a text; those with other letters than ASCII may have it in another case only. */
  versionsWith(text: string): VersionWith[]
  rewriteVersion(itemId: string, version: number, to: Pick<RewrittenVersion, 'document' | 'words'>): void
}

/** The columns of a medium that its commands set. */
export interface MediumColumns extends Omit<StoredMedium, 'by' | 'credit' | 'files' | 'original'> {
  author: string
  credit: string | null
}

interface MediaTable {
  insert(row: MediumColumns): void
  insertFile(row: StoredFile & { medium: string }): void
  /** Returns whether there is a medium. A use case that writes locks it until the commit. */
  has(name: string): boolean
  byNames(names: readonly string[]): StoredMedium[]
  page(after: number): Page<StoredMedium>
  change(name: string, to: Pick<MediumColumns, 'alt' | 'credit' | 'focus'>): void
  /** Removes a medium with its files. Returns the removed files. */
  remove(name: string): StoredFileKey[]
  /** Removes the original. Returns the removed files. */
  removeOriginal(name: string): StoredFileKey[]
  /** Returns the medium of a file. */
  byFile(file: StoredFileKey): { name: string; bytes: number } | undefined
  log(entry: MediaLogEntry): void
  logPage(after: number): Page<MediaLogEntry>
  /** Removes a name from media and log. Returns the number of changed rows. */
  removeAuthor(name: string): number
  /** Returns those of the files whose bytes are not stored. */
  withoutBytes(files: readonly StoredFileKey[]): StoredFileKey[]
  /** Returns the media with a file whose hash begins with two digits and whose bytes are not stored. */
  incomplete(start: string): string[]
  /** Returns the names of the stored files that begin with two digits, that no medium uses, and that were stored before a time. */
  unusedBytes(start: string, before: Milliseconds): string[]
  /** Removes those of the stored files that no medium uses. Returns their number. */
  removeUnusedBytes(names: readonly string[]): number
}

interface ClockTable {
  /** Returns the time to which the clock was put forward last, 0 if never. Locks the value until the commit. */
  putForwardTo(): Milliseconds
  setPutForwardTo(time: Milliseconds): void
}

interface ConsentLogTable {
  append(entry: ConsentEntry, at: Milliseconds): void
  bySubject(subjectHash: string): ConsentLogEntry[]
  page(after: number): Page<ConsentRecord>
  /** Returns the number of entries that were ever written. */
  written(): number
}

interface SubmissionsTable {
  /** Stores an idempotency key. Returns false when the key is already stored and has not expired. */
  claim(key: string, until: Milliseconds, at: Milliseconds): boolean
  /** Removes up to `limit` expired keys. */
  removeEnded(at: Milliseconds, limit: number): number
}

interface SuppressionsTable {
  add(subjectHash: string, at: Milliseconds): void
  has(subjectHash: string): boolean
}

interface SiteKeyTable {
  read(): string | undefined
  /** Inserts the value unless there is one. */
  insert(value: string): void
  /** Replaces the value if it equals `previous`. */
  replace(previous: string, value: string): void
}

interface Statistics {
  read(): Stats
  /** Returns the size of the database in bytes. */
  size(): number
}

/** The tables that every database implements for the use cases. */
export interface Tables {
  subscribers: SubscribersTable
  confirmations: ConfirmationsTable
  accesses: AccessesTable
  messages: MessagesTable
  orders: OrdersTable
  outbox: OutboxTable
  content: ContentTable
  media: MediaTable
  clock: ClockTable
  consentLog: ConsentLogTable
  submissions: SubmissionsTable
  suppressions: SuppressionsTable
  siteKey: SiteKeyTable
  statistics: Statistics
}
