import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { dueMail, messagesOf, rawRequest, siteOfEachTest } from '#tests/support/httpSite.ts'

const publicUrl = 'https://primer.example'
const friend = 'https://friend.example'
const site = siteOfEachTest({
  env: { PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: `${friend}, https://other.example/`, RATE_LIMIT: 'off' },
})

const allowed = [publicUrl, friend, 'https://other.example']
const foreign = [
  'https://evil.example',
  'http://primer.example',
  'https://primer.example.evil.example',
  'https://evilprimer.example',
  'https://sub.primer.example',
  'https://primer.example:8443',
  'https://PRIMER.example',
  'null',
  '*',
  '',
]
const corsHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

const body = { name: 'Ana', email: 'ana@primer.example', message: 'Good day.' }
const send = (headers: Record<string, string>, type: 'json' | 'form' = 'json') =>
  request(site().app).post('/api/send').set(headers).type(type).send(body)

describe('CORS', () => {
  test.each(allowed)('%s is allowed', async (origin) => {
    const preflight = await request(site().app)
      .options('/api/send')
      .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('content-type'),
    })
    for (const answer of [
      await send({ origin, 'sec-fetch-site': 'cross-site' }),
      await request(site().app).get('/api/form').set({ origin }),
      await request(site().app).post('/api/send').set({ origin }).send({}),
      await request(site().app).post('/api/send').set({ origin }).type('json').send('{'),
    ]) {
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['vary']).toContain('Origin')
    }
    expect(await messagesOf(site())).toHaveLength(1)
  })

  test.each(foreign)('%j is not allowed', async (origin) => {
    const preflight = await request(site().app)
      .options('/api/send')
      .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' })
    expect(corsHeaders(preflight.headers)).toEqual([])
    const token = await request(site().app).get('/api/form').set({ origin })
    expect(corsHeaders(token.headers)).toEqual([])
    expect(token.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(token.headers['vary']).toContain('Origin')
  })

  test('does not apply to pages', async () => {
    const answer = await request(site().app).get('/contact').set({ origin: friend })
    expect(corsHeaders(answer.headers)).toEqual([])
  })
})

describe('a cross-site submission', () => {
  const refused = [
    ...foreign.filter(Boolean).map((origin): Record<string, string> => ({ origin })),
    ...foreign.filter(Boolean).map((origin): Record<string, string> => ({ origin, 'sec-fetch-site': 'cross-site' })),
    { origin: 'https://sub.primer.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
  ]
  test.each(refused)('%o is refused, as a call and as a form post', async (headers) => {
    for (const type of ['json', 'form'] as const) {
      const answer = await send(headers, type)
      expect([type, answer.status]).toEqual([type, 403])
    }
    const subscribed = await request(site().app).post('/api/subscribe').set(headers).type('form').send(body)
    expect(subscribed.status).toBe(403)
    expect(await messagesOf(site())).toEqual([])
    expect(await dueMail(site())).toEqual([])
  })

  test.each(refused)(
    '%o is refused at the forms of mailed links and accepted at the one-click address',
    async (headers) => {
      for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/my-data']) {
        const answer = await request(site().app).post(path).set(headers).type('form').send({ t: 'a.1.b' })
        expect([path, answer.status]).toEqual([path, 403])
      }
      // RFC 8058: mail programs send it from any origin. This token is unknown.
      expect(
        (await request(site().app).post('/u/a.1.b').set(headers).type('form').send('List-Unsubscribe=One-Click'))
          .status,
      ).toBe(410)
    },
  )

  test.each([
    {},
    { origin: publicUrl },
    { origin: friend },
    { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
    // A browser that sends no referrer.
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[])('%o is accepted as same-site', async (headers) => {
    for (const type of ['json', 'form'] as const) expect((await send(headers, type)).status).toBeLessThan(400)
  })

  test('is recognized by the host without Sec-Fetch-Site', async () => {
    const own = { host: 'intranet:3000', 'content-type': 'application/json' }
    const ask = (origin: string) =>
      rawRequest(site().app, '/api/send', { method: 'POST', headers: { ...own, origin }, body: JSON.stringify(body) })
    expect((await ask('http://intranet:3000')).status).toBe(200)
    expect((await ask('http://intranet:3001')).status).toBe(403)
  })
})
