import request from 'supertest'
import { solveChallenge, type Challenge } from '#client/forms/proof.ts'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { formNames, type FormName } from '#shared/forms/names.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import {
  dueMail,
  elements,
  fieldsOf,
  formAt,
  messageIn,
  minute,
  second,
  siteOfEachTest,
} from '#tests/support/httpSite.ts'
import type { TestApp } from '#tests/support/testApp.ts'

const site = siteOfEachTest()

const body = { email: 'ana@primer.example' }
const subscribe = (from: TestApp, more: object = {}, headers: Record<string, string> = {}) =>
  request(from.app)
    .post('/api/subscribe')
    .set(headers)
    .send({ ...body, ...more })

async function freshToken(from: TestApp, headers: Record<string, string> = {}): Promise<string> {
  const answer = await request(from.app).get('/api/form').set(headers)
  expect(answer.headers['cache-control']).toBe('no-store')
  return (answer.body as { token: string }).token
}

/** Submits until a rate limit refuses. Returns the number of accepted submissions and the refusal. */
async function useUp(submit: () => PromiseLike<request.Response>) {
  for (let accepted = 0; accepted < 500; accepted += 1) {
    const answer = await submit()
    if (answer.status === 429) return { accepted, answer }
    expect(answer.status).toBeLessThan(400)
  }
  throw new Error('There is no limit.')
}

describe('submissions without a token', () => {
  test('are refused after some, with the time to wait, in each language', async () => {
    const { accepted, answer } = await useUp(() => subscribe(site()))
    expect(accepted).toBeGreaterThanOrEqual(5)
    const retryAfter = Number(answer.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60 * 60)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const language of languages) {
      const refused = await subscribe(site(), {}, { 'accept-language': languageFacts[language].tag })
      expect(refused.status).toBe(429)
      expect(refused.body).toEqual({ status: 'error', message: wordsOf(language).forms.problems.tooMany })
    }
  })

  test('count together for both calls', async () => {
    await useUp(() => subscribe(site()))
    const answer = await request(site().app)
      .post('/api/send')
      .send({ ...body, name: 'Ana', message: 'Good day.' })
    expect(answer.status).toBe(429)
  })

  test('with errors do not count', async () => {
    const { accepted } = await useUp(() => subscribe(site()))
    for (let time = 0; time < accepted + 5; time += 1)
      expect((await subscribe(site(), { email: 'x' })).status).toBe(422)
  })

  test('do not limit pages, health checks and tokens', async () => {
    await useUp(() => subscribe(site()))
    for (const path of ['/contact', '/healthz', '/api/form', '/language?lng=fr&to=/contact', '/no-such-page'])
      expect((await request(site().app).get(path)).status).toBeLessThan(405)
  })
})

describe('a token', () => {
  test('is unique', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => freshToken(site())))
    expect(new Set(tokens).size).toBe(20)
  })

  test('has a higher limit of its own', async () => {
    const { accepted: withoutToken } = await useUp(() => subscribe(site()))
    const { accepted: withToken, answer } = await useUp(async () =>
      subscribe(site(), { token: await freshToken(site()) }),
    )
    expect(withToken).toBeGreaterThan(withoutToken)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  /** Returns the status of a submission with each token after the limit without a token is used up. */
  async function statusWith(token: string): Promise<number> {
    await useUp(() => subscribe(site()))
    return (await subscribe(site(), { token })).status
  }

  test('is accepted once', async () => {
    const token = await freshToken(site())
    expect(await statusWith(token)).toBe(200)
    expect((await subscribe(site(), { token })).status).toBe(429)
  })

  test('is accepted once when it is used twice at the same moment', async () => {
    const token = await freshToken(site())
    await useUp(() => subscribe(site()))
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe(site(), { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
  })

  test('is not used up by a submission with errors', async () => {
    const token = await freshToken(site())
    expect((await subscribe(site(), { email: 'x', token })).status).toBe(422)
    expect(await statusWith(token)).toBe(200)
  })

  test('is accepted after 5 minutes and refused after an hour', async () => {
    const [early, late] = [await freshToken(site()), await freshToken(site())]
    site().clock.now += 5 * minute
    expect(await statusWith(early)).toBe(200)
    site().clock.now += 55 * minute
    await useUp(() => subscribe(site()))
    expect((await subscribe(site(), { token: late })).status).toBe(429)
  })

  test.each([
    ['empty', () => ''],
    ['changed in its last character', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    [
      'prolonged',
      (token: string) => token.replace(/^[^.]+/, (until) => (parseInt(until, 36) + 60 * minute).toString(36)),
    ],
    ['cut', (token: string) => token.split('.').slice(0, 2).join('.')],
    ['lengthened', (token: string) => `${token}.x`],
    ['made up', () => 'a.b.c'],
  ])('is refused when it is %s', async (_, change) => {
    expect(await statusWith(change(await freshToken(site())))).toBe(429)
  })
})

describe('a token of another site', () => {
  const other = siteOfEachTest({ env: { SECRET: 'another secret of the tests, just as long as ours' } })
  test('is refused', async () => {
    const token = await freshToken(other())
    await useUp(() => subscribe(site()))
    expect((await subscribe(site(), { token })).status).toBe(429)
  })
})

/** The forms of the contact page. Applications, announcements, orders and requests are tested with their pages. */
type Shown = Exclude<FormName, 'join' | 'attend' | 'order' | 'request'>
const shown = formNames.filter((name): name is Shown => name === 'contact' || name === 'newsletter')

describe.each(shown)('the form %s, posted without script beyond the limit', (name) => {
  const at = { contact: 'contact-form', newsletter: 'newsletter' }[name] satisfies string
  const typed: Record<Shown, Record<string, string>> = {
    contact: { name: 'Ana', email: 'ana@primer.example', topic: 'shop', message: 'Good day.', consent: 'on' },
    newsletter: { email: 'ana@primer.example', consent: 'on' },
  }
  const press = (form: string, more: Record<string, string> = {}) =>
    request(site().app)
      .post(elements(form, 'form')[0]!['action']!)
      .type('form')
      .send({ ...fieldsOf(form), ...more })

  async function refusedPage(language = 'en'): Promise<string> {
    await useUp(() => subscribe(site()))
    const page = await request(site().app).get(`/contact?lng=${language}`)
    const answer = await press(formAt(page.text, at), typed[name])
    expect(answer.status).toBe(429)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return formAt(answer.text, at)
  }

  test.each(languages)('is shown in %s with its values and a fresh token, which is accepted', async (language) => {
    const form = await refusedPage(language)
    expect(messageIn(form)).toContain(wordsOf(language).forms.problems.again)
    const fields = fieldsOf(form)
    expect(fields).toMatchObject(typed[name])
    expect(fields['token']).toBeTruthy()
    const answer = await press(form)
    expect([answer.status, answer.headers['location']]).toEqual([303, `/contact?lng=${language}&sent=${name}#${at}`])
  })

  test('is shown again with a fresh token each time its token has expired', async () => {
    const form = await refusedPage()
    site().clock.now += 60 * minute
    await useUp(() => subscribe(site()))
    const late = await press(form)
    expect(late.status).toBe(429)
    const again = formAt(late.text, at)
    expect(messageIn(again)).toContain(wordsOf('en').forms.problems.again)
    expect(fieldsOf(again)['token']).toBeTruthy()
    expect((await press(again)).status).toBe(303)
  })

  test('asks to wait when the higher limit is used up as well', async () => {
    const form = await refusedPage()
    await useUp(async () => subscribe(site(), { token: await freshToken(site()) }))
    const answer = await press(form)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(messageIn(formAt(answer.text, at))).toContain(wordsOf('en').forms.problems.tooMany)
    expect(fieldsOf(formAt(answer.text, at))).toMatchObject(typed[name])
  })
})

test('the English text of a refusal asks to press Send once more', () => {
  expect(wordsOf('en').forms.problems.again).toContain('Please press Send once more')
})

describe('the network of a visitor', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  describe('behind one proxy', () => {
    const behind = siteOfEachTest({ env: { TRUST_PROXY: '1' } })

    test('is that of the address that the proxy has seen', async () => {
      await useUp(() => subscribe(behind(), {}, from('203.0.113.1')))
      expect((await subscribe(behind(), {}, from('203.0.113.2'))).status).toBe(200)
      expect((await subscribe(behind(), {}, from('203.0.113.1'))).status).toBe(429)
    })

    test('does not come from the visitor’s own header', async () => {
      let claimed = 0
      await useUp(() => subscribe(behind(), {}, from(`198.51.100.${(claimed += 1)}, 203.0.113.1`)))
      expect(claimed).toBeGreaterThan(5)
    })

    test('is an IPv6 /64', async () => {
      let host = 0
      await useUp(() => subscribe(behind(), {}, from(`2001:db8:0:1::${(host += 1).toString(16)}`)))
      expect((await subscribe(behind(), {}, from('2001:db8:0:1:ffff::1'))).status).toBe(429)
      expect((await subscribe(behind(), {}, from('2001:db8:0:2::1'))).status).toBe(200)
    })
  })

  // Azure and IIS add the port, which differs for each connection.
  describe.each([
    ['IPv4', (port: number) => `203.0.113.9:${port}`, '203.0.113.9'],
    ['IPv6', (port: number) => `[2001:db8::9]:${port}`, '2001:DB8::9'],
  ])('behind a proxy that adds the port of an %s address', (_, written, bare) => {
    const behind = siteOfEachTest({ env: { TRUST_PROXY: '1' } })

    test('ignores the port', async () => {
      let port = 40_000
      await useUp(() => subscribe(behind(), {}, from(written((port += 1)))))
      expect(port).toBe(40_021)
      expect((await subscribe(behind(), {}, from(bare))).status).toBe(429)
      expect((await subscribe(behind(), {}, from('198.51.100.1:40001'))).status).toBe(200)
    })
  })

  describe('behind a proxy that writes no address', () => {
    const behind = siteOfEachTest({ env: { TRUST_PROXY: '1' } })

    test('is that of the proxy', async () => {
      let name = 0
      await useUp(() => subscribe(behind(), {}, from(`_hidden${(name += 1)}`)))
      expect(name).toBe(21)
    })
  })

  describe('without a proxy', () => {
    test('is that of the connection, whatever the headers say', async () => {
      let claimed = 0
      await useUp(() => subscribe(site(), {}, from(`203.0.113.${(claimed += 1)}`)))
      expect((await subscribe(site(), {}, { forwarded: 'for=203.0.113.77', 'x-real-ip': '203.0.113.77' })).status).toBe(
        429,
      )
    })
  })
})

describe('with RATE_LIMIT=off', () => {
  const unlimited = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
  test('nothing is limited', async () => {
    for (let time = 0; time < 100; time += 1) expect((await subscribe(unlimited())).status).toBe(200)
  })
})

describe('the limit of mails in an hour', () => {
  const few = siteOfEachTest({ env: { MAILS_PER_HOUR: '5', TRUST_PROXY: '1' } })
  let from = 0
  const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(from = (from + 1) % 250)}` })

  test('is shared by all visitors, addresses and forms', async () => {
    let address = 0
    const { accepted, answer } = await useUp(() =>
      subscribe(few(), { email: `ana${(address += 1)}@primer.example` }, elsewhere()),
    )
    expect(accepted).toBe(5)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await dueMail(few())).length).toBe(5)
    // An address that has had its mails is refused in the same way.
    expect((await subscribe(few(), { email: 'ana1@primer.example' }, elsewhere())).status).toBe(429)
    const own = await request(few().app)
      .post('/newsletter/my-data')
      .set(elsewhere())
      .type('form')
      .send({ email: 'ana1@primer.example' })
    expect(own.status).toBe(429)
    expect(await dueMail(few())).toEqual([])
  })

  test('affects neither messages to the party nor the next hour', async () => {
    let address = 0
    const ask = () => subscribe(few(), { email: `ana${(address += 1)}@primer.example` }, elsewhere())
    await useUp(ask)
    const message = { name: 'Ana', email: 'ana@primer.example', message: 'Good day.' }
    expect((await request(few().app).post('/api/send').set(elsewhere()).send(message)).status).toBe(200)
    few().clock.now += 60 * minute
    expect((await ask()).status).toBe(200)
  })
})

describe('beyond the limit of mails in an hour', () => {
  const few = siteOfEachTest({ env: { MAILS_PER_HOUR: '5', TRUST_PROXY: '1' } })
  let from = 0
  const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(from = (from + 1) % 250)}` })
  let address = 0
  const somebody = () => `ana${(address += 1)}@primer.example`
  const mailed = async () => (await dueMail(few())).length
  const useUpMails = async () => {
    await useUp(() => subscribe(few(), { email: somebody() }, elsewhere()))
    await dueMail(few())
  }
  async function worked() {
    const { token, challenge } = (await request(few().app).get('/api/form?work=1')).body as {
      token: string
      challenge: Challenge
    }
    return { token, proof: await solveChallenge(challenge) }
  }

  test('a sign-up is accepted with proof of work and refused with only a token', async () => {
    await useUpMails()
    for (let time = 0; time < 12; time += 1)
      expect((await subscribe(few(), { email: somebody(), ...(await worked()) }, elsewhere())).status).toBe(200)
    expect(await mailed()).toBe(12)
    expect((await subscribe(few(), { email: somebody(), token: await freshToken(few()) }, elsewhere())).status).toBe(
      429,
    )
  })

  test('one address gets at most three mails, also with proof of work', async () => {
    await useUpMails()
    const email = somebody()
    for (let time = 0; time < 6; time += 1) {
      few().clock.now += 11 * minute
      await useUp(() => subscribe(few(), { email: somebody() }, elsewhere()))
      await dueMail(few())
      expect((await subscribe(few(), { email, ...(await worked()) }, elsewhere())).status).toBe(200)
      expect(await mailed()).toBe(time < 3 ? 1 : 0)
    }
  })

  test.each(languages)('a visitor without script is asked in %s to wait and is then accepted', async (language) => {
    await useUpMails()
    const page = await request(few().app).get(`/contact?lng=${language}`)
    const press = (form: string, more: Record<string, string> = {}) =>
      request(few().app)
        .post(elements(form, 'form')[0]!['action']!)
        .set(elsewhere())
        .type('form')
        .send({ ...fieldsOf(form), ...more })
    const typed = { email: somebody(), consent: 'on' }
    const refused = await press(formAt(page.text, 'newsletter'), typed)
    expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'private, no-store'])
    expect(refused.headers['retry-after']).toBe('10')
    const form = formAt(refused.text, 'newsletter')
    expect(messageIn(form)).toContain(wordsOf(language).forms.problems.wait)
    expect(fieldsOf(form)).toMatchObject(typed)
    // An early submission is refused and does not use up the token.
    few().clock.now += 9 * second
    const early = await press(form)
    expect([early.status, await mailed()]).toEqual([429, 0])
    expect(messageIn(formAt(early.text, 'newsletter'))).toContain(wordsOf(language).forms.problems.wait)
    few().clock.now += second
    const answer = await press(form)
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      `/contact?lng=${language}&sent=newsletter#newsletter`,
    ])
    expect(await mailed()).toBe(1)
    // The token is used up.
    expect((await press(form, { email: somebody() })).status).toBe(429)
  })

  test('submissions after a wait have a limit of their own', async () => {
    await useUpMails()
    const refused = async () => {
      const page = formAt((await request(few().app).get('/contact?lng=en')).text, 'newsletter')
      const press = (fields: Record<string, string>) =>
        request(few().app).post('/api/subscribe?lng=en').set(elsewhere()).type('form').send(fields)
      const typed = { ...fieldsOf(page), email: somebody(), consent: 'on' }
      const form = formAt((await press(typed)).text, 'newsletter')
      few().clock.now += 10 * second
      return press({ ...typed, ...fieldsOf(form) })
    }
    const { accepted, answer } = await useUp(refused)
    expect(accepted).toBe(5)
    expect(messageIn(formAt(answer.text, 'newsletter'))).toContain(wordsOf('en').forms.problems.tooMany)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  })
})

describe('three mails a day', () => {
  const many = siteOfEachTest({ env: { TRUST_PROXY: '1' } })
  test('are the limit of an address, for all networks and forms together', async () => {
    for (let place = 0; place < 40; place += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${place}` }
      const email = place % 2 ? 'ana@primer.example' : 'ANA@PRIMER.EXAMPLE'
      expect((await subscribe(many(), { email, key: String(place) }, headers)).status).toBe(200)
      const own = await request(many().app).post('/newsletter/my-data').set(headers).type('form').send({ email })
      expect(own.status).toBe(303)
      many().clock.now += 11 * minute
    }
    const kinds = (await dueMail(many())).map(({ payload }) => payload.kind)
    expect(kinds.filter((kind) => kind === 'confirm')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'access').length).toBeLessThanOrEqual(3)
  })
})

describe('with PROOF_OF_WORK=on', () => {
  const asking = siteOfEachTest({ env: { PROOF_OF_WORK: 'on', TRUST_PROXY: '1' } })

  interface Offered {
    token: string
    challenge: Challenge
  }
  const offered = async () => (await request(asking().app).get('/api/form')).body as Offered
  async function worked() {
    const { token, challenge } = await offered()
    return { token, proof: await solveChallenge(challenge) }
  }

  test('submissions have a lower limit than usual without proof of work and a higher one with it', async () => {
    const { accepted: usual } = await useUp(() => subscribe(site()))
    const { accepted, answer } = await useUp(() => subscribe(asking()))
    expect(accepted).toBeGreaterThan(0)
    expect(accepted).toBeLessThan(usual)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).toEqual({ status: 'error', message: wordsOf('sr').forms.problems.unproven })
    // A token without proof of work is not enough.
    expect((await subscribe(asking(), { token: (await offered()).token })).status).toBe(429)
    for (let time = 0; time < 2 * accepted; time += 1)
      expect((await subscribe(asking(), await worked())).status).toBe(200)
  })

  test('a proof of work is accepted once and only with its token', async () => {
    await useUp(() => subscribe(asking()))
    const pass = await worked()
    expect((await subscribe(asking(), { ...pass, token: (await offered()).token })).status).toBe(429)
    expect((await subscribe(asking(), pass)).status).toBe(200)
    expect((await subscribe(asking(), pass)).status).toBe(429)
    const late = await worked()
    asking().clock.now += 31 * minute
    // The window of the tighter limit has ended, so the limit is used up again.
    await useUp(() => subscribe(asking()))
    expect((await subscribe(asking(), late)).status).toBe(429)
  })

  test('a form without script has the lower limit and keeps its values', async () => {
    const page = await request(asking().app).get('/contact?lng=en')
    const form = formAt(page.text, 'contact-form')
    const press = (place: number) =>
      request(asking().app)
        .post('/api/send?lng=en')
        .set('x-forwarded-for', `203.0.113.${place}`)
        .type('form')
        .send({ ...fieldsOf(form), name: 'Ana', email: 'ana@primer.example', message: 'Good day.', consent: 'on' })
    expect((await press(1)).status).toBe(303)
    const { answer } = await useUp(() => press(1))
    const again = formAt(answer.text, 'contact-form')
    expect(messageIn(again)).toContain(wordsOf('en').forms.problems.unproven)
    expect(fieldsOf(again)).toMatchObject({ name: 'Ana', message: 'Good day.' })
    expect(fieldsOf(again)['token']).toBeUndefined()
    expect((await press(2)).status).toBe(303)
  })

  test('all networks without proof of work share one limit', async () => {
    let place = 0
    const { accepted } = await useUp(() =>
      subscribe(asking(), {}, { 'x-forwarded-for': `203.0.${(place += 1) % 200}.${place % 250}` }),
    )
    expect(accepted).toBeLessThan(100)
    expect((await subscribe(asking(), await worked(), { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
  })
})
