import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import { unsubscribeToken } from '#server/mail/addresses.ts'
import { createKeyedHash } from '#server/services/secrets.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { consentPurposes, wordingVersions, type ConsentPurpose } from '#shared/consent/versions.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { findPageByName } from '#shared/routes/pageName.ts'
import { canonicalPath } from '#shared/routes/url.ts'
import { showEvent } from '#tests/support/content.ts'
import { dueMail, formAt, payloads, personAt, siteOfEachTest, wordsOfHtml } from '#tests/support/httpSite.ts'

const ip = '203.0.113.77'
const site = siteOfEachTest({ env: { RATE_LIMIT: 'off', TRUST_PROXY: '1' } })
const email = 'ana.marker@primer.example'

/** The call and form that give consent for each purpose. */
const acts = {
  newsletter: { call: 'subscribe', form: 'newsletter', page: 'contact', at: 'newsletter', body: { email } },
  contact: {
    call: 'send',
    form: 'contact',
    page: 'contact',
    at: 'contact-form',
    body: { email, name: 'Ana', message: 'Good day.' },
  },
  join: {
    call: 'send',
    form: 'join',
    page: 'join',
    at: 'join-form',
    body: { email, name: 'Ana', topic: 'join', municipality: 'Zemun', message: 'Good day.' },
  },
  attend: {
    call: 'send',
    form: 'attend',
    page: 'events-event/rally',
    at: 'attend-form',
    body: { email, name: 'Ana', message: 'Good day.' },
  },
} as const satisfies Record<ConsentPurpose, object>

beforeEach(() => showEvent(site().store, site().clock.now))

const give = (purpose: ConsentPurpose, language: Language, more: object = {}) =>
  request(site().app)
    .post(`/api/${acts[purpose].call}`)
    .set('x-forwarded-for', ip)
    .send({
      ...acts[purpose].body,
      form: acts[purpose].form,
      page: acts[purpose].page,
      consent: true,
      wording: String(wordingVersions[purpose].version),
      lng: language,
      ...more,
    })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(consentPurposes)('consent for %s', (purpose) => {
  test.each(languages)('in %s is logged with the hash of the shown text', async (language) => {
    expect((await give(purpose, language)).status).toBe(200)
    const hash = createKeyedHash(site().config.secret)
    const { consents } = await personAt(site(), email)
    expect(consents).toEqual([
      {
        act: 'given',
        purpose,
        wordingVersion: wordingVersions[purpose].version,
        wordingHash: sha256(consentWording(purpose, language)),
        language,
        form: acts[purpose].form,
        page: acts[purpose].page,
        subjectHash: hash('subject', email),
        ipHash: hash('ip', ip),
        at: site().clock.now,
      },
    ])
    const path = canonicalPath(findPageByName(acts[purpose].page)!)!
    const page = await request(site().app).get(`${path}?lng=${language}`)
    const shown = wordsOfHtml(formAt(page.text, acts[purpose].at))
    for (const paragraph of consentWording(purpose, language).split('\n')) expect(shown).toContain(paragraph)
  })

  test('is logged with the hash of the IP address without the proxy’s port', async () => {
    for (const [at, forwarded] of [ip, `${ip}:40001`, `[::ffff:${ip}]:40002`].entries())
      await give(purpose, 'sr', { key: `${at}` }).set('x-forwarded-for', forwarded)
    const { consents } = await personAt(site(), email)
    const own = createKeyedHash(site().config.secret)('ip', ip)
    expect(consents.map(({ ipHash }) => ipHash)).toEqual([own, own, own])
  })

  test('is not logged without a tick', async () => {
    await give(purpose, 'sr', { form: 'api', consent: false })
    await give(purpose, 'sr', { form: 'api', consent: undefined, key: 'other' })
    expect((await personAt(site(), email)).consents).toEqual([])
  })
})

describe.each(consentPurposes)('consent for %s to a wording that is not the current one', (purpose) => {
  const current = wordingVersions[purpose]
  const newVersion = <T>(run: () => Promise<T>): Promise<T> => {
    const { version } = current
    current.version = version + 1
    return run().finally(() => (current.version = version))
  }
  const recordsNothing = async () => {
    expect(await personAt(site(), email)).toMatchObject({
      subscriber: undefined,
      messages: [],
      mails: [],
      consents: [],
    })
  }

  test.each([
    '0',
    '0.fr',
    `${current.version + 1}.fr`,
    '999999',
    `0${current.version}`,
    `${current.version}.`,
    `${current.version}.xx`,
    `${current.version}.fr `,
    '-1',
    'x',
    '',
    current.version + 0.5,
    null,
    true,
    [current.version],
    { a: current.version },
  ])('is refused with a sentence and the current version: %j', async (wording) => {
    const answer = await give(purpose, 'fr', { wording })
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        status: 'error',
        errors: { consent: wordsOf('fr').forms.errors.consentOutdated },
        values: { wording: String(current.version) },
      },
    ])
    await recordsNothing()
  })

  test('is refused together with all other errors', async () => {
    const answer = await give(purpose, 'fr', { wording: '0', email: 'ana at primer' })
    const { errors } = wordsOf('fr').forms
    expect(answer.body).toMatchObject({ errors: { consent: errors.consentOutdated, email: errors.invalidEmail } })
    const unticked = await give(purpose, 'fr', { wording: '0', consent: false })
    expect(unticked.body).toMatchObject({ errors: { consent: errors.consentRequired } })
    await recordsNothing()
  })

  test('is refused after a new version, with the old version and without one', async () => {
    const old = shownWording(purpose, 'fr')
    await newVersion(async () => {
      for (const wording of [old, undefined]) expect((await give(purpose, 'fr', { wording })).status).toBe(422)
      await recordsNothing()
      expect((await give(purpose, 'fr', { wording: shownWording(purpose, 'fr') })).status).toBe(200)
      const { consents } = await personAt(site(), email)
      expect(consents).toMatchObject([{ act: 'given', wordingVersion: current.version }])
    })
  })

  test('is logged in the language of the text when the mails use another', async () => {
    expect((await give(purpose, 'fr', { wording: shownWording(purpose, 'nl') })).status).toBe(200)
    const { consents, subscriber, messages } = await personAt(site(), email)
    expect(consents).toMatchObject([{ language: 'nl', wordingHash: sha256(consentWording(purpose, 'nl')) }])
    expect((subscriber ?? messages[0])?.language).toBe('fr')
  })
})

/** Performs every act of consent from one IP address. */
async function everyAct() {
  await give('contact', 'fr')
  await give('newsletter', 'fr')
  const [mail] = payloads(await dueMail(site()), 'confirm')
  await request(site().app)
    .post('/newsletter/confirm?lng=fr')
    .set('x-forwarded-for', ip)
    .type('form')
    .send({ t: mail!.secret })
  const { subscriber } = await personAt(site(), email)
  const token = unsubscribeToken(site().config.secret, subscriber!.id, subscriber!.keyVersion)
  await request(site().app).post(`/u/${token}`).set('x-forwarded-for', ip)
  return { token }
}

/** Returns the contents of all database files. */
function databaseBytes(): Buffer {
  const folder = site().config.dataDir
  const files = readdirSync(folder).filter((name) => name.startsWith('site.sqlite'))
  expect(files).toContain('site.sqlite')
  return Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
}

test('every act is logged, each with the hash of the one before', async () => {
  await everyAct()
  const { consents } = await personAt(site(), email)
  expect(consents.map(({ act, purpose }) => `${purpose} ${act}`)).toEqual([
    'contact given',
    'newsletter given',
    'newsletter confirmed',
    'newsletter withdrawn',
  ])
  expect(consents.map(({ page }) => page)).toEqual([
    'contact',
    'contact',
    'newsletter-confirm',
    'newsletter-unsubscribe',
  ])
  expect(new Set(consents.map(({ ipHash }) => ipHash)).size).toBe(1)
  expect(await site().store.verifyConsent()).toMatchObject({ intact: true, entries: 4 })
})

test('the consent log contains no addresses', async () => {
  await everyAct()
  const database = new Database(join(site().config.dataDir, 'site.sqlite'), { readonly: true })
  try {
    const rows = database.prepare('select * from consent_log').all()
    expect(rows).toHaveLength(4)
    const said = JSON.stringify(rows)
    expect(said).not.toContain('ana.marker')
    expect(said).not.toContain('primer.example')
    expect(said).not.toContain(ip)
    expect(said).not.toContain(sha256(email))
    expect(said).not.toContain(sha256(ip))
  } finally {
    database.close()
  }
})

test('no file of the database holds an IP address or an unsubscribe token', async () => {
  const { token } = await everyAct()
  const bytes = databaseBytes()
  // Proves that the search finds texts: the subscriber's address is stored.
  expect(bytes.includes(email)).toBe(true)
  for (const text of [ip, '127.0.0.1', '::ffff:', token]) expect([text, bytes.includes(text)]).toEqual([text, false])
})

test('an erased person is in no file of the database, and the consent log stays intact', async () => {
  await everyAct()
  const hash = createKeyedHash(site().config.secret)('subject', email)
  const gone = await site().store.erasePerson(email, hash, site().clock.now)
  expect(gone).toMatchObject({ subscriber: true, messages: 1, complete: true })
  const bytes = databaseBytes()
  expect(bytes.includes('ana.marker')).toBe(false)
  expect(bytes.includes('Good day.')).toBe(false)
  expect(bytes.includes(hash)).toBe(true)
  expect(await site().store.verifyConsent()).toMatchObject({ intact: true, entries: 4 })
})

test('an address has the same hash in every spelling', async () => {
  await give('newsletter', 'sr', { email: 'Ana.Marker@PRIMER.example' })
  await give('contact', 'sr', { email: ` ${email}` })
  const { consents } = await personAt(site(), email)
  expect(consents).toHaveLength(2)
})
