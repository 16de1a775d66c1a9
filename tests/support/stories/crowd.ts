import type { Socket } from 'node:net'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import { ask, form, json, memoryOf, open, percentile, visitorsMeanwhile } from '#tests/support/hostile.ts'
import { countOf } from '#tests/support/siteData.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { eventually, siteOfTest, swift, temporaryFolder } from './site.ts'

/**
 * Connections that send a byte now and then, in the head or in the body of a request, or nothing at all: others are served
 * meanwhile, and the slow ones are closed in time.
 * @param slowest the longest that pages may take meanwhile (99th percentile), in milliseconds; they are counted all the same
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
  /** How long those lived that sent slowly, in the head or in the body, and those that sent nothing. */
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

  report('connections that were slow or said nothing, and were closed', closed(), '', { least: slow + idle })
  // Five times what the server gives a head (10 s) and a whole request (15 s). Node alone gives a minute, and five of them.
  for (const [kind, most] of [
    ['head', 50],
    ['body', 75],
    ['nothing', 50],
  ] as const) {
    const longest = Math.round(Math.max(...lives[kind]) / 100) / 10
    report(`the longest-lived of those that were slow: ${kind}`, longest, 's', { most })
  }
  none(report, 'pages that failed meanwhile', faults)
  // Who waits for the slow ones sees none.
  report('pages meanwhile', times.length, '', { least: 100 })
  report('… 99th percentile', Math.round(percentile(times, 99)), 'ms', { most: slowest })
  report('submissions that were not taken meanwhile', submissions.filter((status) => status !== 200).length, '', {
    most: 0,
  })
  report('memory that they took', Math.round(gained), 'MB', { most: 150 })
}

/** One address, and then many, asked for from everywhere: what strangers can make us mail is bounded. */
export async function bombing(
  report: Report,
  { places, mailsPerHour, base = folderBase(), instances = 1 }: { places: number; mailsPerHour: number } & Setting,
) {
  const env = { ...swift(undefined), RATE_LIMIT: 'on', TRUST_PROXY: '1', MAILS_PER_HOUR: String(mailsPerHour) }
  const sites = await sitesOn(base, instances, env)
  const mails = () => countOf(base.data, 'SELECT count(*) FROM outbox')
  const from = (place: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(place / 250)}.${place % 250}` })
  const post = (place: number, asked: Pick<Parameters<typeof ask>[1], 'method' | 'headers' | 'body'>, path: string) =>
    ask(dealt(sites, place).url, { path, ...asked, headers: { ...asked.headers, ...from(place) } })
  const statuses = new Set<number>()
  for (let place = 0; place < places; place += 1) {
    const victim = place % 2 ? 'victim@primer.example' : 'Victim@PRIMER.example'
    statuses.add((await post(place, json({ email: victim, key: `${place}` }), '/api/subscribe')).status)
    statuses.add((await post(place, form({ email: victim }), '/newsletter/my-data')).status)
  }
  const toOne = await mails()
  report(`mails to one address, asked for from ${places} places`, toOne, '', { most: 6, least: 3 })
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
  report('mails to whatever addresses within the hour', await mails(), '', { most: mailsPerHour })
  report('sign-ups that were asked to come back', refused, '', { least: 1 })
  for (const site of sites) expect(site.output()).toContain('The mails of this hour are used up')
  expect((await post(0, json({ name: 'Ana', email: 'a@primer.example', message: 'x' }), '/api/send')).status).toBe(200)
  expect((await ask(dealt(sites, 0).url, { path: '/' })).status).toBe(200)
}

/** Whoever claims to be somebody else is who the outermost trusted proxy saw. */
export async function forgedProxies(report: Report) {
  const accepted = await Promise.all([0, 1, 2].map((hops) => acceptedFrom(hops)))
  const forged = accepted.flatMap((count, hops) => (count > 20 ? [`${count} of 60 behind ${hops} proxies`] : []))
  none(report, 'settings under which a made-up address was believed', forged)
}

/** Sixty sign-ups from one place behind so many proxies that are trusted, each with a made-up address: how many are taken. */
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
    const asked = json({ email: `ana${time}@primer.example` })
    const answer = await ask(site.url, {
      path: '/api/subscribe',
      ...asked,
      headers: { ...asked.headers, ...headers },
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
