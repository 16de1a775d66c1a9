import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { unsubscribeToken } from '#server/mail/addresses.ts'
import { otherRoutes } from '#server/http/routeNames.ts'
import { isRouteId } from '#shared/routes/table.ts'
import { dueMail, payloads, personAt, siteOfEachTest, withLog, type LogLine } from '#tests/support/httpSite.ts'
import { startSite } from '#tests/support/siteProcess.ts'
import { createTestApp } from '#tests/support/testApp.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'

const email = 'marker.ana@primer.example'
const forwarded = { 'x-forwarded-for': '203.0.113.77' }
const typed = { name: 'Marker Anić', email, message: 'Marker, good day.', phone: '+381 60 marker' }

/** Makes requests in which everything that must not be logged contains a marker. */
async function visit(
  app: Parameters<typeof request>[0],
  confirmSecret: () => Promise<string>,
  token: () => Promise<string>,
) {
  const headers = {
    ...forwarded,
    cookie: 'lng=fr; cart=marker',
    'user-agent': 'marker',
    referer: 'http://marker.example/',
  }
  const get = (path: string) => request(app).get(path).set(headers)
  await get('/contact?topic=join&name=marker')
  await get('/marker/path?email=marker')
  await get('/Contact/?marker=1')
  await get('/static/js/marker.js')
  await get('/language?lng=fr&to=/contact%3Fmarker')
  await get('/newsletter/confirm?t=marker-token-of-a-mail')
  await get('/u/marker.1.token')
  await get('/%E0%A4marker')
  await get('/healthz')
  await get('/readyz')
  await get('/api/form?marker')
  const post = (path: string) => request(app).post(path).set(headers)
  await post('/api/send').send({ ...typed, phone: '' })
  await post('/api/send').send(typed)
  await post('/api/send').type('json').send('{ "marker')
  await post('/api/send')
    .type('form')
    .send({ ...typed, form: 'contact', page: 'contact', at: 'contact-form' })
  await post('/api/subscribe').send({ email, spare: 'marker', key: 'marker' })
  await post('/api/subscribe').send({ email, form: 'newsletter', consent: true })
  await post('/contact?marker').send(typed)
  const secret = await confirmSecret()
  await get(`/newsletter/confirm?t=${secret}`)
  await post('/newsletter/confirm').type('form').send({ t: secret })
  const unsubscribe = await token()
  await get(`/u/${unsubscribe}`)
  await post(`/u/${unsubscribe}`)
  await post('/newsletter/unsubscribe').type('form').send({ t: unsubscribe })
  return { secret, unsubscribe }
}

describe('the log', () => {
  const site = siteOfEachTest({ env: { TRUST_PROXY: '1' } })
  const confirmSecret = async () => payloads(await dueMail(site()), 'confirm')[0]!.secret
  const token = async () => {
    const { subscriber } = await personAt(site(), email)
    return unsubscribeToken(site().config.secret, subscriber!.id, subscriber!.keyVersion)
  }

  test('has routes and results, and no data of visitors', async () => {
    const { app, lines, raw } = await withLog(site())
    const { secret, unsubscribe } = await visit(app, confirmSecret, token)
    expect((await personAt(site(), email)).subscriber?.status).toBe('unsubscribed')
    expect(lines().length).toBeGreaterThan(20)

    const said = raw()
    for (const text of [
      'marker',
      'Marker',
      'primer.example',
      '203.0.113.77',
      '127.0.0.1',
      'topic',
      '?',
      secret,
      unsubscribe,
    ])
      expect([text, said.includes(text)]).toEqual([text, false])

    const known = new Set([...lines().map((line) => line['route'])])
    for (const route of known)
      expect((otherRoutes as readonly unknown[]).includes(route) || isRouteId(route)).toBe(true)
    expect(known).toContain('contact')
    expect(known).toContain('newsletter-unsubscribe')
    for (const line of lines()) {
      expect(Object.keys(line).sort()).toEqual([
        'level',
        'method',
        'milliseconds',
        'msg',
        'request',
        'route',
        'status',
        'time',
      ])
      expect(line['level']).toBe(20)
    }
  })
})

describe('X-Forwarded-For that does not match TRUST_PROXY', () => {
  const ask = async (app: Parameters<typeof request>[0], headers: Record<string, string>) => {
    // The second answer for the page comes from the page cache.
    for (const path of ['/about', '/about', '/healthz']) await request(app).get(path).set(headers)
    for (const key of ['1', '2']) await request(app).post('/api/subscribe').set(headers).send({ email, key })
  }
  const warningsOf = async (trustProxy: string, headers: Record<string, string>): Promise<LogLine[]> => {
    const site = await createTestApp({ env: { TRUST_PROXY: trustProxy } })
    try {
      const { app, lines } = await withLog(site)
      await ask(app, headers)
      return lines().filter(({ level }) => (level as number) >= 40)
    } finally {
      await site.close()
    }
  }

  test.each([
    [
      'arrives and is not trusted',
      '0',
      { 'x-forwarded-for': '203.0.113.77' },
      'X-Forwarded-For arrives, but TRUST_PROXY is 0',
    ],
    ['has fewer addresses than proxies', '2', forwarded, 'X-Forwarded-For names fewer addresses than TRUST_PROXY'],
    ['is missing', '1', {}, 'X-Forwarded-For names fewer addresses than TRUST_PROXY'],
    [
      'has no address',
      '1',
      { 'x-forwarded-for': 'marker' },
      'the entry of X-Forwarded-For that should be the visitor’s',
    ],
  ])('%s: logs one warning without the address', async (_, trustProxy, headers: Record<string, string>, message) => {
    const warnings = await warningsOf(trustProxy, headers)
    expect(warnings.map(({ msg }) => msg.slice(0, message.length))).toEqual([message])
    expect(JSON.stringify(warnings)).not.toMatch(/203\.0\.113|127\.0\.0|marker/)
  })

  test.each([
    ['no proxy', '0', {}],
    ['one proxy', '1', forwarded],
    ['two proxies', '2', { 'x-forwarded-for': '203.0.113.77:40001, [2001:db8::1]:40002' }],
    ['a visitor who sends the header', '1', { 'x-forwarded-for': 'marker, 203.0.113.77' }],
  ])('%s as configured: logs no warning', async (_, trustProxy, headers: Record<string, string>) => {
    expect(await warningsOf(trustProxy, headers)).toEqual([])
  })
})

test('a health check without the proxy logs no warning', async () => {
  const site = await createTestApp({ env: { TRUST_PROXY: '1' } })
  try {
    const { app, lines } = await withLog(site)
    for (const path of ['/healthz', '/readyz', '/about']) expect((await request(app).get(path)).status).toBe(200)
    expect(lines().filter(({ level }) => (level as number) >= 40)).toEqual([])
  } finally {
    await site.close()
  }
})

test('standard output and standard error of the running site have no personal data', async () => {
  const peer = await startSmtpPeer()
  const site = await startSite({ env: { LOG_LEVEL: 'trace', SMTP_URL: peer.url, TRUST_PROXY: '1', RATE_LIMIT: 'off' } })
  try {
    let unsubscribe = ''
    const confirmSecret = async () => {
      const mail = await peer.waitForMail(
        ({ parsed, envelope }) => envelope.to[0] === email && Boolean(parsed.text?.includes('t=')),
      )
      return /[?&]t=([\w-]+)/.exec(mail.parsed.text ?? '')![1]!
    }
    const token = async () => {
      const mail = await peer.waitForMail((one) => one.header('list-unsubscribe') !== undefined)
      unsubscribe = /\/u\/([^>\s]+)/.exec(mail.header('list-unsubscribe') ?? '')![1]!
      return unsubscribe
    }
    const { secret } = await visit(site.url, confirmSecret, token)
    const said = site.output()
    expect(said).toContain('A mail was sent')
    for (const text of ['marker', 'Marker', '203.0.113.77', secret, unsubscribe])
      expect([text, said.includes(text)]).toEqual([text, false])
  } finally {
    await site.stop()
    await peer.stop()
  }
})
