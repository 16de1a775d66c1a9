import type { SubscribeForm } from '#shared/forms/names.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MailKind } from '#shared/mails.generated.ts'
import type { MailStatus } from '#shared/records.ts'
import type { ConsentRecord, ConsentLogEntry } from './consentLogChain.ts'
import type {
  Access,
  ConsentEntry,
  DueMail,
  MailBacklog,
  MailFailure,
  MailPayload,
  MessageFilter,
  Milliseconds,
  OutboxMail,
  PersonRecord,
  Stats,
  StoredMessage,
  StoredOrder,
  Subscriber,
  SubscriberFilter,
} from './store.ts'

/*
 * What a use case asks of the database: each function is one question or change, inside the use case's transaction. Here they
 * answer at once; `steps.ts` says how a database that has to be waited for answers the same.
 */

/** Rows in the order in which they were inserted, or from the end, `pageSize` at the most, each with its place in that order. */
export type Page<Row> = (Row & { seq: number })[]

interface SubscribersTable {
  insert(row: Subscriber): Subscriber
  byId(id: string): Subscriber | undefined
  byEmail(email: string): Subscriber | undefined
  setLanguage(id: string, language: Language): Subscriber | undefined
  /** The form and language of the latest request. */
  setRequest(id: string, to: Pick<Subscriber, 'language' | 'form'>): void
  confirm(
    id: string,
    to: { at: Milliseconds; consentVersion: number | null } & Pick<Subscriber, 'language' | 'form'>,
  ): Subscriber
  unsubscribe(id: string, at: Milliseconds): Subscriber
  /** Records for the confirmed subscribers to whom mails go whether their addresses are refused for good. */
  setBouncing(mailIds: readonly string[], isBouncing: boolean): void
  /** Answers how many; their confirmations and mails go with them. */
  remove(email: string): number
  /** Pending rows that no mailed token can confirm any more, `most` at the most; answers how many. */
  removeUnconfirmable(at: Milliseconds, most: number): number
  page(filter: SubscriberFilter, after: number): Page<Subscriber>
  count(filter: SubscriberFilter): number
  /** The addresses of the newest subscribers whose consent was logged, `most` at the most. */
  newestConsenting(most: number): string[]
}

export interface Confirmation {
  /** SHA-256 (hex). */
  tokenHash: string
  subscriberId: string
  /** The mail that carries the token. */
  mailId: string | null
  language: Language
  form: SubscribeForm
  created: Milliseconds
  expires: Milliseconds | null
  used: Milliseconds | null
}

/** A mail that its server has, and since when. */
export interface AcceptedMail {
  id: string
  at: Milliseconds
}

interface ConfirmationsTable {
  insert(row: Confirmation): void
  byToken(tokenHash: string): Confirmation | undefined
  use(tokenHash: string, at: Milliseconds): void
  /** No effect on other mails, and none the second time. */
  startExpiry(mails: readonly AcceptedMail[]): void
  /**
   * Answers how many, `most` at the most. The used ones stay with their subscriber: a link that is opened again still
   * says what it did.
   */
  removeExpired(at: Milliseconds, most: number): number
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
  /** Also without an end: whoever has the token got its mail, even if the store was not told. */
  find(tokenHash: string, at: Milliseconds): Access | undefined
  /** How many links were queued for an address after `since`. */
  askedSince(email: string, since: Milliseconds): number
  /** No effect on other mails, and none the second time. */
  startExpiry(mails: readonly AcceptedMail[]): void
  remove(tokenHash: string): void
  removeByEmail(email: string): void
  /** Those that have ended, and those whose mail was given up before it left. Answers how many, `most` at the most. */
  removeEnded(at: Milliseconds, most: number): number
}

interface MessagesTable {
  insert(message: Omit<StoredMessage, 'order'>): void
  byId(id: string): StoredMessage | undefined
  byEmail(email: string): StoredMessage[]
  /** Whether there is a message with this address that has not been reduced. */
  hasAny(email: string): boolean
  /** Answers how many; their mails go with them. */
  removeByEmail(email: string): number
  /** Those created up to `until` whose mail does not wait any more, `most` at the most; answers how many. */
  removeSuspect(until: Milliseconds, most: number): number
  /** Those created up to `until`, `most` at the most, lose what was written and ordered; answers how many. */
  reduce(until: Milliseconds, at: Milliseconds, most: number): number
  page(filter: MessageFilter, after: number): Page<StoredMessage>
}

export interface OrderRow extends Pick<StoredOrder, 'number'> {
  messageId: string
  /** Sameness key of the submission. */
  key: string
  content: Omit<StoredOrder, 'number'>
}

interface OrdersTable {
  insert(row: OrderRow): void
  /** The message of the latest order with a sameness key. */
  lastOf(key: string): string | undefined
  /** Counts one more order of a year; answers how many there are. What undoes the commit undoes it. */
  count(year: number): number
}

interface OutboxTable {
  /** Answers the mail's id. */
  queue(payload: MailPayload, about: { subscriberId?: string; messageId?: string }, at: Milliseconds): string
  /** How many mails of one kind to one subscriber were queued after `since`. */
  queuedSince(subscriberId: string, kind: MailKind, since: Milliseconds): number
  leaseDue(at: Milliseconds, leaseUntil: Milliseconds, most: number, reserved: number): DueMail[]
  /** Returns those that had not been accepted before. */
  accept(ids: readonly string[]): { id: string; priority: number }[]
  fail(id: string, failure: MailFailure): void
  /** Makes the mails that wait younger, and their leases longer. */
  postpone(by: Milliseconds): void
  /** The ids of the held and the dead. */
  stopped(): string[]
  release(id: string, at: Milliseconds): void
  remove(id: string): void
  removeUnsentWelcome(subscriberId: string): void
  /** Mails about messages that have been reduced have nothing left to say. Answers how many, `most` at the most. */
  removeUnsentReduced(most: number): number
  /**
   * Links to somebody's data that did not leave in time: whoever asked has asked again, or gone. Answers how many, `most` at
   * the most.
   */
  removeStaleAccess(until: Milliseconds, most: number): number
  /** To a subscriber or whoever asked, or about messages, with this address. */
  about(email: string): PersonRecord['mails']
  /** The same mails; answers how many. */
  removeAbout(email: string): number
  /** When the next mail is due; undefined where none waits. */
  nextDueAt(): Milliseconds | undefined
  backlog(): MailBacklog
  page(status: MailStatus | undefined, after: number): Page<OutboxMail>
}

interface ClockTable {
  /** Up to which time the clock was put forward last; 0 where it never was. Until the commit no other instance gets it. */
  putForwardTo(): Milliseconds
  setPutForwardTo(time: Milliseconds): void
}

interface ConsentLogTable {
  append(entry: ConsentEntry, at: Milliseconds): void
  bySubject(subjectHash: string): ConsentLogEntry[]
  page(after: number): Page<ConsentRecord>
  /** How many entries were ever written. */
  written(): number
}

interface SubmissionsTable {
  /** Answers whether the submission is a new one; it is then remembered. */
  claim(key: string, until: Milliseconds, at: Milliseconds): boolean
  /** Answers how many, `most` at the most. */
  removeEnded(at: Milliseconds, most: number): number
}

interface SuppressionsTable {
  add(subjectHash: string, at: Milliseconds): void
  has(subjectHash: string): boolean
}

interface SiteKeyTable {
  read(): string | undefined
  /** No effect where there is a value. */
  insert(value: string): void
  /** No effect where `instead` is not the value. */
  replace(instead: string, value: string): void
}

interface Statistics {
  read(): Stats
}

/** What every database has for the use cases. */
export interface Tables {
  subscribers: SubscribersTable
  confirmations: ConfirmationsTable
  accesses: AccessesTable
  messages: MessagesTable
  orders: OrdersTable
  outbox: OutboxTable
  clock: ClockTable
  consentLog: ConsentLogTable
  submissions: SubmissionsTable
  suppressions: SuppressionsTable
  siteKey: SiteKeyTable
  statistics: Statistics
}
