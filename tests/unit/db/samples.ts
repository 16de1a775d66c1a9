import { createHash } from 'node:crypto'
import type {
  AccessRequest,
  ConsentEntry,
  ContactMessage,
  ContentDraft,
  Milliseconds,
  OrderMessage,
  Store,
  SubscriptionRequest,
} from '#db/store.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'

export const second: Milliseconds = 1000
export const hour: Milliseconds = 3600 * second
export const day: Milliseconds = 24 * hour

/** The time of the first event in the tests. */
export const start: Milliseconds = Date.UTC(2026, 0, 10, 12)

let made = 0
const unique = (name: string) => `${name}-${(made += 1)}`

/** Stands in for the keyed hash of an address. */
export const subjectHash = (email: string) => createHash('sha256').update(email).digest('hex')

export function consentOf(email: string, about: Partial<ConsentEntry> = {}): ConsentEntry {
  return {
    act: 'given',
    purpose: 'newsletter',
    wordingVersion: 3,
    wordingHash: 'a'.repeat(64),
    language: 'sr',
    form: 'newsletter',
    page: 'home',
    subjectHash: subjectHash(email),
    ipHash: 'b'.repeat(64),
    ...about,
  }
}

/** Returns a request with consent and a unique token and key. */
export function requestOf(email: string, about: Partial<SubscriptionRequest> = {}): SubscriptionRequest {
  const at = about.at ?? start
  return {
    email,
    language: 'sr',
    form: 'newsletter',
    at,
    tokenHash: unique('token'),
    secret: unique('secret'),
    consent: consentOf(email),
    key: unique('key'),
    keyUntil: at + 600 * second,
    confirmImmediately: false,
    ...about,
  }
}

export function messageOf(email: string, about: Partial<ContactMessage> = {}): ContactMessage {
  const at = about.at ?? start
  return {
    form: 'contact',
    topic: 'question',
    name: 'Милица Јовић',
    email,
    phone: '+381 60 555 0101',
    municipality: 'Vračar',
    message: 'When is the next assembly of the local board?',
    language: 'sr-Cyrl',
    page: 'contact',
    at,
    status: 'accepted',
    consent: consentOf(email, { purpose: 'contact', form: 'contact', page: 'contact' }),
    key: unique('key'),
    keyUntil: at + 600 * second,
    ...about,
  }
}

/** Returns an order with a delivery address that differs from the billing address. */
export function orderMessageOf(email: string, about: Partial<OrderMessage> = {}): OrderMessage {
  return {
    ...messageOf(email, { form: 'order', topic: 'shop', municipality: '', page: 'checkout' }),
    order: {
      lines: [{ line: 'tshirt_red_M', quantity: 2, price: 1400 }],
      code: '',
      sums: { subtotal: 2800, discount: 0, delivery: 390, total: 3190 },
      delivery: 'courier',
      way: 'invoice',
      company: '',
      taxNumber: '',
      address: { street: 'Улица Пример 1', postcode: '11000', town: 'Београд' },
      to: { name: 'Ана Анић', street: 'Улица Пример 2', postcode: '21000', town: 'Нови Сад' },
    },
    year: 2026,
    ...about,
  }
}

/** Returns a request for a link to one's own data, with a unique token and key. */
export function accessOf(email: string, about: Partial<AccessRequest> = {}): AccessRequest {
  const at = about.at ?? start
  return {
    email,
    language: 'sr',
    at,
    tokenHash: unique('access'),
    secret: unique('access-secret'),
    key: unique('key'),
    keyUntil: at + 600 * second,
    ...about,
  }
}

export async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const row of rows) collected.push(row)
  return collected
}

/**
 * Returns the subscriber with this address.
 * @throws Error when there is none
 */
export async function subscriberOf(store: Store, email: string) {
  const { subscriber } = await store.showPerson(email, subjectHash(email))
  if (!subscriber) throw new Error(`${email} is no subscriber`)
  return subscriber
}

/** Leases all due mails and records them as accepted. Returns the leased mails. */
export async function deliver(store: Store, at: Milliseconds) {
  const mails = await store.leaseDueMail(at, at + 60 * second, 1000)
  for (const mail of mails) await store.recordMailAccepted(mail.id, at)
  return mails
}

const nobody = 'nobody@example.org'
/** The address on which `dying.thread.ts` ends. */
export const fatal = 'fatal@example.org'

export async function confirmWith(store: Store, tokenHash: string, at: Milliseconds) {
  const found = await store.findConfirmation(tokenHash, at)
  const entry = consentOf(found?.email ?? nobody, {
    act: 'confirmed',
    wordingVersion: 4,
    page: 'newsletter-confirm',
  })
  return store.confirmSubscription(tokenHash, at, entry)
}

export async function unsubscribeBy(store: Store, id: string, at: Milliseconds) {
  const subscriber = await store.findSubscriber(id)
  const entry = consentOf(subscriber?.email ?? nobody, { act: 'withdrawn', page: 'newsletter-unsubscribe' })
  return store.unsubscribe(id, at, entry)
}

/** Signs up, confirms, and delivers all due mails. Returns the subscriber. */
export async function confirmed(store: Store, email: string, about: Partial<SubscriptionRequest> = {}) {
  const request = requestOf(email, about)
  await store.requestSubscription(request)
  const outcome = await confirmWith(store, request.tokenHash, request.at + second)
  if (outcome.outcome !== 'confirmed') throw new Error(`${email} could not be confirmed`)
  await deliver(store, request.at + 2 * second)
  return outcome.subscriber
}

export const documentOf = (slug: string, title = slug): ContentDocument => ({
  slug,
  fields: { kind: 'news', tags: ['health'], isPressRelease: false },
  texts: { 'sr-Cyrl': { title, lead: 'Увод.', body: 'Текст.' } },
})

/** Returns a new piece of news, or a change of it. */
export function newsDraft(slug: string, about: Partial<ContentDraft> = {}): ContentDraft {
  return {
    kind: 'news',
    document: documentOf(slug),
    listing: {
      sortAt: null,
      ends: null,
      municipality: null,
      isPressRelease: false,
      tags: ['health'],
      languages: ['sr-Cyrl'],
    },
    words: [{ language: 'sr-Cyrl', title: slug.replaceAll('-', ' '), body: 'tekst o zdravstvu' }],
    by: 'ana',
    at: start,
    basedOn: null,
    ...about,
  }
}
