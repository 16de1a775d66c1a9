import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languages } from '#shared/i18n/languages.ts'
import { showEvent } from '#tests/support/content.ts'
import {
  day,
  dueMail,
  elements,
  fieldsOf,
  formAt,
  invalidFields,
  messageIn,
  messagesOf,
  payloads,
  personAt,
  siteOfEachTest,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const app = () => site().app
const at = 'attend-form'
const path = '/events/rally'
const page = 'events-event/rally'
const email = 'ana@primer.example'
const typed = { name: 'Ана Анић', email, phone: '+381 60 1234567', message: 'Two, with a dog.', consent: 'on' }
const { consent: _, ...kept } = typed
const hour = day / 24

beforeEach(() => showEvent(site().store, site().clock.now))

const send = (more: object = {}) =>
  request(app())
    .post('/api/send')
    .send({ ...typed, form: 'attend', page, ...more })
const receipts = async () => payloads(await dueMail(site()), 'attending')
const withdraw = () => site().store.withdrawContent({ kind: 'event', slug: 'rally', by: 'ana', at: site().clock.now })
const nothingStored = async () => {
  expect(await messagesOf(site())).toEqual([])
  expect(await dueMail(site())).toEqual([])
}

/** Opens the page of the event and returns a function that fills in its form and submits it without a script. */
async function openForm(language: string) {
  const form = formAt((await request(app()).get(`${path}?lng=${language}`)).text, at)
  const [{ action = '' } = {}] = elements(form, 'form')
  return (more: Record<string, string> = {}) =>
    request(app())
      .post(action)
      .type('form')
      .send({ ...fieldsOf(form), ...typed, ...more })
}

test.each(languages)(
  'an announcement posted without script in %s is stored, confirmed and mailed',
  async (language) => {
    const answer = await (await openForm(language))()
    expect([answer.status, answer.headers['location']]).toEqual([303, `${path}?lng=${language}&sent=attend#${at}`])
    expect(await messagesOf(site())).toMatchObject([
      { ...kept, form: 'attend', topic: 'attend', page, language, status: 'accepted' },
    ])
    const { success } = wordsOf(language)['events/event']
    const shown = messageIn(formAt((await request(app()).get(answer.headers['location']!)).text, at))
    for (const sentence of [success.sentence, success.next]) expect(shown).toContain(sentence)
    const { consents } = await personAt(site(), email)
    expect(consents).toMatchObject([{ act: 'given', purpose: 'attend', form: 'attend', page, language }])
    expect(await receipts()).toMatchObject([{ to: email, language }])
  },
)

test('a name, an address and consent are enough', async () => {
  expect((await send({ phone: undefined, message: undefined })).status).toBe(200)
  expect(await messagesOf(site())).toMatchObject([{ name: typed.name, phone: '', message: '' }])
})

test.each([
  ['name', '', 'required'],
  ['email', 'ana at primer', 'invalidEmail'],
  ['phone', 'none', 'invalidPhone'],
  ['message', 'x'.repeat(20_000), 'tooLong'],
  ['consent', '', 'consentRequired'],
] as const)('an announcement with the %s %j is refused with its error', async (field, value, error) => {
  const answer = await send({ [field]: value, lng: 'fr' })
  expect(answer.status).toBe(422)
  expect((answer.body as { errors: object }).errors).toEqual({ [field]: wordsOf('fr').forms.errors[error] })
  await nothingStored()
})

test('the form with errors shows the typed values', async () => {
  const answer = await (await openForm('en'))({ email: 'ana at primer', consent: '' })
  expect(answer.status).toBe(422)
  const form = formAt(answer.text, at)
  expect(invalidFields(form)).toEqual(['consent', 'email'])
  expect(fieldsOf(form)).toMatchObject({ name: typed.name, message: typed.message })
})

describe('an event', () => {
  test('that is over is refused in each language, and the page shows why with what was typed', async () => {
    const forms = await Promise.all(languages.map(async (language) => [language, await openForm(language)] as const))
    site().clock.now += 2 * hour
    for (const [language, submit] of forms) {
      const { eventClosed } = wordsOf(language)['events/event'].errors
      const called = await send({ lng: language })
      expect([called.status, called.body]).toEqual([422, { status: 'error', errors: { page: eventClosed } }])
      const posted = await submit()
      expect(posted.status).toBe(422)
      const form = formAt(posted.text, at)
      expect(messageIn(form)).toContain(eventClosed)
      expect(fieldsOf(form)).toMatchObject(kept)
    }
    expect((await request(app()).get(path)).text).not.toContain(`id="${at}"`)
    await nothingStored()
  })

  test('that was withdrawn is refused in each language, and the contact form shows why with what was typed', async () => {
    const forms = await Promise.all(languages.map(async (language) => [language, await openForm(language)] as const))
    await withdraw()
    for (const [language, submit] of forms)
      for (const to of [page, 'events-event/none']) {
        const { eventClosed } = wordsOf(language)['events/event'].errors
        const called = await send({ lng: language, page: to })
        expect([called.status, called.body]).toEqual([422, { status: 'error', errors: { page: eventClosed } }])
        const posted = await submit({ page: to })
        expect(posted.status).toBe(422)
        const form = formAt(posted.text, 'contact-form')
        expect(messageIn(form)).toContain(eventClosed)
        const { consent, ...others } = fieldsOf(form)
        expect([consent, others]).toMatchObject([undefined, kept])
      }
    await nothingStored()
  })

  test('that takes no visitors has no form and is refused', async () => {
    await showEvent(site().store, site().clock.now, { slug: 'closed', takesVisitors: false })
    expect((await request(app()).get('/events/closed')).text).not.toContain(`id="${at}"`)
    expect((await send({ page: 'events-event/closed' })).status).toBe(422)
    await nothingStored()
  })

  test.each([
    undefined,
    '',
    'join',
    'events-event',
    'events-event/none',
    'events-event/rally/x',
    'news-article/rally',
    7,
  ])('is not named by the page %j', async (other) => {
    expect((await send({ page: other })).status).toBe(other === 'events-event/rally/x' ? 200 : 422)
  })
})

test('an announcement with a filled honeypot is stored as suspect, without a receipt', async () => {
  expect((await send({ spare: 'filled' })).status).toBe(200)
  expect(await messagesOf(site())).toMatchObject([{ status: 'suspect' }])
  expect(await receipts()).toEqual([])
})

test('an announcement sent twice is stored once, one for another event too', async () => {
  await showEvent(site().store, site().clock.now, { slug: 'other' })
  for (const to of [page, page, 'events-event/other']) expect((await send({ page: to })).status).toBe(200)
  expect((await messagesOf(site())).map((message) => message.page)).toEqual([page, 'events-event/other'])
})

test('an announcement beyond three mails to the address within a day is stored without a receipt', async () => {
  for (let time = 1; time <= 4; time += 1) expect((await send({ message: `${time}` })).status).toBe(200)
  expect(await messagesOf(site())).toHaveLength(4)
  expect(await receipts()).toHaveLength(3)
})

test('an announcement is in the data of its person', async () => {
  await send()
  await request(app()).post('/newsletter/my-data').type('form').send({ email })
  const [link] = payloads(await dueMail(site()), 'access')
  const shown = wordsOfHtml(
    (await request(app()).get('/newsletter/my-data').query({ lng: 'en', t: link!.secret })).text,
  )
  const words = wordsOf('en')['newsletter/my-data']
  for (const part of [typed.message, words.messages.attend, words.consents.purpose.attend])
    expect(shown).toContain(part)
})
