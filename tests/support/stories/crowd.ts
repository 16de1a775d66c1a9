import type { Socket } from 'node:net'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { ask, form, json, memoryOf, open, percentile, visitorsMeanwhile } from '#tests/support/hostile.ts'
import { countOf } from '#tests/support/siteData.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, siteOfTest, swift, temporaryFolder } from './site.ts'

/**
 * Opens connections that send slowly, in the head or the body of a request, or nothing at all. Other visitors must be served, and the
 * slow connections closed in time.
 * @param slowest limit for the 99th percentile of the response times of pages, in milliseconds; without it they are only reported
 */
export async function slowConnections(
  report: Report,
  { slow, idle, slowest }: { slow: number; idle: number; slowest?: number },
) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  await ask(site.url, { path: '/' })
  const before = memoryOf(site.pid)
  const heads = [
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'POST /api/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"',
  ]
  const sockets: Socket[] = []
  /** The durations of connections that send the head slowly, the body slowly, or nothing. In milliseconds. */
  const lives = { head: [] as number[], body: [] as number[], nothing: [] as number[] }
  for (let number = 0; number < slow + idle; number += 1) {
    const kind = number >= slow ? 'nothing' : number % 2 === 0 ? 'head' : 'body'
    const socket = await open(site.url)
    const born = performance.now()
    socket.on('data', () => {})
    socket.on('close', () => lives[kind].push(performance.now() - born))
    if (kind !== 'nothing') socket.write(heads[number % 2]!)
    sockets.push(socket)
  }
  const drip = setInterval(() => {
    for (const socket of sockets.slice(0, slow)) if (!socket.destroyed) socket.write('a')
  }, 1000)
  const visitors = visitorsMeanwhile(site.url)
  const submissions: number[] = []
  const closed = () => lives.head.length + lives.body.length + lives.nothing.length
  await eventually(async () => {
    const { status } = await ask(site.url, { path: '/api/subscribe', ...json({ email: 'ana@primer.example' }) })
    submissions.push(status)
    return closed()
  }).toBe(sockets.length)
  clearInterval(drip)
  const { times, faults } = await visitors.end()
  const gained = memoryOf(site.pid) - before
  for (const socket of sockets) socket.destroy()

  report('slow and idle connections that were closed', closed(), '', { least: slow + idle })
  // Five times the server's limits for a head (10 s) and a request (15 s). Node's defaults are one minute and five minutes.
  for (const [kind, most] of [
    ['head', 50],
    ['body', 75],
    ['nothing', 50],
  ] as const) {
    const longest = Math.round(Math.max(...lives[kind]) / 100) / 10
    report(`the longest duration of a slow connection: ${kind}`, longest, 's', { most })
  }
  none(report, 'pages that failed meanwhile', faults)
  // A server that waits for slow connections would show no pages.
  report('pages meanwhile', times.length, '', { least: 100 })
  report('… 99th percentile', Math.round(percentile(times, 99)), 'ms', { most: slowest })
  report('submissions that were refused meanwhile', submissions.filter((status) => status !== 200).length, '', {
    most: 0,
  })
  report('memory that they used', Math.round(gained), 'MB', { most: 150 })
}

/** Requests mails to one address and to many addresses, from many networks. The number of mails must be limited. */
export async function bombing(
  report: Report,
  { places, mailsPerHour, base = folderBase(), instances = 1 }: { places: number; mailsPerHour: number } & Setting,
) {
  const env = { ...swift(undefined), RATE_LIMIT: 'on', TRUST_PROXY: '1', MAILS_PER_HOUR: String(mailsPerHour) }
  const sites = await sitesOn(base, instances, env)
  const mails = () => countOf(base.data, 'SELECT count(*) FROM outbox')
  const from = (place: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(place / 250)}.${place % 250}` })
  const post = (place: number, request: Pick<Parameters<typeof ask>[1], 'method' | 'headers' | 'body'>, path: string) =>
    ask(dealt(sites, place).url, { path, ...request, headers: { ...request.headers, ...from(place) } })
  const statuses = new Set<number>()
  for (let place = 0; place < places; place += 1) {
    const victim = place % 2 ? 'victim@primer.example' : 'Victim@PRIMER.example'
    statuses.add((await post(place, json({ email: victim, key: `${place}` }), '/api/subscribe')).status)
    statuses.add((await post(place, form({ email: victim }), '/newsletter/my-data')).status)
  }
  const toOne = await mails()
  report(`mails to one address, requested from ${places} networks`, toOne, '', { most: 6, least: 3 })
  let refused = 0
  for (let place = 0; place < mailsPerHour; place += 1) {
    const email = `victim${place}@primer.example`
    const answer = await post(places + place, json({ email }), '/api/subscribe')
    if (answer.status === 429) {
      refused += 1
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    } else statuses.add(answer.status)
  }
  expect(statuses).toEqual(new Set([200, 303]))
  report('mails to all addresses within the hour', await mails(), '', { most: mailsPerHour })
  report('sign-ups refused with Retry-After', refused, '', { least: 1 })
  for (const site of sites) expect(site.output()).toContain('The mails of this hour are used up')
  expect((await post(0, json({ name: 'Ana', email: 'a@primer.example', message: 'x' }), '/api/send')).status).toBe(200)
  expect((await ask(dealt(sites, 0).url, { path: '/' })).status).toBe(200)
}

/** Sends forged proxy headers. The site must use the address that the outermost trusted proxy has seen. */
export async function forgedProxies(report: Report) {
  const accepted = await Promise.all([0, 1, 2].map((hops) => acceptedFrom(hops)))
  const forged = accepted.flatMap((count, hops) => (count > 20 ? [`${count} of 60 behind ${hops} proxies`] : []))
  none(report, 'settings with which a forged address was trusted', forged)
}

/** Sends 60 sign-ups from one network behind a number of trusted proxies, each with a forged address. Returns how many are accepted. */
async function acceptedFrom(hops: number): Promise<number> {
  const env = { ...swift(undefined), RATE_LIMIT: 'on', TRUST_PROXY: String(hops) }
  const site = await siteOfTest({ dataDir: temporaryFolder(), env })
  const seen = ['203.0.113.7', '10.0.0.2'].slice(0, hops)
  let accepted = 0
  for (let time = 0; time < 60; time += 1) {
    const claimed = [`198.51.100.${time}`, '::1', '127.0.0.1', `"; evil${time}`].slice(0, 1 + (time % 4))
    const headers = {
      'x-forwarded-for': [...claimed, ...seen].join(', '),
      forwarded: `for=198.51.100.${time}`,
      'x-real-ip': `198.51.100.${time}`,
      'cf-connecting-ip': `198.51.100.${time}`,
      'x-forwarded-proto': 'javascript',
      'x-forwarded-host': 'evil.example',
    }
    const request = json({ email: `ana${time}@primer.example` })
    const answer = await ask(site.url, {
      path: '/api/subscribe',
      ...request,
      headers: { ...request.headers, ...headers },
    })
    if (answer.status === 200) accepted += 1
  }
  const page = await ask(site.url, {
    path: '/',
    headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  })
  expect(page.body.includes('evil')).toBe(false)
  return accepted
}
