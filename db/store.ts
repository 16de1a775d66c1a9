import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { retentionDays } from '#shared/content/retention.ts'
import type { SendForm, SubscribeForm } from '#shared/forms/names.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import type { Order } from '#shared/order.ts'
import {
  type storedSubscriberStatuses,
  type ConsentAct,
  type MailStatus,
  type SubscriberStatus,
} from '#shared/records.ts'

/** Times are milliseconds since 1970 (UTC) everywhere in the store. */
export type Milliseconds = number

export const messageStatuses = ['accepted', 'suspect'] as const
/** `suspect`: the honeypot was filled; its mail is marked, and it is kept for a shorter time. */
export type MessageStatus = (typeof messageStatuses)[number]

/** Where a store reports what nobody waits for; pino's loggers fit. */
export interface StoreLog {
  warn(details: object, message: string): void
}

/** Proof of one act of consent. The store adds the hash of the entry before it. */
export interface ConsentEntry {
  act: ConsentAct
  purpose: ConsentPurpose
  /** Version of the wording shown, and the SHA-256 (hex) of exactly that text. */
  wordingVersion: number
  wordingHash: string
  language: Language
  form: string
  /** Route id of the page that held the form; empty for a bare call. */
  page: string
  /** Keyed hash of the address of the person (hex): survives erasure without naming anybody. */
  subjectHash: string
  /** Keyed hash of the IP address (hex). The address itself is never stored. */
  ipHash: string
}

/** What a mail needs to be written, for each kind; emptied when the mail has been accepted. */
export type MailPayload = { [Kind in MailKind]: { kind: Kind } & MailPayloads[Kind] }[MailKind]

/** Returns the address of the visitor whom a mail goes to; undefined for a mail to the party. */
export const visitorOf = (payload: MailPayload): string | undefined => ('to' in payload ? payload.to : undefined)

export interface SubscriptionRequest {
  /** Normalised: one person, one spelling. */
  email: string
  language: Language
  form: SubscribeForm
  at: Milliseconds
  /** SHA-256 (hex) of the mailed secret. */
  tokenHash: string
  secret: string
  /** Absent where no box was ticked (bare calls). */
  consent: ConsentEntry | undefined
  /** Sameness: two requests with one key are stored once. `until` ends that. */
  key: string
  keyUntil: Milliseconds
  /** Set where double opt-in is off: the subscriber is confirmed at once and gets the welcome mail instead. */
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
  /** Route id of the page that held the form; empty for a bare call. */
  page: string
  at: Milliseconds
  status: MessageStatus
  consent: ConsentEntry | undefined
  key: string
  keyUntil: Milliseconds
}

/** A message with an order. */
export interface OrderMessage extends ContactMessage {
  order: Order
  /** Of the order's number: at the party's seat. */
  year: number
}

/** An order with its number (`orderNumber`). */
export interface StoredOrder extends Order {
  number: number
}

/** Somebody asks what is kept about an address. */
export interface AccessRequest {
  /** Normalised. */
  email: string
  /** Of the mail, and of the page that it leads to. */
  language: Language
  at: Milliseconds
  /** SHA-256 (hex) of the mailed secret. */
  tokenHash: string
  secret: string
  /** Sameness, as of a subscription. */
  key: string
  keyUntil: Milliseconds
}

/** Whose data a mailed token shows, and in which language it was asked for. */
export interface Access {
  email: string
  language: Language
}

/** A message past its time keeps id, form, language, status and `at`; its texts are empty, its topic null. */
export interface StoredMessage extends Omit<ContactMessage, 'form' | 'topic' | 'consent' | 'key' | 'keyUntil'> {
  id: string
  /** A sign-up form in rows of earlier versions, which kept suspect sign-ups as messages. */
  form: SendForm | SubscribeForm
  /** Null for a sign-up, which has none. */
  topic: Topic | null
  /** Version of the consent wording, null without a tick. */
  consentVersion: number | null
  /** Null where nothing was ordered, and in a reduced message. */
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
  /** Part of the unsubscribe address's key, so that one address can be revoked. */
  keyVersion: number
}

/** A mailed token that was asked for: it can be used, was used, or has ended unused. */
export interface FoundConfirmation extends Subscriber {
  tokenStatus: 'open' | 'used' | 'ended'
}

/** The status of a row: one that is bouncing is a confirmed one. */
export const storedStatus = (status: SubscriberStatus): (typeof storedSubscriberStatuses)[number] =>
  status === 'bouncing' ? 'confirmed' : status

export interface DueMail {
  id: string
  payload: MailPayload
  /** How often it was tried before this lease. */
  attempts: number
  /** How often the mail server refused it, whichever instance tried. */
  refusals: number
  created: Milliseconds
}

export const lastPriority = 1

/**
 * Returns which mails go first: 0 for those that a visitor waits for, 1 for those to the party. Within one priority the mail
 * that has been due longest goes first.
 */
export const priorityOf = (payload: MailPayload): number => (visitorOf(payload) === undefined ? lastPriority : 0)

export interface MailFailure {
  nextAttempt: Milliseconds
  error: string
  dead: boolean
  /** The mail server refused the mail itself: counted in its row. */
  refused?: boolean
  /** The attempt that failed. It has no effect once the mail was leased again since. */
  attempt?: number
}

/** What became of a leased mail: `at` is when the mail server took it. */
export type MailOutcome = { id: string; at: Milliseconds } | { id: string; failure: MailFailure }

export interface OutboxMail {
  id: string
  kind: MailKind
  /** Whom it goes to; null where that is the party's inbox, or the mail was sent and its content emptied. */
  to: string | null
  status: MailStatus
  /** How often it was leased since it was queued or released. */
  attempts: number
  created: Milliseconds
  /** Since when it waits: when it was queued or released. */
  queued: Milliseconds
  nextAttempt: Milliseconds
  lastError: string
}

/** What the clock showed before it was moved, and what it shows since. */
export interface ClockJump {
  from: Milliseconds
  to: Milliseconds
}

/** What the outbox has not got rid of. */
export interface MailBacklog {
  /** Mails that wait for their turn, and since when the oldest has (since it was queued or released). */
  waiting: number
  oldest: Milliseconds | undefined
  held: number
  dead: number
}

export interface SubscriberFilter {
  status?: SubscriberStatus
  language?: Language
  /** Created at or after. */
  since?: Milliseconds
}

export interface MessageFilter {
  status?: MessageStatus
  topic?: Topic
  since?: Milliseconds
  /** The newest first, instead of the oldest. */
  isNewestFirst?: boolean
}

export interface Stats {
  subscribers: Record<SubscriberStatus, number>
  /** The confirmed ones, without those that are bouncing: whom a newsletter in that language reaches. */
  subscribersByLanguage: Partial<Record<Language, number>>
  messages: Record<MessageStatus, number>
  mail: Record<MailStatus, number>
}

/** Everything kept about one address. */
export interface PersonRecord {
  subscriber: Subscriber | undefined
  messages: StoredMessage[]
  /** Mails to the person, and to the party about the person's messages. */
  mails: Pick<OutboxMail, 'kind' | 'status' | 'created'>[]
  consents: (ConsentEntry & { at: Milliseconds })[]
  suppressed: boolean
}

export type ConfirmOutcome =
  | { outcome: 'confirmed'; subscriber: Subscriber }
  /** The link was used before and the subscriber is still confirmed. */
  | { outcome: 'already'; subscriber: Subscriber }
  /** Unknown, expired or used token. */
  | { outcome: 'invalid' }

/** By what a database shows with which key it was made. */
export interface KeyCheck {
  /** Undefined in a database that no site has been started on since there is one. */
  value: string | undefined
  /** Without a value: the newest addresses whose consent was logged by their keyed hash. */
  consenting: string[]
}

/** What went with a person. */
export interface Erasure {
  subscriber: boolean
  messages: number
  /** Rows of the outbox, sent or not. */
  mails: number
  /**
   * False where the rows are gone but the last copies of their bytes are not, because something else uses the
   * database's files; the store goes on trying until it is closed.
   */
  complete: boolean
}

export type ConsentVerdict =
  /** `head` is the hash of the last entry: noted elsewhere it proves later that the log has not been rewritten. */
  | { intact: true; entries: number; head: string }
  /** `entry` is the number (from 1) of the first entry that is not what was logged. */
  | { intact: false; entry: number; fault: 'changed' | 'missing' }

const day: Milliseconds = 24 * 60 * 60 * 1000

/** At most this many confirmation mails go to one address within `confirmationWindow`. */
export const confirmationsPerAddress = 3
export const confirmationWindow: Milliseconds = day
/** How long a confirmation link, and a row that was never confirmed, live after the mail server took the mail. */
export const confirmationLifetime: Milliseconds = retentionDays.unconfirmed * day
/** At most this many links to one's own data go to one address within `accessWindow`. */
export const accessesPerAddress = 3
export const accessWindow: Milliseconds = day
/** How long such a link lives after the mail server took its mail. */
export const accessLifetime: Milliseconds = retentionDays.access * day
/** Clocks of several instances agree this far, and their jumps are noticed within this time of one another. */
export const clockTolerance: Milliseconds = 60_000
/** Older mail is never sent unasked. */
export const mailShelfLife: Milliseconds = 72 * 60 * 60 * 1000
/** How long suspect messages are kept. */
export const suspectLifetime: Milliseconds = retentionDays.suspect * day

/**
 * The port to the database: use cases, each atomic. Every promise settles after the commit, so what was
 * acknowledged is on disk; it rejects with `StoreUnavailable` where the database cannot take it now,
 * and then nothing of it was stored. `db/sqlite/` and `db/postgres/` implement it, held to the same contract suite;
 * the use cases themselves are written once (`db/useCases/`).
 */
export interface Store {
  /**
   * New, pending, confirmed and unsubscribed addresses are answered alike. Only a pending row takes the form and
   * language of the request; the others stay as they are until the mailed token is used. The fourth mail of a kind in 24 h is not
   * queued; its request and consent count all the same.
   */
  requestSubscription(request: SubscriptionRequest): Promise<void>
  /**
   * Returns the subscriber whose mailed token it is, with the form and language of that token's request, and how it stands
   * with the token. The token is not used up: mail scanners open every link. Undefined for one that is unknown.
   */
  findConfirmation(tokenHash: string, at: Milliseconds): Promise<FoundConfirmation | undefined>
  /**
   * Uses the token up, confirms the subscriber in the language and form of that token's request, logs the consent and
   * queues the welcome mail, in one commit. `consent` speaks of whom `findConfirmation` answered; it is logged where the
   * outcome is `confirmed`. Suppression is no obstacle: a fresh, confirmed sign-up is the person's own will.
   */
  confirmSubscription(tokenHash: string, at: Milliseconds, consent: ConsentEntry): Promise<ConfirmOutcome>
  findSubscriber(id: string): Promise<Subscriber | undefined>
  /**
   * Idempotent; the withdrawal is logged once, and a welcome mail that has not left is taken back. Undefined where
   * there is no such subscriber.
   */
  unsubscribe(id: string, at: Milliseconds, consent: ConsentEntry): Promise<Subscriber | undefined>

  /** Undefined where there is no such subscriber. */
  changeLanguage(id: string, language: Language): Promise<Subscriber | undefined>

  /** Queues the mail to the party. */
  acceptMessage(message: ContactMessage): Promise<void>
  /**
   * A message with an order, which gets the next number of its year; both are one commit. The same submission again, while its
   * key lasts, is the same order.
   * @returns the id of its message
   */
  acceptOrder(message: OrderMessage): Promise<string>
  findMessage(id: string): Promise<StoredMessage | undefined>

  /**
   * Leases up to `most` due mails until `leaseUntil`, in the order of `priorityOf`. No other call gets them before that
   * time, from any process. Mails that waited longer than `mailShelfLife` since they were queued or released turn `held`.
   * @param reserved so many of them go to mails of the last priority, where such are due
   * @param outcomes of mails that were leased before: recorded first, in the same commit
   */
  leaseDueMail(
    at: Milliseconds,
    leaseUntil: Milliseconds,
    most: number,
    reserved?: number,
    outcomes?: readonly MailOutcome[],
  ): Promise<DueMail[]>
  /** Records what became of several mails, in one commit: `recordMailAccepted` or `recordMailFailure` for each. */
  recordMailOutcomes(outcomes: readonly MailOutcome[]): Promise<void>
  /**
   * The mail server took it: payload and last error are emptied and a confirmation's lifetime begins. Its subscriber is no
   * longer bouncing.
   */
  recordMailAccepted(id: string, at: Milliseconds): Promise<void>
  /**
   * Ends the lease. No effect on a mail that was accepted, held or erased meanwhile. Where the server refused the address for
   * good, its subscriber is bouncing from then on.
   */
  recordMailFailure(id: string, failure: MailFailure): Promise<void>
  /** When the next mail is due; undefined where none waits. */
  nextMailAt(): Promise<Milliseconds | undefined>
  mailBacklog(): Promise<MailBacklog>
  /**
   * The clock was moved while mails waited. Put forward, it makes them no older and ends no lease: without it a jump of days
   * would have them `held`, and mails on their way would be sent again. Several instances notice the same jump; the first
   * one counts. Answers whether ages were moved.
   */
  recordClockJump(jump: ClockJump): Promise<boolean>
  listMail(status?: MailStatus): AsyncIterable<OutboxMail>
  /** Makes held or dead mails pending again, as if queued now; without ids all of them. Answers how many. */
  releaseMail(at: Milliseconds, ids?: readonly string[]): Promise<number>
  /**
   * Gives up held or dead mails for good: their rows go. Without ids all of them. Answers how many. A confirmation's
   * lifetime begins here, since the mail server may have taken the mail without our hearing of it.
   */
  dropMail(at: Milliseconds, ids?: readonly string[]): Promise<number>

  /** In order of creation, in constant memory. */
  exportSubscribers(filter: SubscriberFilter): AsyncIterable<Subscriber>
  countSubscribers(filter: SubscriberFilter): Promise<number>
  listMessages(filter: MessageFilter): AsyncIterable<StoredMessage>
  stats(): Promise<Stats>
  /** @param previousHash by the key before the current one: entries of the log and the suppression list may have either */
  showPerson(email: string, subjectHash: string, previousHash?: string): Promise<PersonRecord>
  /**
   * Mails the address a link to its data, where a subscriber or a message has that address; where nothing has it, nothing
   * is mailed. Either takes one commit, so that nobody learns from the answer which it was. The fourth mail in 24 h is not
   * queued.
   */
  requestAccess(request: AccessRequest): Promise<void>
  /** Whose data a mailed token shows; it can be used until it ends. Undefined for one that is unknown or has ended. */
  findAccess(tokenHash: string, at: Milliseconds): Promise<Access | undefined>
  /**
   * Takes every byte of the person out of the database and the outbox, and puts the keyed hash on the suppression
   * list. The consent log stays: it holds keyed hashes only. Answers what went.
   */
  erasePerson(email: string, subjectHash: string, at: Milliseconds): Promise<Erasure>
  /** Reads the whole consent log and names the first entry that was changed or is missing. */
  verifyConsent(): Promise<ConsentVerdict>
  /**
   * Removes what has outlived its purpose: pending rows that no mailed link can confirm any more, suspect messages that were mailed, the
   * text of messages older than `messageDays` and their orders, ended sameness keys, ended links to one's own data and those whose mail did
   * not leave within `mailShelfLife`. A pending row whose mail never left stays. Not one commit but many small ones:
   * nothing else waits for it.
   */
  purge(at: Milliseconds, messageDays: number): Promise<{ subscribers: number; messages: number }>

  findKeyCheck(): Promise<KeyCheck>
  /**
   * Notes the check value of the site's key in the place of `instead`, undefined where there is none yet. Returns the value
   * that then stands there: another process's, where that was quicker.
   */
  setKeyCheck(value: string, instead: string | undefined): Promise<string>

  /** Rejects where the database cannot be written: it writes. */
  checkWritable(): Promise<void>
  /** Waits for what is under way. Every later call rejects with `StoreUnavailable`. */
  close(): Promise<void>
}
