import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import { confirmationReceipt, unsubscribeToken } from '#server/mail/addresses.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { wordingHashes, wordingVersions } from '#shared/consent/versions.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import {
  day,
  dueMail,
  elements,
  fieldsOf,
  hour,
  payloads,
  personAt,
  rawRequest,
  siteOfEachTest,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'
import { createTestApp } from '#tests/support/testApp.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const email = 'ana@primer.example'
const masked = 'a***@primer.example'
const confirmPath = '/newsletter/confirm'
const unsubscribePath = '/newsletter/unsubscribe'

const app = () => site().app
const statusOf = async () => (await personAt(site(), email)).subscriber?.status
const actsOf = async () => (await personAt(site(), email)).consents.map(({ act }) => act)

const ask = (more: object = {}) =>
  request(app())
    .post('/api/subscribe')
    .send({ email, form: 'newsletter', consent: true, page: 'contact', ...more })

/** Signs up and returns the id and the token of the mail. */
async function signUp(language: Language = 'sr', more: object = {}) {
  expect((await ask({ lng: language, ...more })).status).toBe(200)
  const mails = await dueMail(site())
  const [payload] = payloads(mails, 'confirm')
  return { id: mails[0]!.id, ...payload! }
}
const open = (secret: string, language?: Language) =>
  request(app())
    .get(confirmPath)
    .query({ ...(language && { lng: language }), t: secret })
const press = (secret: string, language?: Language) =>
  request(app())
    .post(confirmPath)
    .query(language ? { lng: language } : {})
    .type('form')
    .send({ t: secret })

/** Returns the only form in the main part of a page. */
const pageForm = (html: string) => {
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? ''
  const forms = main.match(/<form\b[^]*?<\/form>/g) ?? []
  expect(forms).toHaveLength(1)
  return forms[0]!
}
const mainOf = (html: string) => /<main\b[^]*<\/main>/.exec(html)?.[0] ?? ''
const isNobodysCache = (answer: request.Response) => {
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['etag']).toBeUndefined()
}

describe('opening the mailed link', () => {
  test.each(languages)('shows the masked address, the wording and one button in %s', async (language) => {
    const { secret } = await signUp(language)
    const answer = await open(secret, language)
    expect(answer.status).toBe(200)
    isNobodysCache(answer)
    expect(answer.headers['content-language']).toBe(languageFacts[language].tag)
    const words = wordsOfHtml(mainOf(answer.text))
    const { ready } = wordsOf(language)['newsletter/confirm']
    expect(words).toContain(ready.heading)
    expect(words).toContain(masked)
    expect(words).toContain(consentWording('newsletter', language))
    expect(words).toContain(formatDate(wordingVersions.newsletter.date, language))
    expect(answer.text).not.toContain(email)
    const form = pageForm(answer.text)
    expect(elements(form, 'form')[0]).toMatchObject({ method: 'post', action: `${confirmPath}?lng=${language}` })
    expect(fieldsOf(form)).toEqual({ t: secret, wording: shownWording('newsletter', language) })
    expect(elements(answer.text, 'meta')).toContainEqual(
      expect.objectContaining({ name: 'robots', content: 'noindex' }),
    )
  })

  test('changes nothing by GET or HEAD', async () => {
    const { secret } = await signUp()
    for (let time = 0; time < 3; time += 1) {
      expect((await open(secret)).status).toBe(200)
      expect((await rawRequest(app(), `${confirmPath}?t=${secret}`, { method: 'HEAD' })).status).toBe(200)
    }
    expect(await statusOf()).toBe('pending')
    expect(await actsOf()).toEqual(['given'])
    expect(await dueMail(site())).toEqual([])
  })

  test('keeps its token when the language is changed', async () => {
    const { secret } = await signUp('sr')
    const page = await open(secret, 'sr')
    const links = elements(page.text, 'a').map(({ href = '' }) => href)
    const toFrench = links.find((href) => href.startsWith('/language?lng=fr'))
    const { headers } = await rawRequest(app(), toFrench!)
    expect(headers.location).toBe(`${confirmPath}?lng=fr&t=${secret}`)
    expect((await rawRequest(app(), headers.location!)).text).toContain('lang="fr"')
  })
})

describe('pressing its button', () => {
  test.each(languages)('confirms, shows it in %s and queues the welcome mail', async (language) => {
    const { secret } = await signUp(language)
    site().clock.now += 1000
    const pressed = await press(secret, language)
    expect(pressed.status).toBe(303)
    isNobodysCache(pressed)
    // The page after it can be reloaded, and its address does not contain the mailed token.
    for (let time = 0; time < 2; time += 1) {
      const answer = await request(app()).get(pressed.headers['location']!)
      expect(answer.status).toBe(200)
      isNobodysCache(answer)
      const words = wordsOfHtml(mainOf(answer.text))
      expect(words).toContain(wordsOf(language)['newsletter/confirm'].done.heading)
      expect(words).toContain(masked)
      expect(answer.text).not.toContain(secret)
      expect(answer.text).not.toContain(email)
    }
    expect(pressed.headers['location']).not.toContain(secret)

    const { subscriber, consents } = await personAt(site(), email)
    expect(subscriber).toMatchObject({ status: 'confirmed', language, confirmed: site().clock.now, consentVersion: 1 })
    expect(consents.map(({ act }) => act)).toEqual(['given', 'confirmed'])
    expect((await dueMail(site())).map(({ payload }) => payload)).toEqual([
      { kind: 'welcome', to: email, language, subscriberId: subscriber!.id, keyVersion: subscriber!.keyVersion },
    ])
  })

  test('a second time gets the same answer and changes nothing', async () => {
    const { secret } = await signUp()
    const first = await press(secret)
    site().clock.now += 1000
    const second = await press(secret)
    expect([second.status, second.headers['location']]).toEqual([first.status, first.headers['location']])
    expect((await open(secret)).status).toBe(200)
    expect(await actsOf()).toEqual(['given', 'confirmed'])
    expect(payloads(await dueMail(site()), 'welcome')).toHaveLength(1)
  })

  test('twice at the same moment confirms once', async () => {
    const { secret } = await signUp()
    const answers = await Promise.all([press(secret), press(secret), press(secret)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await actsOf()).toEqual(['given', 'confirmed'])
    expect(payloads(await dueMail(site()), 'welcome')).toHaveLength(1)
  })

  // The log proves which wording the visitor saw.
  test.each(languages)('logs the wording in %s when the page was in that language', async (language) => {
    const asked = languages.find((other) => other !== language)!
    const { secret } = await signUp(asked)
    const page = await open(secret, language)
    expect(wordsOfHtml(page.text)).toContain(consentWording('newsletter', language))
    const [{ action = '' } = {}] = elements(pageForm(page.text), 'form')
    expect((await request(app()).post(action).type('form').send({ t: secret })).status).toBe(303)
    const { consents } = await personAt(site(), email)
    expect(consents.at(-1)).toMatchObject({
      act: 'confirmed',
      language,
      wordingHash: wordingHashes.newsletter[language],
    })
  })
})

describe('the button of a page with an outdated wording', () => {
  test.each(languages)('does not confirm and shows the new wording in %s', async (language) => {
    const { secret } = await signUp(language)
    for (const wording of [`0.${language}`, '2', 'x', '']) {
      const answer = await request(app())
        .post(`${confirmPath}?lng=${language}`)
        .type('form')
        .send({ t: secret, wording })
      expect(answer.status).toBe(422)
      isNobodysCache(answer)
      const words = wordsOfHtml(mainOf(answer.text))
      expect(words).toContain(wordsOf(language)['newsletter/confirm'].ready.outdated)
      expect(words).toContain(consentWording('newsletter', language))
      expect(fieldsOf(pageForm(answer.text))['wording']).toBe(shownWording('newsletter', language))
    }
    expect(await actsOf()).toEqual(['given'])
    expect(await statusOf()).toBe('pending')
  })

  test('with an invalid token gets the answer of an invalid link', async () => {
    const answer = await request(app()).post(confirmPath).type('form').send({ t: 'x', wording: '0.sr' })
    expect(answer.status).toBe(410)
  })

  test('logs the language of the page, whatever the address says', async () => {
    const { secret } = await signUp('sr')
    await request(app())
      .post(confirmPath)
      .type('form')
      .send({ t: secret, wording: shownWording('newsletter', 'nl') })
    const { consents, subscriber } = await personAt(site(), email)
    expect(consents.at(-1)).toMatchObject({
      act: 'confirmed',
      language: 'nl',
      wordingHash: wordingHashes.newsletter.nl,
    })
    expect(subscriber).toMatchObject({ status: 'confirmed', language: 'sr' })
  })
})

describe('the address after a confirmation', () => {
  const receiptOf = async () => (await press((await signUp()).secret)).headers['location'] as string
  const seen = async (address: string) => {
    const { status, text } = await request(app()).get(address)
    return { status, words: wordsOfHtml(mainOf(text)) }
  }
  const { done, invalid } = wordsOf('sr')['newsletter/confirm']

  test('can be shown in another language', async () => {
    const page = await request(app()).get(await receiptOf())
    const links = elements(page.text, 'a').map(({ href = '' }) => href)
    const { headers } = await rawRequest(
      app(),
      links.find((href) => href.startsWith('/language?lng=fr'))!,
    )
    // The address names no language, so the cookie decides.
    const answer = await rawRequest(app(), headers.location!, { headers: { cookie: 'lng=fr' } })
    expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf('fr')['newsletter/confirm'].done.heading)
  })

  test('has a receipt that works nowhere else', async () => {
    const receipt = new URLSearchParams((await receiptOf()).split('?')[1]).get('t')!
    expect((await press(receipt)).status).toBe(410)
    expect((await request(app()).post(`/u/${receipt}`)).status).toBe(410)
    expect((await request(app()).get(`/u/${receipt}`)).status).toBe(410)
    expect((await request(app()).get(`${confirmPath}?t=${await tokenOf()}`)).status).toBe(410)
    expect(await statusOf()).toBe('confirmed')
    expect(await actsOf()).toEqual(['given', 'confirmed'])
  })

  test('confirms nothing after the subscriber has left or for an invalid receipt', async () => {
    const address = await receiptOf()
    expect(await seen(address)).toEqual({ status: 200, words: expect.stringContaining(done.heading) as string })
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await seen(forged)).toEqual({ status: 410, words: expect.stringContaining(invalid.heading) as string })
    await leave()
    expect(await seen(address)).toEqual({ status: 410, words: expect.stringContaining(invalid.heading) as string })
  })
})

describe('a link', () => {
  const isInvalid = async (secret: string) => {
    for (const answer of [await open(secret), await press(secret)]) {
      expect(answer.status).toBe(410)
      isNobodysCache(answer)
      expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf('sr')['newsletter/confirm'].invalid.heading)
      expect(mainOf(answer.text)).not.toContain('<form')
    }
  }

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(10_000), '<script>', '../../etc', '%00', "' or 1=1 --"])(
    'with the token %.20j is invalid',
    async (secret) => {
      await signUp()
      await isInvalid(secret)
      expect(await statusOf()).toBe('pending')
    },
  )

  test('with an unknown token is refused in each language', async () => {
    for (const language of languages)
      for (const answer of [await open('x', language), await press('x', language)]) {
        expect(answer.status).toBe(410)
        expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf(language)['newsletter/confirm'].invalid.heading)
      }
  })

  test('needs the token and not its hash', async () => {
    const { secret } = await signUp()
    const { createHash } = await import('node:crypto')
    await isInvalid(createHash('sha256').update(secret).digest('hex'))
    await isInvalid(secret.slice(0, -1))
    await isInvalid(`${secret} `)
  })

  test('works for seven days after the mail server has accepted the mail', async () => {
    const { id, secret } = await signUp()
    site().clock.now += 2 * day
    await site().store.recordMailAccepted(id, site().clock.now)
    site().clock.now += 7 * day - 1
    expect((await open(secret)).status).toBe(200)
    site().clock.now += 1
    await isInvalid(secret)
    expect(await statusOf()).toBe('pending')
  })

  test('does not expire before its mail was accepted', async () => {
    const { secret } = await signUp()
    site().clock.now += 30 * day
    expect((await open(secret)).status).toBe(200)
  })

  test('is invalid after its unconfirmed row was deleted', async () => {
    const { id, secret } = await signUp()
    await site().store.recordMailAccepted(id, site().clock.now)
    site().clock.now += 7 * day
    await site().store.purge(site().clock.now, 365)
    await isInvalid(secret)
    expect(await statusOf()).toBeUndefined()
  })

  test.each(languages)('that was used shows the subscription in %s and a link to unsubscribe', async (language) => {
    const { secret } = await signUp(language)
    await press(secret, language)
    for (let time = 0; time < 2; time += 1) {
      const answer = await open(secret, language)
      expect(answer.status).toBe(200)
      isNobodysCache(answer)
      const words = wordsOfHtml(mainOf(answer.text))
      const { subscribed } = wordsOf(language)['newsletter/confirm']
      expect(words).toContain(subscribed.heading)
      expect(words).toContain(masked)
      expect(mainOf(answer.text)).not.toContain('<form')
      const out = elements(mainOf(answer.text), 'a').map(({ href = '' }) => href)
      const leaving = out.find((href) => href.startsWith(`${unsubscribePath}?lng=${language}&t=`))
      expect(wordsOfHtml((await request(app()).get(leaving!)).text)).toContain(
        wordsOf(language)['newsletter/unsubscribe'].ready.button,
      )
    }
    expect(await actsOf()).toEqual(['given', 'confirmed'])
  })

  test('that has expired shows the subscription when another link confirmed it', async () => {
    const first = await signUp()
    const second = await signUp('sr', { key: 'second' })
    await press(second.secret)
    await site().store.recordMailAccepted(first.id, site().clock.now)
    expect(wordsOfHtml((await open(first.secret)).text)).toContain(wordsOf('sr')['newsletter/confirm'].ready.button)
    site().clock.now += 7 * day
    const answer = await open(first.secret)
    expect(answer.status).toBe(200)
    expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf('sr')['newsletter/confirm'].subscribed.heading)
  })

  test('that was used does not confirm again after the subscriber has left, and shows that', async () => {
    const { secret } = await signUp()
    await press(secret)
    await leave()
    for (const answer of [await open(secret), await press(secret)]) {
      expect(answer.status).toBe(410)
      isNobodysCache(answer)
      expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf('sr')['newsletter/unsubscribe'].done.heading)
    }
    expect(await statusOf()).toBe('unsubscribed')
  })

  test('without a token shows the public page with instructions', async () => {
    for (const path of [confirmPath, unsubscribePath]) {
      const answer = await request(app()).get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
    expect((await request(app()).post(confirmPath)).status).toBe(410)
    expect((await request(app()).post(unsubscribePath)).status).toBe(410)
  })

  test('with a repeated or malformed token is invalid', async () => {
    const { secret } = await signUp()
    const twice = await request(app()).post(confirmPath).type('form').send(`t=${secret}&t=${secret}`)
    expect(twice.status).toBe(410)
    const json = await request(app()).post(confirmPath).send({ t: secret })
    expect(json.status).toBe(410)
    expect(await statusOf()).toBe('pending')
  })
})

describe('signing up again', () => {
  test('after unsubscribing needs a new confirmation', async () => {
    const first = await signUp()
    await press(first.secret)
    await leave()
    site().clock.now += 60 * 60 * 1000
    const second = await signUp()
    expect(second.secret).not.toBe(first.secret)
    expect(await statusOf()).toBe('unsubscribed')
    await press(second.secret)
    expect(await statusOf()).toBe('confirmed')
    expect(await actsOf()).toEqual(['given', 'confirmed', 'withdrawn', 'given', 'confirmed'])
  })

  test('after an erasure is possible', async () => {
    await press((await signUp()).secret)
    const { createKeyedHash } = await import('#server/services/secrets.ts')
    const hash = createKeyedHash(site().config.secret)('subject', email)
    await site().store.erasePerson(email, hash, site().clock.now)
    expect((await personAt(site(), email)).suppressed).toBe(true)
    site().clock.now += 60 * 60 * 1000
    await press((await signUp()).secret)
    expect(await statusOf()).toBe('confirmed')
  })
})

// Anyone can type another person's address: until its link is used, a request changes only an unconfirmed row.
describe.each(['pending', 'confirmed', 'unsubscribed'] as const)(
  'a second sign-up of an address that is %s',
  (before) => {
    const again = { form: 'api', language: 'fr' } as const

    /** Signs up with the newsletter form in Serbian, then with a call in French. */
    async function askTwice() {
      const first = await signUp('sr')
      if (before !== 'pending') await press(first.secret, 'sr')
      if (before === 'unsubscribed') await leave()
      site().clock.now += 60 * 60 * 1000
      return { first, second: await signUp(again.language, { form: again.form }) }
    }
    const lastConsent = async () => (await personAt(site(), email)).consents.at(-1)

    test('stores and logs the form and language of the confirmed request', async () => {
      const { second } = await askTwice()
      expect(await lastConsent()).toMatchObject({ act: 'given', ...again })
      expect((await press(second.secret, again.language)).status).toBe(303)
      expect(await lastConsent()).toMatchObject({ act: 'confirmed', ...again })
      expect((await personAt(site(), email)).subscriber).toMatchObject({ status: 'confirmed', ...again })
      await leave()
      expect(await lastConsent()).toMatchObject({ act: 'withdrawn', ...again })
    })

    test('stores those of the first request when its link is used', async () => {
      const { first } = await askTwice()
      await press(first.secret, 'sr')
      const { subscriber, consents } = await personAt(site(), email)
      const confirmed = consents.filter(({ act }) => act === 'confirmed')
      // A used link does not confirm again after the subscriber has left.
      expect(confirmed).toHaveLength(1)
      expect(confirmed[0]).toMatchObject({ form: 'newsletter', language: 'sr' })
      expect(subscriber).toMatchObject({ form: 'newsletter', language: 'sr' })
    })

    test('is confirmed in the language of its request when the post names none', async () => {
      const { second } = await askTwice()
      await press(second.secret)
      expect(await lastConsent()).toMatchObject({ act: 'confirmed', ...again })
    })
  },
)

test('a pending row has the form and language of the latest request', async () => {
  await signUp('sr')
  await ask({ lng: 'nl', form: 'api' })
  expect((await personAt(site(), email)).subscriber).toMatchObject({ status: 'pending', form: 'api', language: 'nl' })
})

describe('after the key was changed', () => {
  const previous = 'the key before, which the tests alone know of'
  const changed = siteOfEachTest({ env: { RATE_LIMIT: 'off', SECRET_PREVIOUS: previous } })
  const known = () => personAt(changed(), email)
  async function subscribed() {
    await request(changed().app).post('/api/subscribe').send({ email, form: 'newsletter', consent: true })
    const [mail] = payloads(await dueMail(changed()), 'confirm')
    const t = mail!.secret
    const { headers } = await request(changed().app).post(confirmPath).type('form').send({ t })
    return { ...(await known()).subscriber!, page: headers['location'] as string }
  }

  test('older unsubscribe addresses work, and new ones are signed with the new key', async () => {
    const { id, keyVersion, page } = await subscribed()
    expect(page).toContain(encodeURIComponent(confirmationReceipt(changed().config.secret, id, keyVersion)))
    const receipt = confirmationReceipt(previous, id, keyVersion)
    expect((await request(changed().app).get(confirmPath).query({ t: receipt })).status).toBe(200)
    for (const key of [previous, changed().config.secret])
      expect((await request(changed().app).get(`/u/${unsubscribeToken(key, id, keyVersion)}`)).status).toBe(200)
    expect((await request(changed().app).post(`/u/${unsubscribeToken('x'.repeat(40), id, keyVersion)}`)).status).toBe(
      410,
    )
    expect((await known()).subscriber?.status).toBe('confirmed')
    expect((await request(changed().app).post(`/u/${unsubscribeToken(previous, id, keyVersion)}`)).status).toBe(200)
    expect((await known()).subscriber?.status).toBe('unsubscribed')
  })

  test('a person sees the consent entries from before', async () => {
    const { createKeyedHash } = await import('#server/services/secrets.ts')
    const { id } = await subscribed()
    const { consents } = await known()
    await changed().store.unsubscribe(id, changed().clock.now, {
      ...consents[0]!,
      act: 'withdrawn',
      subjectHash: createKeyedHash(previous)('subject', email),
    })
    await request(changed().app).post('/newsletter/my-data?lng=en').type('form').send({ email })
    const [mail] = payloads(await dueMail(changed()), 'access')
    const { text } = await request(changed().app).get('/newsletter/my-data').query({ lng: 'en', t: mail!.secret })
    expect(wordsOfHtml(text)).toContain(wordsOf('en')['newsletter/my-data'].consents.act.withdrawn)
  })
})

test('a subscriber whose address the mail server rejects is bouncing until a new sign-up is confirmed', async () => {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  peer.behave((to) => (to ? { reject: 550, at: 'recipient', text: '5.1.1 no such user' } : 'accept'))
  const refusing = await createTestApp({ env: { RATE_LIMIT: 'off', SMTP_URL: peer.url } })
  onTestFinished(() => refusing.close())
  const status = async () => (await personAt(refusing, email)).subscriber?.status
  async function signUpAndConfirm() {
    await request(refusing.app).post('/api/subscribe').send({ email, form: 'newsletter', consent: true })
    const [mail] = payloads(await dueMail(refusing), 'confirm')
    expect((await request(refusing.app).post(confirmPath).type('form').send({ t: mail!.secret })).status).toBe(303)
  }
  await signUpAndConfirm()
  expect(await status()).toBe('confirmed')
  refusing.outbox.start()
  await expect.poll(status).toBe('bouncing')
  await refusing.outbox.stop()
  refusing.clock.now += hour
  await signUpAndConfirm()
  expect(await status()).toBe('confirmed')
})

describe('with DOUBLE_OPT_IN=false', () => {
  const single = siteOfEachTest({ env: { DOUBLE_OPT_IN: 'false' } })

  test('a subscriber is confirmed at once and gets the welcome mail', async () => {
    const answer = await request(single().app)
      .post('/api/subscribe')
      .send({ email, lng: 'fr', form: 'newsletter', consent: true })
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success"}'])
    const { subscriber } = await personAt(single(), email)
    expect(subscriber).toMatchObject({ status: 'confirmed', confirmed: single().clock.now, consentVersion: 1 })
    expect((await dueMail(single())).map(({ payload }) => payload.kind)).toEqual(['welcome'])
  })
})

/** Returns the subscriber's unsubscribe token, which every mail contains. */
async function tokenOf(address = email): Promise<string> {
  const { subscriber } = await personAt(site(), address)
  return unsubscribeToken(site().config.secret, subscriber!.id, subscriber!.keyVersion)
}
async function leave() {
  expect((await request(app()).post(`/u/${await tokenOf()}`)).status).toBe(200)
}
async function confirmed(language: Language = 'sr'): Promise<string> {
  await press((await signUp(language)).secret, language)
  return tokenOf()
}

describe('the unsubscribe address', () => {
  test.each(languages)('of an unsubscribed person shows that in %s', async (language) => {
    const token = await confirmed(language)
    await leave()
    for (const address of [`/u/${token}`, `${unsubscribePath}?lng=${language}&t=${token}`]) {
      const answer = await request(app()).get(address)
      expect(answer.status).toBe(200)
      expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf(language)['newsletter/unsubscribe'].done.heading)
      expect(mainOf(answer.text)).not.toContain('<form')
    }
    expect(await actsOf()).toEqual(['given', 'confirmed', 'withdrawn'])
  })

  test.each(languages)('shows a button in %s, the language of the mail, and changes nothing', async (language) => {
    const token = await confirmed(language)
    const answer = await request(app()).get(`/u/${token}`).set('accept-language', 'de')
    expect(answer.status).toBe(200)
    isNobodysCache(answer)
    expect(answer.headers['content-language']).toBe(languageFacts[language].tag)
    expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf(language)['newsletter/unsubscribe'].ready.heading)
    expect(answer.text).not.toContain(email)
    expect(await statusOf()).toBe('confirmed')

    const form = pageForm(answer.text)
    const [{ action = '', method } = {}] = elements(form, 'form')
    expect([action, method]).toEqual([`${unsubscribePath}?lng=${language}`, 'post'])
    const done = await request(app()).post(action).type('form').send(fieldsOf(form))
    expect(done.status).toBe(200)
    isNobodysCache(done)
    expect(wordsOfHtml(mainOf(done.text))).toContain(wordsOf(language)['newsletter/unsubscribe'].done.heading)
    expect(await statusOf()).toBe('unsubscribed')
  })

  test('uses the language in its address', async () => {
    const token = await confirmed('sr')
    expect((await request(app()).get(`/u/${token}?lng=fr`)).headers['content-language']).toBe('fr')
  })

  const bodies: readonly (readonly [string, { headers?: Record<string, string>; body?: string }])[] = [
    [
      'urlencoded',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' },
    ],
    [
      'multipart',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      },
    ],
    ['empty', { headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' } }],
    ['no', {}],
    ['a JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['a broken JSON', { headers: { 'content-type': 'application/json' }, body: '{' }],
    ['a text', { headers: { 'content-type': 'text/plain' }, body: 'List-Unsubscribe=One-Click' }],
    ['a long', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'x='.padEnd(100_000, 'x') }],
  ]
  test.each(bodies)('unsubscribes by a POST with %s body, also repeatedly', async (_, options) => {
    const token = await confirmed('fr')
    for (let time = 0; time < 3; time += 1) {
      const { headers = {}, ...rest } = options
      const {
        status,
        headers: answered,
        text,
      } = await rawRequest(app(), `/u/${token}`, {
        method: 'POST',
        headers: { ...headers, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', 'user-agent': 'mail' },
        ...rest,
      })
      expect(status).toBe(200)
      expect(answered.location).toBeUndefined()
      expect(answered['set-cookie']).toBeUndefined()
      expect(answered['cache-control']).toBe('private, no-store')
      expect(wordsOfHtml(text)).toContain(wordsOf('fr')['newsletter/unsubscribe'].done.heading)
      expect(await statusOf()).toBe('unsubscribed')
      site().clock.now += 1000
    }
    expect(await actsOf()).toEqual(['given', 'confirmed', 'withdrawn'])
  })

  test.each(languages)('logs the withdrawal of a subscriber in %s in that language', async (language) => {
    const token = await confirmed(language)
    await request(app()).post(`/u/${token}`).type('form').send({ 'List-Unsubscribe': 'One-Click' })
    expect((await personAt(site(), email)).consents.at(-1)).toMatchObject({ act: 'withdrawn', language })
  })

  test('never expires', async () => {
    const token = await confirmed()
    site().clock.now += 3650 * day
    expect((await request(app()).post(`/u/${token}`)).status).toBe(200)
    expect(await statusOf()).toBe('unsubscribed')
  })

  test('unsubscribes a pending subscriber', async () => {
    await signUp()
    await leave()
    expect(await statusOf()).toBe('unsubscribed')
  })

  test('cancels a welcome mail that was not sent yet', async () => {
    await press((await signUp()).secret)
    await leave()
    expect(payloads(await dueMail(site()), 'welcome')).toEqual([])
  })

  const tampered: readonly (readonly [string, (token: string) => string])[] = [
    ['another signature', (token) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['another id', (token) => token.replace(/^[^.]/, (letter) => (letter === '0' ? '1' : '0'))],
    ['another version', (token) => token.replace(/\.(\d+)\./, '.2.')],
    ['no signature', (token) => token.split('.').slice(0, 2).join('.')],
    ['only an id', (token) => token.split('.')[0]!],
    ['a further character', (token) => `${token}x`],
    ['other text', () => 'nonsense'],
    ['a script', () => encodeURIComponent('<script>alert(1)</script>')],
    ['8,000 letters', () => 'a'.repeat(8000)],
  ]
  test.each(tampered)('with %s is invalid in each language', async (_, change) => {
    const token = change(await confirmed())
    for (const language of languages) {
      const answers = [
        await request(app()).get(`/u/${token}?lng=${language}`),
        await request(app()).post(`/u/${token}?lng=${language}`),
        await request(app()).get(`${unsubscribePath}?lng=${language}&t=${token}`),
        await request(app())
          .post(`${unsubscribePath}?lng=${language}`)
          .type('form')
          .send({ t: decodeURIComponent(token) }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(410)
        expect(answer.headers['cache-control']).toBe('private, no-store')
        expect(wordsOfHtml(mainOf(answer.text))).toContain(wordsOf(language)['newsletter/unsubscribe'].invalid.heading)
        expect(answer.text).not.toContain('<script>alert')
      }
    }
    expect(await statusOf()).toBe('confirmed')
  })

  test('of another site is invalid', async () => {
    await confirmed()
    const { subscriber } = await personAt(site(), email)
    const foreign = unsubscribeToken('another key that is as long as ours, but not ours', subscriber!.id, 1)
    expect((await request(app()).post(`/u/${foreign}`)).status).toBe(410)
    expect(await statusOf()).toBe('confirmed')
  })

  test.each(['%ff', '%', '%E0%A4%A', '%00'])('with the end %s, which cannot be decoded, is invalid', async (token) => {
    for (const method of ['GET', 'POST']) expect((await rawRequest(app(), `/u/${token}`, { method })).status).toBe(410)
  })

  test('of an erased person is invalid', async () => {
    const token = await confirmed()
    await site().store.erasePerson(email, 'hash', site().clock.now)
    expect((await request(app()).get(`/u/${token}`)).status).toBe(410)
    expect((await request(app()).post(`/u/${token}`)).status).toBe(410)
  })
})
