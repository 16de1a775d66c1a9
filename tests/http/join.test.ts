import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import { joinChoices } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
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
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'
import { createTestApp } from '#tests/support/testApp.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const app = () => site().app
const at = 'join-form'
const email = 'ana@primer.example'
const typed = {
  topic: 'controller',
  name: 'Ана Анић',
  email,
  municipality: 'Земун',
  phone: '+381 60 1234567',
  message: 'Read https://evil.example/now',
  consent: 'on',
}
const wording = String(wordingVersions.join.version)
const application = { ...typed, form: 'join', page: 'join', wording }
const send = (more: object = {}) =>
  request(app())
    .post('/api/send')
    .send({ ...application, ...more })
const receipts = async () => payloads(await dueMail(site()), 'applied')

/** Fills in the form of the page and submits it without a script. */
async function submit(address: string, more: Record<string, string> = {}) {
  const form = formAt((await request(app()).get(address)).text, at)
  const [{ action = '' } = {}] = elements(form, 'form')
  return request(app())
    .post(action)
    .type('form')
    .send({ ...fieldsOf(form), ...typed, ...more })
}

describe('the application', () => {
  test.each(languages)('posted without script in %s is stored, confirmed on its page and mailed', async (language) => {
    const answer = await submit(`/join?lng=${language}`)
    expect([answer.status, answer.headers['location']]).toEqual([303, `/join?lng=${language}&sent=join#${at}`])
    const { consent: _, ...kept } = typed
    expect(await messagesOf(site())).toMatchObject([
      { ...kept, form: 'join', page: 'join', language, status: 'accepted' },
    ])
    const page = await request(app()).get(`/join?lng=${language}&sent=join`)
    expect(messageIn(formAt(page.text, at))).toContain(wordsOf(language).join.success.sentence)
    const { consents } = await personAt(site(), email)
    expect(consents).toMatchObject([{ act: 'given', purpose: 'join', form: 'join', page: 'join', language }])
    expect(await receipts()).toMatchObject([{ to: email, language }])
  })

  test.each(joinChoices)('is preset to %s by a link', async (topic) => {
    const { text } = await request(app()).get('/join').query({ topic })
    expect(fieldsOf(formAt(text, at))['topic']).toBe(topic)
  })

  test.each([
    ['topic', 'question', 'invalidChoice'],
    ['name', '', 'required'],
    ['email', '', 'required'],
    ['email', 'ana at primer', 'invalidEmail'],
    ['municipality', '', 'required'],
    ['phone', 'none', 'invalidPhone'],
    ['message', 'x'.repeat(20_000), 'tooLong'],
    ['consent', '', 'consentRequired'],
  ] as const)('with the %s %j is refused with its error, in every language', async (field, value, error) => {
    for (const language of languages) {
      const answer = await send({ [field]: value, lng: language })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ status: 'error', errors: { [field]: wordsOf(language).forms.errors[error] } })
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
    }
    expect(await messagesOf(site())).toEqual([])
    expect(await dueMail(site())).toEqual([])
  })

  test('with errors, posted without script, shows the typed values and the errors', async () => {
    const answer = await submit('/join?lng=en', { email: 'ana at primer', consent: '' })
    expect(answer.status).toBe(422)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const form = formAt(answer.text, at)
    expect(invalidFields(form)).toEqual(['consent', 'email'])
    expect(fieldsOf(form)).toMatchObject({ name: typed.name, email: 'ana at primer', municipality: typed.municipality })
    expect(wordsOfHtml(form)).toContain(wordsOf('en').forms.errors.invalidEmail)
  })

  test('with an outdated consent wording is refused', async () => {
    // Forms did not name the first version.
    for (const outdated of ['0', '1.en', undefined]) {
      const answer = await send({ wording: outdated, lng: 'en' })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ errors: { consent: wordsOf('en').forms.errors.consentOutdated } })
    }
    expect(await messagesOf(site())).toEqual([])
  })

  test('with a filled honeypot is stored as suspect, without a receipt', async () => {
    const answer = await send({ spare: 'filled' })
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }])
    expect(await messagesOf(site())).toMatchObject([{ status: 'suspect' }])
    expect((await dueMail(site())).map(({ payload }) => payload.kind)).toEqual(['contact'])
  })

  test('sent twice is stored and mailed once', async () => {
    const key = crypto.randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await send({ key })).status).toBe(200)
    await Promise.all([send(), send()])
    expect(await messagesOf(site())).toHaveLength(2)
    expect(await receipts()).toHaveLength(2)
  })

  test('beyond three mails to the address within a day is stored without a receipt, with the same answer', async () => {
    const answers = []
    for (let time = 1; time <= 4; time += 1) answers.push(await send({ message: `${time}` }))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, { status: 'success' }]))
    expect(await messagesOf(site())).toHaveLength(4)
    expect(await receipts()).toHaveLength(3)
    site().clock.now += day
    await send({ message: 'the next day' })
    expect(await receipts()).toHaveLength(1)
  })

  test('has the same answer for a known and an unknown address', async () => {
    await request(app()).post('/api/subscribe').send({ email, consent: true, form: 'newsletter', page: 'contact' })
    const known = await send()
    const unknown = await send({ email: 'nobody@primer.example' })
    const fixed = ({ status, text, headers }: request.Response) => {
      const { date: _, 'x-request-id': __, ...others } = headers as Record<string, string>
      return { status, text, headers: others }
    }
    expect(fixed(known)).toEqual(fixed(unknown))
  })

  test('is in the data of its person and is erased with it', async () => {
    await send()
    const { messages, mails } = await personAt(site(), email)
    expect(messages).toMatchObject([{ form: 'join', municipality: 'Земун' }])
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['applied', 'contact'])
    await request(app()).post('/newsletter/my-data').type('form').send({ email })
    const [link] = payloads(await dueMail(site()), 'access')
    const shown = await request(app()).get('/newsletter/my-data').query({ lng: 'en', t: link!.secret })
    expect(wordsOfHtml(shown.text)).toContain(typed.message)
    expect(wordsOfHtml(shown.text)).toContain(wordsOf('en')['newsletter/my-data'].consents.purpose.join)
    const erased = await request(app())
      .post('/newsletter/my-data')
      .type('form')
      .send({ t: link!.secret, act: 'erase', sure: 'yes' })
    expect(erased.status).toBeLessThan(400)
    expect(await messagesOf(site())).toEqual([])
    expect((await personAt(site(), email)).mails).toEqual([])
  })
})

describe('when the mails of the hour are used up', () => {
  const few = siteOfEachTest({ env: { MAILS_PER_HOUR: '1', TRUST_PROXY: '1' } })

  test.each(['join', 'order'])('the form %s is stored without a receipt', async (form) => {
    const order = { lines: 'usb.1', total: '1200', delivery: 'pickup', way: 'cash' }
    const body = form === 'join' ? application : { ...typed, ...order, form, topic: undefined, page: 'shop/checkout' }
    const answers = []
    for (let time = 1; time <= 2; time += 1) {
      const answer = await request(few().app)
        .post('/api/send')
        .set('x-forwarded-for', `203.0.113.${time}`)
        .send({ ...body, message: `${time}` })
      answers.push([answer.status, (answer.body as { status: string }).status])
    }
    expect(answers).toEqual(Array(2).fill([200, 'success']))
    expect(await messagesOf(few())).toHaveLength(2)
    const kinds = (await dueMail(few())).map(({ payload }) => payload.kind)
    expect(kinds.filter((kind) => kind !== 'contact')).toEqual([form === 'join' ? 'applied' : 'ordered'])
  })
})

test.each(languages)(
  'the receipt in %s says what happens next and repeats nothing that was typed',
  async (language) => {
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const mailing = await createTestApp({ env: { RATE_LIMIT: 'off', SMTP_URL: peer.url } })
    onTestFinished(() => mailing.close())
    mailing.outbox.start()
    const answer = await request(mailing.app)
      .post('/api/send')
      .send({ ...application, lng: language })
    expect(answer.status).toBe(200)
    const { envelope, raw, parsed } = await peer.waitForMail(({ envelope: { to } }) => to.includes(email))
    expect(envelope.to).toEqual([email])
    const words = wordsOf(language)['mails/applied']
    expect(parsed.subject).toBe(words.subject)
    const text = [parsed.text, parsed.html, parsed.subject, raw].join('\n')
    expect(parsed.text!.replace(/\s+/g, ' ')).toContain(words.next.replace(/\s+/g, ' ').slice(0, 30))
    for (const part of ['Ана', 'Ana', typed.municipality, 'Zemun', '1234567', 'evil.example', 'controller'])
      expect(text).not.toContain(part)
  },
)
