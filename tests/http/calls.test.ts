import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { solveChallenge, type Challenge } from '#client/forms/proof.ts'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { fieldErrors, type FieldError } from '#shared/forms/errors.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { sendForms, subscribeForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import { showEvent } from '#tests/support/content.ts'
import { dueMail, messagesOf, minute, payloads, personAt, rawRequest, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const calls = ['send', 'subscribe'] as const
type Call = (typeof calls)[number]

const email = 'ana@primer.example'
/** The required fields of each call. */
const bare = {
  send: { name: 'Ana Anić', email, message: 'Good day.' },
  subscribe: { email },
} as const satisfies Record<Call, object>

/** The fields of an order. */
const order = {
  ...bare.send,
  form: 'order',
  lines: 'usb.1',
  total: 1200,
  delivery: 'pickup',
  way: 'cash',
  consent: true,
} as const

/** The fields of a request. */
const table = {
  ...bare.send,
  form: 'request',
  about: 'table',
  date: '2999-01-02',
  time: '19:30',
  guests: '4',
  phone: '+381 11 000 00 00',
  consent: true,
} as const

/** The fields of an announcement for an event that does not exist. */
const announcement = { ...bare.send, form: 'attend', page: 'events-event/none', consent: true } as const

/** Errors that other files test: of donations (donate.test.ts), which have no call, of orders and of consent. */
const triedElsewhere: readonly FieldError[] = [
  'confirmRequired',
  'notLatin',
  'invalidAmount',
  'tooLittle',
  'tooMuch',
  'invalidNumber',
  'priceChanged',
  'consentOutdated',
  'invalidName',
  'invalidForeignPostcode',
]

const call = (name: Call, body: object, headers: Record<string, string> = {}) =>
  request(site().app).post(`/api/${name}`).set(headers).send(body)

const nothingStored = async () => {
  expect(await messagesOf(site())).toEqual([])
  expect(await site().store.countSubscribers({})).toBe(0)
  expect(await dueMail(site())).toEqual([])
}

describe('a complete call', () => {
  test.each(calls)('%s is answered only with success', async (name) => {
    const answer = await call(name, bare[name])
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('to the party is stored with the defaults, and mailed to its inbox', async () => {
    await call('send', bare.send)
    const [message, ...others] = await messagesOf(site())
    expect(others).toEqual([])
    expect(message).toEqual({
      id: expect.any(String),
      ...bare.send,
      form: 'api',
      topic: 'question',
      phone: '',
      municipality: '',
      language: 'sr',
      page: '',
      at: site().clock.now,
      status: 'accepted',
      consentVersion: null,
      answered: null,
      order: null,
    })
    const mails = await dueMail(site())
    expect(mails.map(({ payload }) => payload)).toEqual([{ kind: 'contact', messageId: message!.id }])
    expect((await personAt(site(), email)).consents).toEqual([])
  })

  test('for the newsletter creates a pending subscriber', async () => {
    await call('subscribe', bare.subscribe)
    const { subscriber, consents } = await personAt(site(), email)
    expect(subscriber).toMatchObject({ email, status: 'pending', form: 'api', language: 'sr', consentVersion: null })
    expect(consents).toEqual([])
    expect(payloads(await dueMail(site()), 'confirm')).toEqual([
      { kind: 'confirm', to: email, language: 'sr', secret: expect.stringMatching(/^[\w-]{43}$/) },
    ])
  })

  test('stores all optional fields', async () => {
    const given = {
      phone: '+381 (11) 000-00.00',
      topic: 'media',
      lng: 'fr',
      consent: true,
      form: 'contact',
      municipality: 'Opština Primer',
      key: 'a key of the caller',
      page: 'contact',
    } as const
    expect((await call('send', { ...bare.send, ...given, token: 'no token of ours' })).status).toBe(200)
    const { key: _, lng: language, consent: __, ...stored } = given
    expect(await messagesOf(site())).toEqual([expect.objectContaining({ ...stored, language, consentVersion: 1 })])

    const subscription = { ...bare.subscribe, lng: 'nl', consent: true, form: 'newsletter', page: 'contact' }
    expect((await call('subscribe', subscription)).status).toBe(200)
    expect((await personAt(site(), email)).subscriber).toMatchObject({ language: 'nl', form: 'newsletter' })
  })

  test.each(topics)('accepts the topic %s', async (topic) => {
    expect((await call('send', { ...bare.send, topic })).status).toBe(200)
    expect((await messagesOf(site())).map((message) => message.topic)).toEqual([topic])
  })

  test.each(languages)(
    'is stored in %s when it names the language, otherwise in that of the request',
    async (language) => {
      const [other] = languages.filter((one) => one !== language)
      await call('send', { ...bare.send, message: 'named', lng: language }, { 'accept-language': other! })
      await call('send', { ...bare.send, message: 'asked' }, { 'accept-language': languageFacts[language].tag })
      await call('send', { ...bare.send, message: 'remembered' }, { cookie: `lng=${language}` })
      await request(site().app)
        .post(`/api/send?lng=${language}`)
        .send({ ...bare.send, message: 'addressed' })
      const stored = (await messagesOf(site())).map((message) => [message.message, message.language])
      expect(stored).toEqual(['named', 'asked', 'remembered', 'addressed'].map((message) => [message, language]))
    },
  )

  test.each(['de', 'fr-BE', 'FR', '', 'xx', '<script>'])('with the unknown language %j is accepted', async (lng) => {
    const answer = await call('subscribe', { ...bare.subscribe, lng }, { 'accept-language': 'fr' })
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success"}'])
    expect((await personAt(site(), email)).subscriber?.language).toBe('fr')
  })

  test('with unknown fields is accepted', async () => {
    const more =
      '{"email":"ana@primer.example","__proto__":"suspect","constructor":1,"status":"confirmed","x:y":"{\\":[:","n":true}'
    const answer = await request(site().app).post('/api/subscribe').type('json').send(more)
    expect(answer.status).toBe(200)
    expect((await personAt(site(), email)).subscriber?.status).toBe('pending')
  })

  test('keeps every UTF-8 character and line of a message', async () => {
    const message = 'Добар дан,\nŽđćčš – “quotes” & <b>mark-up</b>\r\n\tend 🌹'
    await call('send', { ...bare.send, message, name: 'Ђорђе O’Brien-Žižek' })
    expect(await messagesOf(site())).toEqual([expect.objectContaining({ message, name: 'Ђорђе O’Brien-Žižek' })])
  })

  test('is stored without spaces around its values', async () => {
    await call('send', { name: '  Ana ', email: ` ${email} `, message: '\n Good day. \n' })
    expect(await messagesOf(site())).toEqual([expect.objectContaining({ name: 'Ana', email, message: 'Good day.' })])
  })

  test('keeps the case of letters outside ASCII before the @ and composes them', async () => {
    const spelt = ['İbrahim@PRIMER.rs', 'Ana@ПРИМЕР.СРБ', 'E\u0301VA@primer.rs']
    for (const address of spelt)
      expect((await call('send', { ...bare.send, email: address, message: address })).status).toBe(200)
    expect((await messagesOf(site())).map((message) => message.email)).toEqual([
      'İbrahim@primer.rs',
      'ana@xn--e1afmkfd.xn--90a3ac',
      'Éva@primer.rs',
    ])
  })

  test.each(calls)('%s accepts the maximum length of each field', async (name) => {
    const fill = (length: number, letter = 'a') => letter.repeat(length)
    const maxEmailLength = `${fill(64)}@${fill(63)}.${fill(63)}.${fill(maxLengths.email - 64 - 63 - 63 - 3)}`
    expect(maxEmailLength).toHaveLength(maxLengths.email)
    const whole = {
      name: fill(maxLengths.name, 'ж'),
      email: maxEmailLength,
      message: fill(maxLengths.message, 'ж'),
      phone: fill(maxLengths.phone, '1'),
      municipality: fill(maxLengths.municipality, 'ж'),
      key: fill(maxLengths.key),
      token: fill(maxLengths.token),
    }
    expect((await call(name, name === 'send' ? whole : { email: maxEmailLength })).status).toBe(200)
  })
})

interface Wrong {
  call: Call
  body: object
  errors: Readonly<Record<string, FieldError>>
}

const long = (field: keyof typeof maxLengths) => 'a'.repeat(maxLengths[field] + 1)
const wrong: readonly Wrong[] = [
  { call: 'send', body: {}, errors: { name: 'required', email: 'required', message: 'required' } },
  {
    call: 'send',
    body: { name: '', email: '', message: '' },
    errors: { name: 'required', email: 'required', message: 'required' },
  },
  {
    call: 'send',
    body: { name: '  ', email: ' ', message: ' \n\t ' },
    errors: { name: 'required', email: 'required', message: 'required' },
  },
  {
    call: 'send',
    body: { name: 1, email: ['a'], message: {} },
    errors: { name: 'required', email: 'required', message: 'required' },
  },
  {
    call: 'send',
    body: { name: null, email: null, message: null },
    errors: { name: 'required', email: 'required', message: 'required' },
  },
  { call: 'send', body: { ...bare.send, email: 'ana' }, errors: { email: 'invalidEmail' } },
  {
    call: 'send',
    body: { ...bare.send, email: 'ana@primer.example, boris@primer.example' },
    errors: { email: 'invalidEmail' },
  },
  { call: 'send', body: { ...bare.send, email: 'ana@primer.example\nBcc: a@b.rs' }, errors: { email: 'invalidText' } },
  { call: 'send', body: { ...bare.send, name: 'Ana\r\nBcc: a@b.rs' }, errors: { name: 'invalidText' } },
  { call: 'send', body: { ...bare.send, name: 'Ana\u2028Anić' }, errors: { name: 'invalidText' } },
  { call: 'send', body: { ...bare.send, message: 'a\u0000b' }, errors: { message: 'invalidText' } },
  { call: 'send', body: { ...bare.send, phone: 'call me' }, errors: { phone: 'invalidPhone' } },
  { call: 'send', body: { ...bare.send, phone: '12345' }, errors: { phone: 'invalidPhone' } },
  { call: 'send', body: { ...bare.send, topic: 'nonsense' }, errors: { topic: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, topic: 5 }, errors: { topic: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, form: 'newsletter' }, errors: { form: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, form: '__proto__' }, errors: { form: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, form: ['contact'] }, errors: { form: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, consent: 'perhaps' }, errors: { consent: 'invalidChoice' } },
  { call: 'send', body: { ...bare.send, form: 'contact' }, errors: { consent: 'consentRequired' } },
  { call: 'send', body: { ...bare.send, form: 'contact', consent: false }, errors: { consent: 'consentRequired' } },
  { call: 'send', body: { ...bare.send, name: long('name') }, errors: { name: 'tooLong' } },
  { call: 'send', body: { ...bare.send, message: long('message') }, errors: { message: 'tooLong' } },
  { call: 'send', body: { ...bare.send, phone: '1'.repeat(maxLengths.phone + 1) }, errors: { phone: 'tooLong' } },
  { call: 'send', body: { ...bare.send, municipality: long('municipality') }, errors: { municipality: 'tooLong' } },
  { call: 'send', body: { ...bare.send, key: long('key') }, errors: { key: 'tooLong' } },
  { call: 'send', body: { ...bare.send, token: long('token') }, errors: { token: 'tooLong' } },
  { call: 'send', body: { ...order, lines: '' }, errors: { lines: 'emptyCart' } },
  { call: 'send', body: { ...order, lines: 'poster.1' }, errors: { lines: 'unknownItem' } },
  { call: 'send', body: { ...order, lines: 'tshirt_red_XXL.1' }, errors: { lines: 'soldOut' } },
  { call: 'send', body: { ...order, lines: 'usb.0' }, errors: { lines: 'invalidQuantity' } },
  { call: 'send', body: { ...order, code: 'FREE' }, errors: { code: 'invalidCode' } },
  { call: 'send', body: { ...order, taxNumber: '12' }, errors: { taxNumber: 'invalidTaxNumber' } },
  {
    call: 'send',
    body: { ...order, delivery: 'post', street: 'Ulica Primer 1', postcode: '1', town: 'Beograd' },
    errors: { way: 'cashAtPickup', postcode: 'invalidPostcode' },
  },
  {
    call: 'send',
    body: { ...table, date: '2027-02-30', time: '24:00', guests: '0' },
    errors: { date: 'invalidDate', time: 'invalidTime', guests: 'invalidGuests' },
  },
  { call: 'send', body: { ...table, date: '2026-01-01' }, errors: { date: 'pastDate' } },
  {
    call: 'send',
    body: { ...table, about: 'stay', arrival: '2999-01-02', departure: '2999-01-02' },
    errors: { departure: 'departsBefore' },
  },
  { call: 'send', body: { ...table, about: 'report', site: 'localhost' }, errors: { site: 'invalidSite' } },
  { call: 'send', body: { ...table, about: 'moon' }, errors: { about: 'invalidChoice' } },
  { call: 'send', body: announcement, errors: { page: 'eventClosed' } },
  { call: 'subscribe', body: {}, errors: { email: 'required' } },
  { call: 'subscribe', body: { email: 'ana@' }, errors: { email: 'invalidEmail' } },
  // IDNA mapping would turn these domains into other or invalid addresses.
  ...[
    'victim@gmail.com\u2474',
    'ana@127.0x1',
    'victim@gmail.com%0a',
    'victim@\uff47mail.com',
    '"victim"@gmail.com',
    '(1)victim@gmail.com',
    'victim@[127.0.0.1]',
    'victim@gmail.com.',
  ].flatMap((address) =>
    calls.map((name): Wrong => ({
      call: name,
      body: { ...bare[name], email: address },
      errors: { email: 'invalidEmail' },
    })),
  ),
  { call: 'subscribe', body: { email: 'ана@primer.rs' }, errors: { email: 'unreachableEmail' } },
  { call: 'subscribe', body: { email: 'İbrahim@primer.rs' }, errors: { email: 'unreachableEmail' } },
  { call: 'subscribe', body: { email: long('email') }, errors: { email: 'tooLong' } },
  { call: 'subscribe', body: { email, form: 'contact' }, errors: { form: 'invalidChoice' } },
  { call: 'subscribe', body: { email, form: 'newsletter' }, errors: { consent: 'consentRequired' } },
]

describe('a call with errors', () => {
  test('is tested with every error and every form', () => {
    const tried = wrong.flatMap(({ errors }) => Object.values(errors))
    expect(new Set([...tried, ...triedElsewhere])).toEqual(new Set(fieldErrors))
    expect(tried.filter((code) => triedElsewhere.includes(code))).toEqual([])
  })

  test.each(wrong)(
    '$call $errors is answered in each language and stores nothing',
    async ({ call: name, body, errors }) => {
      for (const language of languages) {
        const { forms, requests, 'events/event': event } = wordsOf(language)
        const sentences = { ...forms.errors, ...requests.errors, ...event.errors }
        const answer = await call(name, body, { 'accept-language': languageFacts[language].tag })
        expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store'])
        expect(answer.body).toEqual({
          status: 'error',
          errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentences[code]])),
        })
      }
      await nothingStored()
    },
  )

  test('is answered with these sentences in English', async () => {
    const headers = { 'accept-language': 'en' }
    expect((await call('subscribe', { email: 'x' }, headers)).text).toBe(
      '{"status":"error","errors":{"email":"Invalid email."}}',
    )
    expect((await call('subscribe', {}, headers)).text).toBe(
      '{"status":"error","errors":{"email":"Field is required."}}',
    )
    expect((await call('send', { email: 'x', name: 'Ana' }, headers)).body).toEqual({
      status: 'error',
      errors: { email: 'Invalid email.', message: 'Field is required.' },
    })
  })

  test('is answered in the language that it names', async () => {
    for (const language of languages) {
      const answer = await call('subscribe', { email: 'x', lng: language }, { cookie: 'lng=en' })
      expect(answer.body.errors).toEqual({ email: wordsOf(language).forms.errors.invalidEmail })
    }
  })

  test('is answered without its own values', async () => {
    const marker = '<marker>'
    const body = {
      name: `${marker}\n`,
      email: marker,
      message: marker,
      topic: marker,
      form: 'contact',
      lng: marker,
      [marker]: marker,
    }
    for (const name of calls) expect((await call(name, body)).text).not.toContain('marker')
  })
})

describe('a malformed call', () => {
  const json = (name: Call, body: string) =>
    rawRequest(site().app, `/api/${name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  const isError = (text: string) => {
    const body = JSON.parse(text) as Record<string, unknown>
    expect(body).toEqual({ status: 'error', message: expect.any(String) })
  }

  test.each([
    '{',
    '{"email":',
    'email=ana',
    '[]',
    '[{"email":"ana@primer.example"}]',
    'null',
    '"text"',
    '5',
    'true',
    '{"email":"a",}',
    '\ufeff\ufeff{}',
  ])('%j gets 400', async (body) => {
    for (const name of calls) {
      const answer = await json(name, body)
      expect([name, answer.status]).toEqual([name, 400])
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      isError(answer.text)
      expect(answer.text).not.toMatch(/JSON|token|position|SyntaxError|\bat /)
    }
    await nothingStored()
  })

  test.each([
    '{"email":"ana@primer.example","email":"boris@primer.example"}',
    '{"email":"ana@primer.example","\\u0065mail":"boris@primer.example"}',
    '{"email":"ana@primer.example","name":"Ana","message":"Hi","x":"a","x":"b"}',
    '{"email":"ana@primer.example","name":"Ana","message":"Hi","spare":"","spare":"b"}',
  ])('%s has a duplicate name and gets 400', async (body) => {
    for (const name of calls) {
      const answer = await json(name, body)
      expect([name, answer.status]).toEqual([name, 400])
      isError(answer.text)
    }
    await nothingStored()
  })

  test.each(['[1]', '{"suspect":true}', 'null', '[]', '{}', '{"a":{"b":[{}]}}'])(
    'with %s in an unknown field gets 400',
    async (value) => {
      for (const name of calls)
        for (const field of ['more', '__proto__', 'constructor', 'lng', 'page', 'at']) {
          const answer = await json(name, JSON.stringify(bare[name]).replace('{', `{"${field}":${value},`))
          expect([name, field, answer.status]).toEqual([name, field, 400])
        }
      await nothingStored()
      expect(({} as Record<string, unknown>)['suspect']).toBeUndefined()
    },
  )

  test.each(['phone', 'topic', 'form', 'consent', 'token', 'key', 'spare', 'municipality', 'proof'])(
    'with null, a list or an object as its %s has an error',
    async (field) => {
      for (const value of [null, [], ['a'], {}, { a: 1 }]) {
        const answer = await call('send', { ...bare.send, [field]: value })
        expect([value, answer.status >= 400 && answer.status < 500]).toEqual([value, true])
      }
      await nothingStored()
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('with the form %s is refused', async (form) => {
    expect((await json('send', JSON.stringify({ ...bare.send, form }))).status).toBe(422)
  })

  test('with a repeated field in a form post is refused', async () => {
    for (const name of calls)
      for (const more of ['email=a%40b.rs', 'x=1&x=2', 'consent=on&consent=on', 'spare=&spare=a', 'lng=fr&lng=nl']) {
        const answer = await request(site().app)
          .post(`/api/${name}`)
          .type('form')
          .send(`${new URLSearchParams(bare[name]).toString()}&${more}`)
        expect([name, more, Math.floor(answer.status / 100)]).toEqual([name, more, 4])
      }
    await nothingStored()
  })

  test('with too many fields is refused', async () => {
    const many = Array.from({ length: 1000 }, (_, field) => `f${field}=1`).join('&')
    const answer = await request(site().app).post('/api/send').type('form').send(many)
    expect(answer.status).toBe(413)
  })

  const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const
  test.each(Object.entries(packers))('compressed as %s may have 64 KiB after decompression', async (encoding, pack) => {
    const post = (message: string) => {
      const asked = request(site().app)
        .post('/api/send')
        .set({ 'content-type': 'application/json', 'content-encoding': encoding })
      asked.write(pack(JSON.stringify({ ...bare.send, message })))
      return asked
    }
    expect((await post('Good day.')).status).toBe(200)
    const bomb = await post('x'.repeat(20_000_000))
    expect(bomb.status).toBe(413)
    expect(await messagesOf(site())).toHaveLength(1)
  })

  test('in an unknown content encoding gets 415', async () => {
    for (const encoding of ['zip', 'gzip, gzip', 'compress', 'x']) {
      const answer = await rawRequest(site().app, '/api/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: JSON.stringify(bare.send),
      })
      expect([encoding, answer.status]).toEqual([encoding, 415])
    }
  })

  test('that is not compressed as declared gets 400', async () => {
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const answer = await rawRequest(site().app, '/api/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: JSON.stringify(bare.send),
      })
      expect([encoding, answer.status]).toEqual([encoding, 400])
      isError(answer.text)
    }
  })

  test.each(['utf-7', 'utf-16', 'utf-16le', 'utf-32', 'iso-8859-1', 'windows-1250', 'nonsense', '"'])(
    'in the charset %s gets 415',
    async (charset) => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const answer = await rawRequest(site().app, '/api/send', {
          method: 'POST',
          headers: { 'content-type': `${type}; charset=${charset}` },
          body: type.endsWith('json') ? JSON.stringify(bare.send) : new URLSearchParams(bare.send).toString(),
        })
        expect([type, answer.status]).toEqual([type, 415])
      }
      await nothingStored()
    },
  )

  test('with invalid UTF-8 gets 400', async () => {
    const asked = request(site().app).post('/api/send').type('json')
    asked.write(Buffer.from(JSON.stringify({ ...bare.send, name: 'Ana \u00ff\u00fe' }), 'latin1'))
    expect((await asked).status).toBe(400)
    await nothingStored()
  })

  test('with half a surrogate pair has an error', async () => {
    for (const field of ['name', 'message'])
      expect((await json('send', JSON.stringify({ ...bare.send, [field]: 'a\ud800b' }))).status).toBe(422)
    await nothingStored()
  })

  test('over 64 KiB gets 413', async () => {
    const body = (bytes: number) => JSON.stringify({ ...bare.send, more: 'x' }).replace('"x"', `"${'x'.repeat(bytes)}"`)
    const overhead = Buffer.byteLength(body(0))
    for (const name of calls) {
      expect((await json(name, body(64 * 1024 - overhead))).status).toBe(200)
      const answer = await json(name, body(64 * 1024 - overhead + 1))
      expect(answer.status).toBe(413)
      isError(answer.text)
    }
  })

  test('over 64 KiB without a Content-Length gets 413', async () => {
    const answer = await rawRequest(site().app, '/api/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: JSON.stringify({ ...bare.send, more: 'x'.repeat(70_000) }),
    })
    expect(answer.status).toBe(413)
  })

  test.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'text/json',
    'image/png',
  ])('of the type %s gets 415', async (type) => {
    for (const name of calls) {
      const answer = await rawRequest(site().app, `/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(bare[name]),
      })
      expect([name, answer.status]).toEqual([name, 415])
      isError(answer.text)
    }
    await nothingStored()
  })

  test('without a type gets 415', async () => {
    const answer = await rawRequest(site().app, '/api/send', { method: 'POST', body: JSON.stringify(bare.send) })
    expect(answer.status).toBe(415)
  })

  test('in another charset is refused or decoded correctly', async () => {
    const answer = await rawRequest(site().app, '/api/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=koi8-r' },
      body: JSON.stringify(bare.send),
    })
    expect(answer.status).toBe(415)
    isError(answer.text)
  })

  test('is answered in each language', async () => {
    for (const language of languages) {
      const answer = await request(site().app)
        .post('/api/send')
        .set('accept-language', languageFacts[language].tag)
        .type('json')
        .send('{')
      expect(answer.body).toEqual({ status: 'error', message: wordsOf(language).forms.problems.failed })
    }
  })

  test.each(calls)('GET of %s stores nothing', async (name) => {
    const answer = await request(site().app).get(`/api/${name}`).query(bare[name])
    expect([answer.status, answer.headers['location']]).toEqual([303, addressOf(homeRoute)])
    await nothingStored()
  })
})

describe('a filled honeypot', () => {
  test('of a message is answered with success, and the message is stored as suspect and mailed', async () => {
    const honest = await call('send', { ...bare.send, email: 'honest@primer.example' })
    await dueMail(site())
    const answer = await call('send', { ...bare.send, form: 'contact', consent: true, spare: 'x'.repeat(10_000) })
    expect([answer.status, answer.text]).toEqual([honest.status, honest.text])
    expect(Object.keys(answer.headers)).toEqual(Object.keys(honest.headers))
    const suspects = (await messagesOf(site())).filter(({ status }) => status === 'suspect')
    expect(suspects).toEqual([expect.objectContaining({ email, status: 'suspect' })])
    expect(payloads(await dueMail(site()), 'contact')).toEqual([{ kind: 'contact', messageId: suspects[0]!.id }])
    expect((await personAt(site(), email)).consents).toHaveLength(1)
  })

  test('of a sign-up is refused without and accepted with proof of work', async () => {
    const refused = await call('subscribe', { ...bare.subscribe, spare: 'x' })
    expect([refused.status, refused.body]).toEqual([
      429,
      { status: 'error', message: wordsOf('sr').forms.problems.tooMany },
    ])
    await nothingStored()
    const { body } = await request(site().app).get('/api/form?work=1')
    const { token, challenge } = body as { token: string; challenge: Challenge }
    const taken = await call('subscribe', {
      ...bare.subscribe,
      spare: 'x',
      token,
      proof: await solveChallenge(challenge),
    })
    expect(taken.body).toEqual({ status: 'success' })
    expect(payloads(await dueMail(site()), 'confirm')).toHaveLength(1)
  })

  test('under a name that password managers fill in is ignored', async () => {
    for (const name of calls) {
      const answer = await call(name, { ...bare[name], website: 'https://primer.example', url: 'x', company: 'x' })
      expect([name, answer.body]).toEqual([name, { status: 'success' }])
    }
    expect((await messagesOf(site())).map(({ status }) => status)).toEqual(['accepted'])
    expect((await dueMail(site())).map(({ payload }) => payload.kind).sort()).toEqual(['confirm', 'contact'])
  })

  test('marks a message that is deleted after 30 days', async () => {
    await call('send', { ...bare.send, spare: 'x' })
    for (const { id } of await dueMail(site())) await site().store.recordMailAccepted(id, site().clock.now)
    await site().store.purge(site().clock.now + 30 * 24 * 60 * minute, 365)
    expect(await messagesOf(site())).toEqual([])
  })
})

describe('the same call twice', () => {
  const sent = async () => (await messagesOf(site())).length
  const asked = async () => payloads(await dueMail(site()), 'confirm').length

  test('with the same key is stored once and answered alike', async () => {
    const answers = [await call('send', { ...bare.send, key: 'one' }), await call('send', { ...bare.send, key: 'one' })]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, '{"status":"success"}']))
    expect(await sent()).toBe(1)
    await call('send', { ...bare.send, key: 'two' })
    expect(await sent()).toBe(2)
  })

  test('with the same key and other content is stored as another', async () => {
    await call('send', { ...bare.send, key: 'one' })
    await call('send', { ...bare.send, message: 'Of another caller who counts from one.', key: 'one' })
    expect(await sent()).toBe(2)
  })

  test('with the same key is stored once for the newsletter, too', async () => {
    await call('subscribe', { ...bare.subscribe, key: 'one' })
    await call('subscribe', { ...bare.subscribe, key: 'one' })
    expect(await asked()).toBe(1)
    await call('subscribe', { ...bare.subscribe, key: 'two' })
    expect(await asked()).toBe(1)
  })

  test('is stored once when both arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('send', { ...bare.send, key: 'one' })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await sent()).toBe(1)
  })

  test('with the same key is stored by both calls', async () => {
    await call('send', { ...bare.send, key: 'one' })
    await call('subscribe', { ...bare.subscribe, key: 'one' })
    expect(await sent()).toBe(1)
    expect(payloads(await dueMail(site()), 'confirm')).toHaveLength(1)
  })

  test('without a key is stored once within ten minutes', async () => {
    await call('send', bare.send)
    site().clock.now += 10 * minute - 1
    await call('send', bare.send)
    expect(await sent()).toBe(1)
    site().clock.now += 1
    await call('send', bare.send)
    expect(await sent()).toBe(2)
  })

  test('without a key is stored once within ten minutes for the newsletter, too', async () => {
    await call('subscribe', bare.subscribe)
    await call('subscribe', bare.subscribe)
    expect(await asked()).toBe(1)
    site().clock.now += 10 * minute
    await call('subscribe', bare.subscribe)
    expect(await asked()).toBe(1)
  })

  test('with other spaces and another spelling of the address is stored once', async () => {
    await call('send', bare.send)
    await call('send', { ...bare.send, name: ` ${bare.send.name} `, email: email.toUpperCase(), phone: '' })
    expect(await sent()).toBe(1)
  })

  test.each([
    { message: 'Another.' },
    { name: 'Another' },
    { email: 'other@primer.example' },
    { phone: '+381 11 000 00 00' },
    { topic: 'join' },
    { lng: 'fr' },
    { municipality: 'Another' },
    { form: 'contact', consent: true },
  ])('with %o is stored as another', async (other) => {
    await call('send', bare.send)
    await call('send', { ...bare.send, ...other })
    expect(await sent()).toBe(2)
  })
})

describe('an address', () => {
  const ask = (address: string) => call('subscribe', { email: address, consent: true, form: 'newsletter' })

  test('is not revealed as known by the answer', async () => {
    const known = async (address: string, until: 'pending' | 'confirmed' | 'unsubscribed' | 'erased') => {
      await ask(address)
      if (until === 'pending') return
      const [mail] = payloads(await dueMail(site()), 'confirm')
      const page = `/newsletter/confirm`
      expect((await request(site().app).post(page).type('form').send({ t: mail!.secret })).status).toBe(303)
      const { subscriber } = await personAt(site(), address)
      if (until === 'unsubscribed')
        await site().store.unsubscribe(subscriber!.id, site().clock.now, {
          act: 'withdrawn',
          purpose: 'newsletter',
          wordingVersion: 1,
          wordingHash: '',
          language: 'sr',
          form: 'newsletter',
          page: '',
          subjectHash: '',
          ipHash: '',
        })
      if (until === 'erased') await site().store.erasePerson(address, 'hash', site().clock.now)
    }
    await known('erased@primer.example', 'erased')
    await known('unsubscribed@primer.example', 'unsubscribed')
    await known('confirmed@primer.example', 'confirmed')
    await known('pending@primer.example', 'pending')
    expect((await personAt(site(), 'confirmed@primer.example')).subscriber?.status).toBe('confirmed')
    expect((await personAt(site(), 'unsubscribed@primer.example')).subscriber?.status).toBe('unsubscribed')
    site().clock.now += 60 * minute

    const answers = []
    for (const name of ['new', 'pending', 'confirmed', 'unsubscribed', 'erased']) {
      const { status, text, headers } = await ask(`${name}@primer.example`)
      const { date: _, ...rest } = headers as Record<string, string>
      answers.push({ status, text, headers: rest })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('gets at most three mails in a day', async () => {
    let mails = 0
    for (let time = 0; time < 6; time += 1) {
      const answer = await call('subscribe', { email, key: `key ${time}` })
      expect([answer.status, answer.text]).toEqual([200, '{"status":"success"}'])
      mails += (await dueMail(site())).length
    }
    expect(mails).toBe(3)
    site().clock.now += 24 * 60 * minute + 1
    await call('subscribe', { email, key: 'tomorrow' })
    expect(await dueMail(site())).toHaveLength(1)
  })

  test('keeps its limit in another spelling', async () => {
    const spelt = [
      'ana@пример.срб',
      'ANA@ПРИМЕР.СРБ',
      'ana@xn--e1afmkfd.xn--90a3ac',
      ' ana@Пример.срб',
      'Ana@XN--e1afmkfd.xn--90a3ac',
    ]
    for (const [time, address] of spelt.entries()) await call('subscribe', { email: address, key: `key ${time}` })
    expect(await dueMail(site())).toHaveLength(3)
    expect(await site().store.countSubscribers({})).toBe(1)
  })
})

describe('a call while the store is unavailable', () => {
  const refuse = () => Promise.reject(new StoreUnavailable())
  const failing = siteOfEachTest({
    wrapStore: (store) => ({ ...store, acceptMessage: refuse, requestSubscription: refuse }),
  })

  test.each(calls)('%s gets 503 with Retry-After', async (name) => {
    for (const language of languages) {
      const answer = await request(failing().app)
        .post(`/api/${name}`)
        .set('accept-language', languageFacts[language].tag)
        .send(bare[name])
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('10')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toEqual({ status: 'error', message: wordsOf(language).forms.problems.unavailable })
    }
    expect(await messagesOf(failing())).toEqual([])
  })
})

/** The fewest fields of a request. */
const report = { about: 'report', site: 'primer.example' }

/** The fewest further fields of an application. */
const application = { topic: 'volunteer', municipality: 'Zemun', wording: String(wordingVersions.join.version) }

test('every form of a call has a schema', async () => {
  await showEvent(site().store, site().clock.now)
  for (const [name, forms] of [
    ['send', sendForms],
    ['subscribe', subscribeForms],
  ] as const)
    for (const form of forms) {
      const more =
        { order, request: report, join: application, attend: { page: 'events-event/rally' } }[form as string] ?? {}
      const answer = await call(name, { ...bare[name], ...more, form, consent: true, key: `${name} ${form}` })
      expect([form, answer.status]).toEqual([form, 200])
    }
})
