import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { accessesPerAddress } from '#db/store.ts'
import { dayOf } from '#shared/localDay.ts'
import { wordsOf } from '#locales/words.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { maxMessagesShown } from '#shared/myData.ts'
import {
  attributeNames,
  day,
  dueMail,
  elements,
  fieldsOf,
  formAt,
  hour,
  invalidFields,
  messageIn,
  minute,
  payloads,
  personAt,
  rawRequest,
  second,
  siteOfEachTest,
  stateOf,
  withLog,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import type { TestApp } from '#tests/support/testApp.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const path = '/newsletter/my-data'
const email = 'ana@primer.example'
const stranger = 'nobody@primer.example'
const app = () => site().app
const mainOf = (html: string) => wordsOfHtml(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '')

const call = (name: string, body: object) => request(app()).post(`/api/${name}`).send(body)
const write = (message: string, more: object = {}) =>
  call('send', { email, name: 'Ana Anić', message, form: 'contact', consent: true, page: 'contact', ...more })

/** Creates a confirmed subscriber who has also sent a message. */
async function makeKnown(language: Language = 'sr') {
  await call('subscribe', { email, form: 'newsletter', consent: true, page: 'contact', lng: language })
  const [payload] = payloads(await dueMail(site()), 'confirm')
  await request(app()).post('/newsletter/confirm').type('form').send({ t: payload!.secret })
  await write('Good day.\nAna', { phone: '+381 60 1234567', municipality: 'Vračar', topic: 'join' })
  await dueMail(site())
}

const ask = (address = email, language?: Language, more: object = {}) =>
  request(app())
    .post(path)
    .query(language ? { lng: language } : {})
    .type('form')
    .send({ email: address, spare: '', ...more })

/** Requests a link and returns the token from the mail. */
async function mailed(language: Language = 'sr'): Promise<string> {
  expect((await ask(email, language)).status).toBe(303)
  const [payload] = payloads(await dueMail(site()), 'access')
  return payload!.secret
}
const open = (t: string, query: object = {}) =>
  request(app())
    .get(path)
    .query({ ...query, t })
const press = (t: string, fields: object, query: object = {}) =>
  request(app())
    .post(path)
    .query(query)
    .type('form')
    .send({ t, ...fields })

const isNobodysCache = (answer: request.Response) => {
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['etag']).toBeUndefined()
}
const isNoindex = (html: string) =>
  expect(elements(html, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))

describe('requesting a link', () => {
  test.each(languages)('the page explains itself in %s and has one form', async (language) => {
    const page = await request(app()).get(path).set('accept-language', languageFacts[language].tag)
    expect(page.status).toBe(200)
    isNoindex(page.text)
    const { ask: words } = wordsOf(language)['newsletter/my-data']
    for (const said of [words.heading, words.text, words.note])
      expect(mainOf(page.text)).toContain(said.replaceAll('\u00ad', ''))
    const form = formAt(page.text, 'my-data')
    expect(elements(form, 'form')[0]).toMatchObject({ method: 'post', action: path })
    expect(fieldsOf(form)).toEqual({ spare: '', email: '' })
  })

  test.each(languages)('is confirmed in %s, and the mail is in the same language', async (language) => {
    await makeKnown()
    const answer = await ask(email, language)
    expect([answer.status, answer.headers['location']]).toEqual([303, `${path}?lng=${language}&sent=my-data`])
    isNobodysCache(answer)
    const page = await request(app()).get(answer.headers['location']!)
    expect(mainOf(page.text)).toContain(wordsOf(language)['newsletter/my-data'].sent.text)
    expect(page.text).not.toContain(email)
    const [payload, ...more] = payloads(await dueMail(site()), 'access')
    expect(more).toEqual([])
    expect(payload).toMatchObject({ to: email, language })
    expect(payload!.secret).toMatch(/^[\w-]{43}$/)
  })

  test('without a language in the address redirects without one', async () => {
    expect((await ask()).headers['location']).toBe(`${path}?sent=my-data`)
  })

  test('is answered alike for known and unknown addresses and mails only known ones', async () => {
    await makeKnown()
    const answers = []
    for (const address of [email, stranger, ' ANA@Primer.EXAMPLE']) {
      const { status, headers, text } = await ask(address)
      const { date: _, ...rest } = headers as Record<string, string>
      answers.push({ status, headers: rest, text })
      site().clock.now += 11 * minute
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(payloads(await dueMail(site()), 'access').map(({ to }) => to)).toEqual([email, email])
    expect(await personAt(site(), stranger)).toEqual({
      subscriber: undefined,
      messages: [],
      mails: [],
      consents: [],
      suppressed: false,
    })
  })

  test('twice sends one mail, and at most three in a day', async () => {
    await makeKnown()
    await ask()
    await ask()
    expect(payloads(await dueMail(site()), 'access')).toHaveLength(1)
    for (let time = 0; time < accessesPerAddress + 2; time += 1) {
      site().clock.now += hour
      expect((await ask()).status).toBe(303)
    }
    expect(payloads(await dueMail(site()), 'access')).toHaveLength(accessesPerAddress - 1)
  })

  test('with a filled honeypot asks to wait for known and unknown addresses alike, and then mails', async () => {
    await makeKnown()
    const filled = { spare: 'https://robot.example' }
    const [known, unknown] = [await ask(email, undefined, filled), await ask('x@primer.example', undefined, filled)]
    expect([known.status, unknown.status]).toEqual([429, 429])
    expect(await dueMail(site())).toEqual([])
    const form = formAt(known.text, 'my-data')
    expect(messageIn(form)).toContain(wordsOf('sr').forms.problems.wait)
    const { token } = fieldsOf(form)
    expect(messageIn(formAt((await ask(email, undefined, { ...filled, token: token! })).text, 'my-data'))).toContain(
      wordsOf('sr').forms.problems.wait,
    )
    site().clock.now += 10 * second
    expect((await ask(email, undefined, { ...filled, token: token! })).status).toBe(303)
    expect(payloads(await dueMail(site()), 'access')).toHaveLength(1)
  })

  test.each(languages)('with an invalid address shows the page in %s with the typed values', async (language) => {
    for (const [typed, error] of [
      ['ana at "primer"', 'invalidEmail'],
      ['', 'required'],
    ] as const) {
      const answer = await ask(typed, language)
      expect(answer.status).toBe(422)
      isNobodysCache(answer)
      isNoindex(answer.text)
      const form = formAt(answer.text, 'my-data')
      expect(invalidFields(form)).toEqual(['email'])
      expect(fieldsOf(form)['email']).toBe(typed)
      expect(wordsOfHtml(form)).toContain(wordsOf(language).forms.errors[error])
      expect(messageIn(form)).toContain(wordsOf(language).forms.problems.invalid)
      expect(elements(form, 'form')[0]?.['action']).toBe(`${path}?lng=${language}`)
      expect(attributeNames(answer.text)).not.toContain('style')
    }
  })

  test('passes only the address to the page’s script', async () => {
    const answer = await ask('"><script>alert(1)</script>', undefined, { token: 'a', spare: 'b' })
    expect(answer.status).toBe(422)
    expect(answer.text).not.toContain('<script>alert')
    expect(stateOf(answer.text)['visit']).toMatchObject({ values: { email: '"><script>alert(1)</script>' } })
  })

  test('from another site or as JSON is refused', async () => {
    await makeKnown()
    const foreign = await ask().set({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await request(app()).post(path).send({ email })).status).toBe(415)
    expect(await dueMail(site())).toEqual([])
    expect((await ask().set({ 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  })

  test('other methods are refused', async () => {
    const answer = await request(app()).put(path)
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('requesting beyond the rate limit', () => {
  const limited = siteOfEachTest()

  test('shows the page with a fresh token, which is accepted', async () => {
    const asking = (fields: object) =>
      request(limited().app)
        .post(path)
        .type('form')
        .send({ spare: '', ...fields })
    let answer: request.Response
    let count = 0
    do {
      answer = await asking({ email: `ana-${(count += 1)}@primer.example` })
    } while (answer.status === 303 && count < 500)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    isNobodysCache(answer)
    const form = formAt(answer.text, 'my-data')
    expect(messageIn(form)).toContain(wordsOf('sr').forms.problems.again)
    const fields = fieldsOf(form)
    expect(fields['email']).toBe(`ana-${count}@primer.example`)
    expect(fields['token']).toMatch(/\S/)
    expect((await asking(fields)).status).toBe(303)
    expect((await asking(fields)).status).toBe(429)
  })
})

describe('while the store is unavailable', () => {
  const refuse = () => Promise.reject(new StoreUnavailable())
  const failing = siteOfEachTest({
    env: { RATE_LIMIT: 'off' },
    wrapStore: (store) => ({ ...store, requestAccess: refuse, findAccess: refuse }),
  })

  test.each(languages)('the form is shown in %s with the typed values', async (language) => {
    const answer = await request(failing().app).post(`${path}?lng=${language}`).type('form').send({ email })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    isNobodysCache(answer)
    const form = formAt(answer.text, 'my-data')
    expect(fieldsOf(form)['email']).toBe(email)
    expect(messageIn(form)).toContain(wordsOf(language).forms.problems.unavailable)
  })

  test('a link shows an error with Retry-After', async () => {
    for (const answer of [
      await request(failing().app).get(`${path}?lng=fr&t=token`),
      await request(failing().app).post(`${path}?lng=fr`).type('form').send({ t: 'token', act: 'erase' }),
    ]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
      expect(wordsOfHtml(answer.text)).toContain(wordsOf('fr').problem.title)
    }
  })
})

describe('opening the link', () => {
  test.each(languages)('shows all stored data in %s', async (language) => {
    await makeKnown(language)
    const answer = await open(await mailed(language), { lng: language })
    expect(answer.status).toBe(200)
    isNobodysCache(answer)
    isNoindex(answer.text)
    expect(answer.headers['content-language']).toBe(languageFacts[language].tag)
    const words = mainOf(answer.text)
    const { 'newsletter/my-data': myData, mailPurposes, consent, organisation, forms } = wordsOf(language)
    for (const said of [
      email,
      'Ana Anić',
      '+381 60 1234567',
      'Vračar',
      'Good day.\nAna',
      forms.topics.join,
      languageFacts[language].ownName,
      myData.subscription.status.confirmed,
      consent.newsletter.replace('{{partyName}}', organisation.nameInSentence),
      ...(['given', 'confirmed'] as const).map((act) => myData.consents.act[act]),
      ...(['newsletter', 'contact'] as const).map((purpose) => myData.consents.purpose[purpose]),
      ...(['confirm', 'welcome', 'contact', 'access'] as const).map((kind) => mailPurposes.of[kind]),
      myData.hidden.text,
    ])
      expect(words).toContain(said)
    expect(words).not.toContain(myData.hidden.suppressed)
  })

  test('uses the language of the mail, unless the address names another', async () => {
    await makeKnown()
    const t = await mailed('nl')
    expect((await open(t).set('accept-language', 'fr')).headers['content-language']).toBe('nl')
    expect((await open(t, { lng: 'en' })).headers['content-language']).toBe('en')
  })

  test('changes nothing by GET or HEAD', async () => {
    await makeKnown()
    const t = await mailed()
    const before = await personAt(site(), email)
    for (const query of [
      '',
      '&done=unsubscribe',
      '&act=erase&sure=yes',
      '&act=unsubscribe',
      '&act=language&language=fr',
    ])
      for (const method of ['GET', 'HEAD'])
        expect((await rawRequest(app(), `${path}?t=${t}${query}`, { method })).status).toBe(200)
    expect(await personAt(site(), email)).toEqual(before)
    expect(await dueMail(site())).toEqual([])
  })

  test('works for a day after the mail was sent, then offers another', async () => {
    await makeKnown()
    await ask()
    const [mail] = await dueMail(site())
    const [payload] = payloads([mail!], 'access')
    site().clock.now += 2 * day
    await site().store.recordMailAccepted(mail!.id, site().clock.now)
    site().clock.now += day - second
    expect((await open(payload!.secret)).status).toBe(200)
    site().clock.now += second
    for (const language of languages)
      for (const t of [payload!.secret, 'nonsense', '']) {
        const answer = await open(t, { lng: language })
        expect(answer.status).toBe(410)
        isNobodysCache(answer)
        isNoindex(answer.text)
        expect(mainOf(answer.text)).toContain(wordsOf(language)['newsletter/my-data'].ended.text)
        expect(answer.text).not.toContain(email)
        expect(fieldsOf(formAt(answer.text, 'my-data'))).toEqual({ spare: '', email: '' })
      }
    const late = await press(payload!.secret, { act: 'erase', sure: 'yes' })
    expect(late.status).toBe(410)
    expect((await personAt(site(), email)).subscriber?.status).toBe('confirmed')
  })

  test('shows the messages of a person who has not subscribed', async () => {
    await write('Good day.')
    const answer = await open(await mailed('en'))
    const { 'newsletter/my-data': myData } = wordsOf('en')
    expect(mainOf(answer.text)).toContain(myData.subscription.none)
    expect(mainOf(answer.text)).toContain('Good day.')
  })

  test('shows that the address was erased before', async () => {
    await makeKnown()
    await press(await mailed(), { act: 'erase', sure: 'yes' })
    site().clock.now += day
    await write('Once more.')
    const answer = await open(await mailed('en'))
    expect(mainOf(answer.text)).toContain(wordsOf('en')['newsletter/my-data'].hidden.suppressed)
  })

  test('shows the latest of many messages and explains how to get the others', async () => {
    for (let count = 0; count <= maxMessagesShown; count += 1) await write(`message ${count}.`)
    const t = await mailed('en')
    const answer = await open(t)
    expect(mainOf(answer.text)).toContain(wordsOf('en')['newsletter/my-data'].messages.latest)
    expect(mainOf(answer.text)).toContain(`message ${maxMessagesShown}.`)
    expect(mainOf(answer.text)).not.toContain('message 0.')
    const copy = await press(t, { act: 'download' })
    expect((copy.body as { messages: unknown[] }).messages).toHaveLength(maxMessagesShown + 1)
  })

  test('keeps its token when the language is changed', async () => {
    await makeKnown()
    const t = await mailed('sr')
    const links = elements((await open(t)).text, 'a').map(({ href = '' }) => href)
    const { headers } = await rawRequest(
      app(),
      links.find((href) => href.startsWith('/language?lng=fr'))!,
    )
    expect(headers.location).toBe(`${path}?lng=fr&t=${t}`)
  })

  test('writes neither address nor token into the log', async () => {
    await makeKnown()
    const t = await mailed()
    const { app: logged, raw, lines } = await withLog(site())
    await request(logged).get(path).query({ t })
    await request(logged).post(path).type('form').send({ t, act: 'download' })
    await request(logged).post(path).type('form').send({ email })
    expect(lines().length).toBeGreaterThan(2)
    expect(raw()).not.toContain(t)
    expect(raw()).not.toContain(email)
  })
})

describe('the actions of the page', () => {
  test('are forms with the token in the body and the page’s language', async () => {
    await makeKnown()
    const t = await mailed('nl')
    const page = await open(t)
    const forms = (/<main\b[^]*<\/main>/.exec(page.text)?.[0] ?? '').match(/<form\b[^]*?<\/form>/g) ?? []
    expect(forms.map((form) => elements(form, 'form')[0])).toEqual(
      forms.map(() => expect.objectContaining({ method: 'post', action: `${path}?lng=nl` }) as unknown),
    )
    expect(forms.map(fieldsOf)).toEqual([
      { t, act: 'language', language: 'sr' },
      { t, act: 'unsubscribe' },
      { t, act: 'download' },
      { t, act: 'erase' },
    ])
  })

  test.each(languages)('change the newsletter’s language and confirm it in %s', async (language) => {
    await makeKnown()
    const t = await mailed(language)
    const answer = await press(t, { act: 'language', language: 'fr' }, { lng: language })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${path}?lng=${language}&t=${t}&done=language`])
    isNobodysCache(answer)
    const page = await request(app()).get(answer.headers['location']!)
    expect(mainOf(page.text)).toContain(wordsOf(language)['newsletter/my-data'].done.language)
    expect((await personAt(site(), email)).subscriber).toMatchObject({ language: 'fr', status: 'confirmed' })
    // The script replaces the address by one without `done`.
    expect(stateOf(page.text)['address']).toBe(`${path}?lng=${language}&t=${t}`)
  })

  test.each(languages)('unsubscribe, log it once and confirm it in %s', async (language) => {
    await makeKnown('sr')
    const t = await mailed(language)
    for (let time = 0; time < 2; time += 1) {
      const answer = await press(t, { act: 'unsubscribe' }, { lng: language })
      expect(answer.headers['location']).toBe(`${path}?lng=${language}&t=${t}&done=unsubscribe`)
      const page = await request(app()).get(answer.headers['location']!)
      expect(mainOf(page.text)).toContain(wordsOf(language)['newsletter/my-data'].done.left)
      expect(mainOf(page.text)).toContain(wordsOf(language)['newsletter/my-data'].consents.act.withdrawn)
    }
    const { subscriber, consents } = await personAt(site(), email)
    expect(subscriber?.status).toBe('unsubscribed')
    expect(consents.filter(({ act }) => act === 'withdrawn')).toMatchObject([
      { page: 'newsletter-my-data', language, purpose: 'newsletter' },
    ])
    expect(await site().store.verifyConsent()).toMatchObject({ intact: true })
  })

  test('include a download of all data', async () => {
    await makeKnown()
    const t = await mailed()
    const answer = await press(t, { act: 'download' })
    expect(answer.status).toBe(200)
    isNobodysCache(answer)
    const today = dayOf(site().clock.now)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename=my-data-${today}.json`,
      'x-content-type-options': 'nosniff',
    })
    const { subscriber, messages, consents, mails } = await personAt(site(), email)
    const iso = (at: number) => new Date(at).toISOString()
    expect(answer.body).toEqual({
      email,
      shown: iso(site().clock.now),
      subscriber: {
        ...subscriber,
        created: iso(subscriber!.created),
        confirmed: iso(subscriber!.confirmed!),
        unsubscribed: null,
        unsubscribeUrl: expect.stringMatching(/^http:\/\/localhost:3000\/u\//) as string,
      },
      messages: messages.map((message) => ({ ...message, at: iso(message.at) })),
      consents: consents.map((entry) => ({ ...entry, at: iso(entry.at) })),
      mails: mails.map((mail) => ({ ...mail, created: iso(mail.created) })),
      suppressed: false,
    })
    expect(Object.keys(answer.body as object)).toEqual([
      'email',
      'shown',
      'subscriber',
      'messages',
      'consents',
      'mails',
      'suppressed',
    ])
  })

  test.each([
    ['an unknown action', { act: 'export' }],
    ['no action', {}],
    ['a language that the site does not have', { act: 'language', language: 'de' }],
  ])('do not accept %s', async (_, fields) => {
    await makeKnown()
    const t = await mailed()
    const before = await personAt(site(), email)
    const answer = await press(t, fields)
    expect(answer.status).toBe(400)
    const { problem } = wordsOf('sr')
    expect(wordsOfHtml(answer.text)).toContain(problem.notAccepted.text)
    expect(wordsOfHtml(answer.text)).not.toContain(problem.text)
    expect(await personAt(site(), email)).toEqual(before)
  })

  test('are refused from another site', async () => {
    await makeKnown()
    const t = await mailed()
    const answer = await press(t, { act: 'erase', sure: 'yes' }).set({ 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect((await personAt(site(), email)).subscriber).toBeDefined()
  })
})

describe('erasing', () => {
  test.each(languages)('asks for confirmation in %s and lists what is deleted and what stays', async (language) => {
    await makeKnown()
    const t = await mailed(language)
    const before = await personAt(site(), email)
    const asked = await press(t, { act: 'erase' }, { lng: language })
    expect(asked.status).toBe(200)
    isNobodysCache(asked)
    const { erasing, stays } = wordsOf(language)['newsletter/my-data']
    for (const said of [
      email,
      erasing.final,
      ...Object.values(erasing.goes),
      stays.log,
      stays.fingerprint,
      stays.copies,
    ])
      expect(mainOf(asked.text)).toContain(said)
    expect(await personAt(site(), email)).toEqual(before)
    const [form] = /<main\b[^]*<\/main>/.exec(asked.text)![0].match(/<form\b[^]*?<\/form>/g) ?? []
    expect(fieldsOf(form!)).toEqual({ t, act: 'erase', sure: 'yes' })
    expect(elements(asked.text, 'a').map(({ href }) => href)).toContain(`${path}?lng=${language}&t=${t}`)
  })

  test.each(languages)('happens at the second press, is confirmed in %s and ends the link', async (language) => {
    await makeKnown()
    const t = await mailed(language)
    const answer = await press(t, { act: 'erase', sure: 'yes' }, { lng: language })
    expect(answer.status).toBe(200)
    isNobodysCache(answer)
    const { erased, stays } = wordsOf(language)['newsletter/my-data']
    expect(mainOf(answer.text)).toContain(erased.heading.replaceAll('\u00ad', ''))
    expect(mainOf(answer.text)).toContain(stays.log)
    expect(mainOf(answer.text)).not.toContain(erased.traces)
    expect(answer.text).not.toContain(t)
    expect(await personAt(site(), email)).toMatchObject({
      subscriber: undefined,
      messages: [],
      mails: [],
      suppressed: true,
    })
    expect((await open(t)).status).toBe(410)
    expect(await site().store.verifyConsent()).toMatchObject({ intact: true, entries: 3 })
  })

  test('is confirmed twice when it is sent twice', async () => {
    await makeKnown()
    const t = await mailed('en')
    const erase = () => press(t, { act: 'erase', sure: 'yes' }, { lng: 'en' })
    const answers = [...(await Promise.all([erase(), erase()])), await erase()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { text } of answers) expect(mainOf(text)).toContain(wordsOf('en')['newsletter/my-data'].erased.heading)
    expect((await press('no such token', { act: 'erase', sure: 'yes' })).status).toBe(410)
  })

  test('leaves no byte of the address in the database, its WAL or mail files', async () => {
    await makeKnown()
    const t = await mailed()
    const { dataDir } = site().config
    // Without a mail server, mails are written as files.
    site().clock.now += 366 * day
    await ask()
    site().outbox.start()
    const filesWith = (text: string) =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
        .map(({ name }) => name)
    await expect.poll(() => filesWith(email).some((name) => name.endsWith('.eml'))).toBe(true)
    await site().outbox.stop()
    expect(existsSync(join(dataDir, 'site.sqlite-wal'))).toBe(true)
    expect(filesWith(email).some((name) => name.startsWith('site.sqlite'))).toBe(true)

    expect((await press(t, { act: 'erase', sure: 'yes' })).status).toBe(200)
    for (const text of [email, 'Ana Anić', 'Good day.', '+381 60 1234567']) expect(filesWith(text)).toEqual([])
  })

  test('reports traces that are deleted later', async () => {
    await makeKnown()
    const { myData } = site().services
    const erase = myData.erase.bind(myData)
    myData.erase = async (token) => {
      const erased = await erase(token)
      return erased && { ...erased, complete: false }
    }
    const answer = await press(await mailed('en'), { act: 'erase', sure: 'yes' }, { lng: 'en' })
    expect(mainOf(answer.text)).toContain(wordsOf('en')['newsletter/my-data'].erased.traces)
  })
})

test('other pages and mails link to the page', async () => {
  await makeKnown()
  const linksOf = (from: TestApp['app'], address: string) =>
    request(from)
      .get(address)
      .then(({ text }) => elements(text, 'a').map(({ href }) => href))
  expect(await linksOf(app(), '/privacy?lng=fr')).toContain(`${path}?lng=fr`)
  const { subscriber } = await personAt(site(), email)
  const { unsubscribeToken } = await import('#server/mail/addresses.ts')
  const t = unsubscribeToken(site().config.secret, subscriber!.id, subscriber!.keyVersion)
  const left = await request(app()).post('/newsletter/unsubscribe?lng=nl').type('form').send({ t })
  expect(elements(left.text, 'a').map(({ href }) => href)).toContain(`${path}?lng=nl`)
})
