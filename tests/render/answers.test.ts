import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unsubscribeToken } from '#server/mail/addresses.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { formNames } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { values, type PageDocument } from '#tests/support/renderDocument.ts'
import { everywhere, findings, validity } from '#tests/support/renderRules.ts'
import { startRenderSite, type RenderSite } from '#tests/support/renderSite.ts'

let site: RenderSite
beforeAll(async () => {
  site = await startRenderSite()
})
afterAll(() => site.close())

let mailed = 0

/** Signs up a new subscriber; returns the address and the secret from the confirmation mail. */
async function signUp(language: Language): Promise<{ email: string; secret: string }> {
  const email = `reader-${(mailed += 1)}@primer.example`
  await site.services.newsletter.subscribe(
    { email, form: 'newsletter', consent: true, token: '', proof: '', key: '', spare: '', lng: language },
    { language, wordingLanguage: language, page: 'contact', ip: '127.0.0.1' },
  )
  // Reads the mail in the same way as the outbox worker.
  const due = await site.store.leaseDueMail(site.clock.now, site.clock.now + 1000, 100)
  const secret = due
    .map(({ payload }) => (payload.kind === 'confirm' && payload.to === email ? payload.secret : ''))
    .join('')
  return { email, secret }
}

/** Creates a confirmed subscriber; returns the token of the unsubscribe address. */
async function createSubscriber(language: Language): Promise<string> {
  const { secret } = await signUp(language)
  const found = await site.services.newsletter.confirm(secret, {
    language,
    page: 'contact',
    ip: '127.0.0.1',
  })
  if (!found) throw new Error('The mailed secret confirms nobody.')
  return unsubscribeToken(site.config.secret, found.subscriber.id, found.subscriber.keyVersion)
}

/** Creates a subscriber who has also sent messages; returns the secret of the link to their data. */
async function createKnownSubscriber(language: Language): Promise<string> {
  await createSubscriber(language)
  const email = `reader-${mailed}@primer.example`
  for (const spare of ['', 'filled'])
    await site.services.contact.send(
      {
        email,
        form: 'contact',
        name: 'Ана <b>Анић</b>',
        phone: '+381 11 000 00 00',
        municipality: 'Vračar',
        topic: 'join',
        message: 'Добар дан.\n</blockquote> Ана & друга',
        consent: true,
        token: '',
        proof: '',
        key: '',
        spare,
        lng: language,
      },
      { language, wordingLanguage: language, page: 'contact', ip: '127.0.0.1' },
    )
  return askedFor(email, language)
}

async function askedFor(email: string, language: Language): Promise<string> {
  await site.services.myData.ask({ email, token: '', proof: '', spare: '' }, language)
  const due = await site.store.leaseDueMail(site.clock.now, site.clock.now + 1000, 100)
  return due.map(({ payload }) => (payload.kind === 'access' && payload.to === email ? payload.secret : '')).join('')
}

/** Creates a person with only an unconfirmed sign-up; returns the secret of the link to their data. */
async function waiting(language: Language): Promise<string> {
  const { email } = await signUp(language)
  return askedFor(email, language)
}

const post = (address: string, language: Language, fields: Readonly<Record<string, string>>) =>
  site.page(address, language, { method: 'POST', body: new URLSearchParams(fields) })

interface Answer {
  what: string
  status: number
  /** Whether shared caches may store the page, because it is the same for everybody. */
  isPublic?: boolean
  ask: (language: Language) => Promise<PageDocument>
}

const answers: readonly Answer[] = [
  {
    what: 'the answer to an empty contact form',
    status: 422,
    ask: (language) => post('/api/send', language, { form: 'contact', page: 'contact', at: 'contact-form' }),
  },
  {
    what: 'the answer to an invalid contact form',
    status: 422,
    ask: (language) =>
      post(`/api/send?lng=${language}`, language, {
        form: 'contact',
        page: 'contact',
        at: 'contact-form',
        name: 'Ана <b>“Анић”</b> & друга',
        email: 'no address',
        phone: 'call me',
        municipality: 'x'.repeat(101),
        topic: 'weather',
        message: '',
      }),
  },
  {
    what: 'the answer to an invalid newsletter form',
    status: 422,
    ask: (language) =>
      post('/api/subscribe', language, {
        form: 'newsletter',
        page: 'newsletter-confirm',
        at: 'newsletter',
        email: 'no',
      }),
  },
  ...formNames.map((form) => ({
    what: `the contact page after the form ${form} was sent`,
    status: 200,
    isPublic: true,
    ask: (language: Language) => site.page(`/contact?sent=${form}`, language),
  })),
  ...topics.map((topic) => ({
    what: `the contact page for the topic ${topic}`,
    status: 200,
    isPublic: true,
    ask: (language: Language) => site.page(`/contact?lng=${language}&topic=${topic}`, language),
  })),
  {
    what: 'the page of a confirmation link',
    status: 200,
    ask: async (language) => site.page(`/newsletter/confirm?t=${(await signUp(language)).secret}`, language),
  },
  {
    what: 'the page of an unknown confirmation link',
    status: 410,
    ask: (language) => site.page('/newsletter/confirm?t=no-such-token-at-all', language),
  },
  {
    what: 'the page after a confirmation',
    status: 200,
    ask: async (language) => {
      const body = new URLSearchParams({ t: (await signUp(language)).secret })
      const pressed = await site.ask('/newsletter/confirm', { method: 'POST', body })
      return site.page(pressed.headers.get('location')!, language)
    },
  },
  {
    what: 'the answer to an unknown confirmation',
    status: 410,
    ask: (language) => post('/newsletter/confirm', language, { t: 'no-such-token-at-all' }),
  },
  {
    what: 'the answer to an invalid data request',
    status: 422,
    ask: (language) => post('/newsletter/my-data', language, { email: 'no' }),
  },
  {
    what: 'the page after a data request',
    status: 200,
    isPublic: true,
    ask: (language) => site.page('/newsletter/my-data?sent=my-data', language),
  },
  {
    what: 'the page of an unknown data link',
    status: 410,
    ask: (language) => site.page('/newsletter/my-data?t=no-such-token-at-all', language),
  },
  ...(['', '&done=language', '&done=unsubscribe'] as const).map((done) => ({
    what: `the page of a data link${done}`,
    status: 200,
    ask: async (language: Language) =>
      site.page(`/newsletter/my-data?lng=${language}&t=${await createKnownSubscriber(language)}${done}`, language),
  })),
  {
    what: 'the data page of a pending subscriber',
    status: 200,
    ask: async (language) => site.page(`/newsletter/my-data?lng=${language}&t=${await waiting(language)}`, language),
  },
  {
    what: 'the question before an erasure',
    status: 200,
    ask: async (language) =>
      post(`/newsletter/my-data?lng=${language}`, language, { t: await createKnownSubscriber(language), act: 'erase' }),
  },
  {
    what: 'the answer to an erasure',
    status: 200,
    ask: async (language) =>
      post(`/newsletter/my-data?lng=${language}`, language, {
        t: await createKnownSubscriber(language),
        act: 'erase',
        sure: 'yes',
      }),
  },
  {
    what: 'the page of an unknown unsubscribe link',
    status: 410,
    ask: (language) => site.page('/u/no-such-token-at-all', language),
  },
]

describe.each(answers)('$what', ({ status, isPublic = false, ask }) => {
  test.each(languages)('is valid and follows the page rules in %s', async (language) => {
    const page = await ask(language)
    expect(page.status).toBe(status)
    expect(findings(page, everywhere)).toEqual([])
    expect(await validity(page)).toEqual([])
    if (isPublic) expect(page.headers.get('cache-control')).not.toContain('private')
    else expect(page.headers.get('cache-control')).toMatch(/no-store/)
  })
})

/** The answer is in the language of the mail; the language of the browser does not matter. */
describe('the page of an unsubscribe link', () => {
  const inMailsLanguage = (page: PageDocument, language: Language): PageDocument => ({
    ...page,
    language,
    addressed: true,
  })

  test.each(languages)('is valid before and after unsubscribing, in %s', async (language) => {
    const token = await createSubscriber(language)
    const ready = inMailsLanguage(await site.page(`/u/${token}`, 'en'), language)
    expect(ready.status).toBe(200)
    expect(findings(ready, everywhere)).toEqual([])
    expect(await validity(ready)).toEqual([])
    expect(values(ready, 'input[name="t"]', 'value')).toEqual([token])

    const done = inMailsLanguage(await post(`/newsletter/unsubscribe?lng=${language}`, 'en', { t: token }), language)
    expect(done.status).toBe(200)
    expect(findings(done, everywhere)).toEqual([])
    expect(await validity(done)).toEqual([])
  })
})
