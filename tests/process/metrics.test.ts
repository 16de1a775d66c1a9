import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { otherRoutes } from '#server/http/routeNames.ts'
import { isRouteId } from '#shared/routes/table.ts'
import { root } from '#tests/support/build.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'

const email = 'marker.ana@primer.example'

let site: SiteProcess
let peer: Awaited<ReturnType<typeof startSmtpPeer>>
let port: number
beforeAll(async () => {
  port = await freePort()
  peer = await startSmtpPeer()
  site = await startSite({
    env: {
      METRICS_PORT: String(port),
      SMTP_URL: peer.url,
      RATE_LIMIT: 'off',
      MAIL_RETRY_BASE_MS: '1',
      MAIL_RETRY_MAX_MS: '10',
    },
  })
})
afterAll(async () => {
  await site.stop()
  await peer.stop()
})

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length) ?? Number.NaN,
  )
const get = (path: string) => request(site.url).get(path)

test('a scrape counts requests by route and status, cache hits, renderings, sign-ups and mails, without personal data', async () => {
  const { headers } = await get('/about?lng=sr')
  await get('/about?lng=sr')
  await get('/about?lng=sr').set('if-none-match', headers['etag'] as string)
  for (const path of ['/marker', '/marker/two?email=marker', '/%E0%A4marker', '/u/marker.1.token']) await get(path)
  await get('/Contact')
  await get('/api/form')
  await get('/favicon.ico')
  for (const typed of ['marker', email]) await request(site.url).post('/api/subscribe').send({ email: typed })
  const mail = await peer.waitForMail(({ envelope }) => envelope.to[0] === email)
  await expect.poll(async () => valueOf(await scrape(), 'site_outbox_waiting{kind="confirm"}')).toBe(0)

  const text = await scrape()
  const requests = (route: string, status: number) =>
    valueOf(text, `site_requests_total{route="${route}",status="${status}"}`)
  expect(requests('about', 200)).toBe(2)
  expect(requests('about', 304)).toBe(1)
  expect(requests('none', 404)).toBe(3)
  expect(requests('newsletter-unsubscribe', 410)).toBe(1)
  expect(requests('contact', 308)).toBe(1)
  expect(requests('form', 200)).toBe(1)
  expect(requests('subscribe', 200)).toBe(1)
  expect(requests('subscribe', 422)).toBe(1)
  expect(requests('discovery', 302)).toBe(1)
  expect(valueOf(text, 'site_page_cache_hits_total')).toBe(2)
  expect(valueOf(text, 'site_render_seconds_count')).toBe(5)
  expect(valueOf(text, 'site_sign_ups_total{step="requested"}')).toBe(1)
  expect(valueOf(text, 'site_mails_total{kind="confirm",outcome="accepted"}')).toBe(1)
  expect(valueOf(text, 'site_ready')).toBe(1)
  expect(valueOf(text, 'site_database_bytes')).toBeGreaterThan(100_000)
  expect(valueOf(text, 'site_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)

  const secret = /[?&]t=([\w-]+)/.exec(mail.parsed.text ?? '')![1]!
  for (const value of ['marker', 'primer.example', '127.0.0.1', secret]) expect(text).not.toContain(value)
  const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route!)
  for (const route of routes)
    expect([route, isRouteId(route) || (otherRoutes as readonly string[]).includes(route)]).toEqual([route, true])
})

test('a waiting mail is counted with its age, and one refused for good as stopped and as a fault', async () => {
  let refuse = () => {}
  peer.behave({ until: new Promise<void>((resolve) => (refuse = resolve)) })
  const send = (message: string) =>
    request(site.url).post('/api/send').send({ name: 'Ana', email, message, topic: 'question' })
  const before = peer.seen.length
  expect((await send('Good day.')).status).toBe(200)
  await expect.poll(() => peer.seen.length).toBe(before + 1)
  await expect.poll(async () => valueOf(await scrape(), 'site_outbox_waiting{kind="contact"}')).toBe(1)
  await expect
    .poll(async () => valueOf(await scrape(), 'site_outbox_oldest_seconds{kind="contact"}'))
    .toBeGreaterThan(0)
  expect(valueOf(await scrape(), 'site_errors_total')).toBe(0)
  peer.behave({ reject: 550, at: 'recipient' })
  expect((await send('Once more.')).status).toBe(200)
  await expect.poll(async () => valueOf(await scrape(), 'site_outbox_stopped{kind="contact",status="dead"}')).toBe(1)
  const text = await scrape()
  expect(valueOf(text, 'site_mails_total{kind="contact",outcome="refused"}')).toBe(2)
  expect(valueOf(text, 'site_mails_total{kind="contact",outcome="dead"}')).toBe(1)
  expect(valueOf(text, 'site_errors_total')).toBe(1)
  refuse()
  await expect.poll(async () => valueOf(await scrape(), 'site_mails_total{kind="contact",outcome="accepted"}')).toBe(1)
})

test('every metric of an alert rule exists in a scrape', async () => {
  const text = await scrape()
  const rules = readFileSync(join(root, 'deploy/metrics/alerts.yml'), 'utf8')
  const alerts = [
    ...rules.matchAll(/^ +- alert: (\w+)\n +expr: (.+)\n(?: +for: \d+m\n)? +annotations:\n +summary: \S.+$/gm),
  ]
  expect(alerts.map(([, name]) => name)).toEqual([...rules.matchAll(/- alert: (.+)$/gm)].map(([, name]) => name))
  expect(alerts.length).toBeGreaterThan(5)
  for (const [, name, expression] of alerts) {
    const metrics = [...expression!.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([metric]) => metric)
    // `up` is Prometheus's own.
    if (!expression!.startsWith('up{')) expect([name, metrics.length]).toEqual([name, 1])
    for (const metric of metrics) expect(text).toMatch(new RegExp(`^${metric}(?:\\{[^}]*\\})? [\\d.]`, 'm'))
  }
})

test('only GET /metrics on the loopback interface is answered', async () => {
  const address = `http://127.0.0.1:${port}`
  expect((await fetch(`${address}/metrics`)).status).toBe(200)
  for (const path of ['/', '/metrics/', '/metrics?a', '/healthz'])
    expect((await fetch(address + path)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await get('/metrics')).status).toBe(404)
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  for (const { address: host, family, internal } of others)
    if (!internal && family === 'IPv4') await expect(fetch(`http://${host}:${port}/metrics`)).rejects.toThrow()
})

test('the port is closed after the stop', async () => {
  const other = await freePort()
  const second = await startSite({ env: { METRICS_PORT: String(other) } })
  expect((await fetch(`http://127.0.0.1:${other}/metrics`)).status).toBe(200)
  expect(await second.stop()).toBe(0)
  await expect(fetch(`http://127.0.0.1:${other}/metrics`)).rejects.toThrow()
})

test('a used port stops the start with one sentence that names METRICS_PORT', async () => {
  await expect(startSite({ env: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `Port ${port} is in use already: stop the other program or set METRICS_PORT.`,
  )
})

test('counts the donations that the law wants published', async () => {
  const due = async () => {
    const text = await scrape()
    return ['soon', 'overdue'].map((state) => valueOf(text, `site_donations_due{state="${state}"}`))
  }
  expect(await due()).toEqual([0, 0])
  const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const [id, days] of [
    ['2026-0001', 2],
    ['2026-0002', 6],
    ['2026-0003', 20],
    ['2026-0004', 21],
  ] as const) {
    const facts = [`donated=${dayBefore(days)}`, 'donor=Мира Мирић', 'place=Ниш', 'dinars=250000']
    const { code } = await site.staff(
      'donations',
      'new',
      id,
      ...facts.flatMap((fact) => ['--set', fact]),
      '--as',
      'Ana',
    )
    expect(code).toBe(0)
  }
  expect(await due()).toEqual([1, 2])
})
