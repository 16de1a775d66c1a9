import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { requestFields, requestKinds, type RequestKind } from '#shared/forms/requestFields.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { defaultLanguage, languages } from '#shared/i18n/languages.ts'
import { dayOf } from '#shared/localDay.ts'
import { messagesOf, personAt, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const email = 'ana@primer.example'
const inDays = (days: number) => dayOf(Date.now() + days * 24 * 60 * 60 * 1000)
const typed = {
  name: 'Ана Анић',
  phone: '+381 11 000 00 00',
  date: inDays(3),
  time: '19:30',
  arrival: inDays(7),
  departure: inDays(9),
  guests: '4',
  site: 'primer.example',
}
const ask = (about: RequestKind, more: object = {}) =>
  request(site().app)
    .post('/api/send')
    .send({ form: 'request', about, email, consent: true, page: 'home-startup', ...typed, ...more })

describe.each(requestKinds)('a request of the kind %s', (kind) => {
  test.each(languages)('in %s is mailed with all its fields', async (lng) => {
    const answer = await ask(kind, { lng, message: 'Позвоните <b>два</b> пута.' })
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }])
    const [message] = await messagesOf(site())
    expect(message).toMatchObject({
      form: 'request',
      topic: 'request',
      status: 'accepted',
      email,
      page: 'home-startup',
    })
    // The inbox gets it in the party's language.
    const { requests } = wordsOf(defaultLanguage)
    const lines = message!.message.split('\n')
    expect(lines[0]).toBe(requests.kinds[kind])
    for (const field of requestFields[kind]) {
      if (field === 'name' || field === 'phone') {
        expect(message![field]).toBe(typed[field])
        continue
      }
      const isDay = field === 'date' || field === 'arrival' || field === 'departure'
      expect(lines).toContain(
        `${requests.fields[field]}: ${isDay ? formatDate(typed[field], defaultLanguage) : typed[field]}`,
      )
    }
    expect(lines.at(-1)).toBe('Позвоните <b>два</b> пута.')
    const { consents, mails } = await personAt(site(), email)
    expect(consents).toMatchObject([{ act: 'given', purpose: 'contact', form: 'request', page: 'home-startup' }])
    expect(mails).toMatchObject([{ kind: 'contact', status: 'pending' }])
  })
})

test('the same request twice is stored once, another one is stored as well', async () => {
  for (let time = 0; time < 2; time += 1) expect((await ask('table')).status).toBe(200)
  expect(await messagesOf(site())).toHaveLength(1)
  expect((await ask('table', { guests: '5' })).status).toBe(200)
  expect(await messagesOf(site())).toHaveLength(2)
})

test('a refused request gets the errors in the visitor’s language and is not stored', async () => {
  const answer = await ask('stay', { departure: inDays(6), guests: '0', consent: false, lng: 'nl' })
  const { forms, requests } = wordsOf('nl')
  const errors = { ...forms.errors, ...requests.errors }
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      status: 'error',
      errors: { departure: errors.departsBefore, guests: errors.invalidGuests, consent: errors.consentRequired },
    },
  ])
  expect(await messagesOf(site())).toEqual([])
})
