import type { ShownContent, Subscriber } from '#db/store.ts'
import type { ComposeParts, MailSettings } from '#server/mail/mail.ts'
import type { MailableMessage, MailableOrder } from '#server/mail/mails/contact.ts'

export const publicUrl = 'https://primer.example'

export const settings: MailSettings = {
  publicUrl,
  mailFrom: 'sajt@primer.example',
  contactInbox: 'sanduce@primer.example',
  secret: 'a key for tests, and for nothing else',
}

export const subscriberId: Subscriber['id'] = '0b8a1f3e-7f5d-4a0e-9a3a-2f7b6c1d9e10'

/** Returns the store of a composer that finds this message and, if there is one, this event. */
export const storeWith = (
  findMessage: ComposeParts['store']['findMessage'],
  event?: ShownContent,
): ComposeParts['store'] => ({
  findMessage,
  findShown: async (_kind, slug) => (event?.slug === slug ? event : undefined),
})

export const event: ShownContent = {
  slug: 'skup',
  version: 1,
  document: {
    slug: 'skup',
    fields: { kind: 'event', tags: [], starts: '2026-12-01T18:00', ends: '2026-12-01T20:00', takesVisitors: true },
    texts: { 'sr-Cyrl': { title: 'Скуп <о> води', lead: 'Разговор.', body: '', place: 'Дом културе, Земун' } },
  },
  firstPublished: Date.UTC(2026, 0, 1),
  lastPublished: Date.UTC(2026, 0, 1),
  sortAt: Date.UTC(2026, 11, 1, 17),
  ends: Date.UTC(2026, 11, 1, 19),
  seq: 1,
}

export const message = (changes: Partial<MailableMessage> = {}): MailableMessage => ({
  id: 'message-1',
  form: 'contact',
  topic: 'controller',
  name: 'Ime Prezime',
  email: 'ime@primer.example',
  phone: '+381 11 000 00 00',
  municipality: 'Opština Primer',
  message: 'Dobar dan.\nPrijavljujem se za kontrolu izbora.',
  language: 'sr-Cyrl',
  page: 'contact',
  at: Date.UTC(2026, 0, 15, 12, 5),
  status: 'accepted',
  consentVersion: 2,
  answered: null,
  order: null,
  ...changes,
})

/** Returns the order of a company, with a discount and another delivery address. */
export const orderMessage = (
  changes: Partial<MailableOrder> = {},
  order: Partial<MailableOrder['order']> = {},
): MailableOrder => ({
  ...message({ form: 'order', topic: 'shop', municipality: '', page: '', message: 'Molim vas, pozvonite.' }),
  order: {
    number: 2026000123,
    state: 'received',
    lines: [
      { line: 'tshirt_red_M', quantity: 2, price: 1400 },
      { line: 'usb', quantity: 1, price: 1200 },
    ],
    code: 'MAJ1',
    sums: { subtotal: 4000, discount: 400, delivery: 390, total: 3990 },
    delivery: 'courier',
    way: 'invoice',
    company: 'Preduzeće Primer d.o.o.',
    taxNumber: '123456789',
    address: { street: 'Ulica Primer 1', postcode: '11000', town: 'Beograd' },
    to: { name: 'Ana Anić', street: 'Ulica Primer 2', postcode: '21000', town: 'Novi Sad' },
    ...order,
  },
  ...changes,
})
