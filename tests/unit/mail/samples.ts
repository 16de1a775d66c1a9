import type { Subscriber } from '#db/store.ts'
import type { MailSettings } from '#server/mail/compose.ts'
import type { MailableMessage } from '#server/mail/templates.ts'

export const publicUrl = 'https://primer.example'

export const settings: MailSettings = {
  publicUrl,
  mailFrom: 'sajt@primer.example',
  contactInbox: 'sanduce@primer.example',
  secret: 'a key for tests, and for nothing else',
}

export const subscriberId: Subscriber['id'] = '0b8a1f3e-7f5d-4a0e-9a3a-2f7b6c1d9e10'

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
  ...changes,
})
