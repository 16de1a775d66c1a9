import { createHash } from 'node:crypto'
import type {
  AccessRequest,
  ConsentEntry,
  ContactMessage,
  Milliseconds,
  OrderMessage,
  Store,
  SubscriptionRequest,
} from '#db/store.ts'

export const second: Milliseconds = 1000
export const hour: Milliseconds = 3600 * second
export const day: Milliseconds = 24 * hour

/** When the tests' time-lines begin. */
export const start: Milliseconds = Date.UTC(2026, 0, 10, 12)

let made = 0
const unique = (name: string) => `${name}-${(made += 1)}`

/** Stands for the keyed hash: says nothing about the address. */
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

/** A request with a ticked box and a token and key of its own. */
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

/** An order, to be sent to somebody else than who pays it. */
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

/** Somebody asks for the link to what is kept about an address, with a token and key of their own. */
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

/** The subscriber with this address; fails where there is none. */
export async function subscriberOf(store: Store, email: string) {
  const { subscriber } = await store.showPerson(email, subjectHash(email))
  if (!subscriber) throw new Error(`${email} is no subscriber`)
  return subscriber
}

/** Takes what is due and has the mail server accept it. Answers the mails as they were taken. */
export async function deliver(store: Store, at: Milliseconds) {
  const mails = await store.leaseDueMail(at, at + 60 * second, 1000)
  for (const mail of mails) await store.recordMailAccepted(mail.id, at)
  return mails
}

const nobody = 'nobody@example.org'
/** An address that one thread of the tests does not survive (`dying.thread.ts`). */
export const fatal = 'fatal@example.org'

export async function confirmWith(store: Store, tokenHash: string, at: Milliseconds) {
  const asking = await store.findConfirmation(tokenHash, at)
  const entry = consentOf(asking?.email ?? nobody, {
    act: 'confirmed',
    wordingVersion: 4,
    page: 'newsletter-confirm',
  })
  return store.confirmSubscription(tokenHash, at, entry)
}

export async function unsubscribeBy(store: Store, id: string, at: Milliseconds) {
  const leaving = await store.findSubscriber(id)
  const entry = consentOf(leaving?.email ?? nobody, { act: 'withdrawn', page: 'newsletter-unsubscribe' })
  return store.unsubscribe(id, at, entry)
}

/** Signs up and confirms; every mail up to then is delivered. */
export async function confirmed(store: Store, email: string, about: Partial<SubscriptionRequest> = {}) {
  const request = requestOf(email, about)
  await store.requestSubscription(request)
  const outcome = await confirmWith(store, request.tokenHash, request.at + second)
  if (outcome.outcome !== 'confirmed') throw new Error(`${email} could not be confirmed`)
  await deliver(store, request.at + 2 * second)
  return outcome.subscriber
}
