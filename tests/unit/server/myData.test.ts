import { expect, test } from 'vitest'
import type { PersonRecord, Subscriber } from '#db/store.ts'
import { shownData } from '#server/services/myData.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import { maxMessagesShown } from '#shared/myData.ts'
import { messageOf } from '../db/samples.ts'

const ana = 'ana@primer.example'
/** A time at which the next day has begun at the party's seat, but not in UTC. */
const evening = Date.UTC(2026, 6, 31, 22, 30)

const subscriber: Subscriber = {
  id: 's1',
  email: ana,
  language: 'fr',
  status: 'unsubscribed',
  form: 'newsletter',
  created: evening,
  confirmed: evening,
  unsubscribed: null,
  consentVersion: wordingVersions.newsletter.version,
  keyVersion: 1,
}
const nothing: PersonRecord = { subscriber: undefined, messages: [], mails: [], consents: [], suppressed: false }
const message = (id: string) => {
  const { consent: _, key: __, keyUntil: ___, ...rest } = messageOf(ana, { at: evening, message: id })
  return { ...rest, id, consentVersion: null, answered: null, order: null }
}

test('days are in the time zone of the party’s seat', () => {
  const shown = shownData(ana, {
    ...nothing,
    subscriber,
    messages: [message('one')],
    mails: [{ kind: 'welcome', status: 'sent', created: evening }],
  })
  expect(shown.subscription).toMatchObject({ since: '2026-08-01', confirmed: '2026-08-01', unsubscribed: null })
  expect(shown.messages).toMatchObject([{ day: '2026-08-01' }])
  expect(shown.mails).toEqual([{ day: '2026-08-01', kind: 'welcome', status: 'sent' }])
})

test('an older wording is shown by its version only', () => {
  const { version, date } = wordingVersions.newsletter
  const of = (consentVersion: number | null) =>
    shownData(ana, { ...nothing, subscriber: { ...subscriber, consentVersion } }).subscription
  expect(of(version)).toMatchObject({ consentVersion: version, wordingDate: date })
  expect(of(version - 1)).toMatchObject({ consentVersion: version - 1, wordingDate: null })
  expect(of(null)).toMatchObject({ consentVersion: null, wordingDate: null })
})

test('the latest messages come first, up to the limit', () => {
  const messages = Array.from({ length: maxMessagesShown + 5 }, (_, at) => message(String(at)))
  const shown = shownData(ana, { ...nothing, messages })
  expect(shown.messageCount).toBe(maxMessagesShown + 5)
  expect(shown.messages).toHaveLength(maxMessagesShown)
  expect(shown.messages[0]!.text).toBe(String(maxMessagesShown + 4))
})

test('ids and hashes of the store are not shown', () => {
  const page = JSON.stringify(shownData(ana, { ...nothing, subscriber, messages: [message('one')] }))
  for (const hidden of ['s1', 'keyVersion', 'subjectHash', 'ipHash']) expect(page).not.toContain(hidden)
})
