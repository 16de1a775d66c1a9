import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { maxLengths } from '#shared/forms/limits.ts'
import { none, type Report } from '#tests/support/figures.ts'
import { ask, form, json, keptConnections, percentile, quickest, type Asked } from '#tests/support/hostile.ts'
import { filesWith, look, sqliteData } from '#tests/support/siteData.ts'
import { dealt, folderBase, sitesOn, type Setting } from './base.ts'
import { peerOfTest, siteOfTest, swift, temporaryFolder, untilMailed } from './site.ts'

/**
 * Sends requests about known and unknown addresses to all instances. Body, status, headers and time of the answers must not differ.
 */
export async function enumeration(
  report: Report,
  { pairs, most: limit, base = folderBase(), instances = 1 }: { pairs: number; most: number | undefined } & Setting,
) {
  const sites = await sitesOn(base, instances, {
    ...swift(undefined),
    MAIL_RETRY_BASE_MS: '60000',
    MAIL_RETRY_MAX_MS: '60000',
  })
  const agent = keptConnections(1)
  const known = (number: number) => `known${number}@primer.example`
  const send = (request: Asked, turn: number) => ask(dealt(sites, turn).url, request, agent)
  for (let number = 0; number < pairs; number += 1)
    await send({ path: '/api/subscribe', ...json({ email: known(number) }) }, number)
  await base.data.ask(
    `UPDATE subscribers SET status = 'confirmed', confirmed = created, consent_version = 1 WHERE seq % 3 <> 0`,
  )
  await base.data.ask(`UPDATE subscribers SET status = 'unsubscribed', unsubscribed = created WHERE seq % 3 = 1`)
  const requests: Readonly<Record<string, (email: string, time: number) => Asked>> = {
    'a sign-up': (email, time) => ({ path: '/api/subscribe', ...json({ email, key: `${time}` }) }),
    'a form’s sign-up': (email) => ({
      path: '/api/subscribe?lng=en',
      ...form({ form: 'newsletter', page: 'contact', at: 'newsletter', email, consent: 'on' }),
    }),
    'one’s own data': (email) => ({ path: '/newsletter/my-data?lng=en', ...form({ email }) }),
  }
  let fresh = 0
  for (const [name, make] of Object.entries(requests)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    for (let pair = 0; pair < pairs; pair += 1) {
      const emails = { known: known(pair), unknown: `fresh${(fresh += 1)}@primer.example` }
      for (const which of pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const { status, headers, body, milliseconds } = await send(make(emails[which], pair), pair + 1)
        times[which].push(milliseconds)
        const { date: _, ...rest } = headers
        answers.add(JSON.stringify([status, rest, body.toString()]))
        // Work that the server does after its answer must not delay the next request when times are compared.
        if (limit !== undefined) await wait(4)
      }
    }
    expect([name, [...answers]]).toEqual([name, [[...answers][0]]])
    const difference = Math.abs(percentile(times.known, 50) - percentile(times.unknown, 50))
    report(
      `${name}: difference of the medians over ${pairs} pairs`,
      Math.round(difference * 100) / 100,
      'ms',
      limit === undefined ? {} : { most: limit },
    )
  }
  agent.destroy()
}

/** Sends texts that are slow to match for bad regular expressions, at the largest accepted length, in every field, header and path. */
export async function slowTexts(report: Report, { most: limit }: { most: number }) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  const head = 15_000
  const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const evil = (length: number) => [
    repeat('a', length - 1) + '!',
    repeat('a.', length - 1) + '@',
    repeat('-', length),
    repeat(' ', length - 1) + 'x',
    repeat('\t ', length - 1) + 'x',
    repeat('a@', length),
    repeat('(1)', length - 1) + 'x',
    repeat('%20', length - 1) + '%',
    repeat(',;=', length),
    repeat('.', length),
    repeat('0', length) + 'x',
  ]
  const requests: Asked[] = []
  for (const text of evil(60_000)) {
    for (const name of [
      'email',
      'name',
      'message',
      'phone',
      'topic',
      'token',
      'proof',
      'key',
      'lng',
      'form',
      'page',
      'at',
      'consent',
    ])
      requests.push({
        path: '/api/send',
        ...json({ name: 'Ana', email: 'a@primer.example', message: 'x', [name]: text }),
      })
    requests.push(
      { path: '/newsletter/confirm', ...form({ t: text }) },
      { path: '/newsletter/my-data', ...form({ t: text, act: text }) },
    )
    requests.push({ path: '/api/send', ...json(text) }, { path: '/api/subscribe', ...json(`{"a":"${text}`) })
  }
  for (const [name, length] of Object.entries(maxLengths))
    for (const text of evil(length))
      requests.push({
        path: '/api/send',
        ...json({ name: 'Ana', email: 'a@primer.example', message: 'x', [name]: text }),
      })
  for (const text of evil(head)) {
    for (const name of [
      'accept-language',
      'accept-encoding',
      'cookie',
      'if-none-match',
      'range',
      'origin',
      'accept',
      'x-forwarded-for',
      'cache-control',
      'if-modified-since',
    ])
      requests.push({
        path: '/about',
        headers: { [name]: `${name === 'range' ? 'bytes=' : name === 'cookie' ? 'lng=' : ''}${text}` },
      })
    requests.push({ path: '/api/send', method: 'POST', headers: { 'content-type': `application/json${text}` } })
    requests.push({
      path: '/api/send',
      method: 'POST',
      headers: { 'content-type': `application/json;${text}`, 'content-encoding': text },
    })
    const inPath = text.replace(/[\t ]/g, '/')
    for (const path of [
      `/${inPath}`,
      `/u/${inPath}`,
      `/about?${inPath}`,
      `/about?lng=${inPath}`,
      `/language?to=/${inPath}&lng=fr`,
      `/newsletter/confirm?t=${inPath}`,
      `/static/js/${inPath}`,
    ])
      requests.push({ path })
  }
  const agent = keptConnections(1)
  // A warm-up: compilation at the first use does not count.
  for (const one of requests.slice(0, 40)) await ask(site.url, one, agent).catch(() => undefined)
  let slowest = { milliseconds: 0, what: '' }
  const faults: string[] = []
  for (const one of requests) {
    const milliseconds = await quickest(limit, async () => {
      const answer = await ask(site.url, one, agent).catch(() => undefined)
      if (answer && answer.status >= 500) faults.push(`${answer.status} at ${one.path.slice(0, 60)}`)
      return answer?.milliseconds ?? 0
    })
    if (milliseconds > slowest.milliseconds)
      slowest = {
        milliseconds,
        what: `${one.path.slice(0, 40)} ${JSON.stringify(one.headers ?? {}).slice(0, 60)} ${String(one.body).slice(0, 60)}`,
      }
  }
  agent.destroy()
  none(report, 'answers of 500 and more', faults)
  expect(slowest.milliseconds, slowest.what).toBeLessThan(limit)
  report(
    `the slowest answer to ${requests.length} texts for slow regular expressions`,
    Math.round(slowest.milliseconds),
    'ms',
    { most: limit },
  )
}

const canary = {
  email: 'canary.quetzal@primer.example',
  name: 'Quetzal Kanarinac',
  message: 'quetzal sings a long song',
  phone: '+381 60 7654321',
  municipality: 'Quetzalovo',
}
const address = '203.0.113.99'

/** Submits one person's data in every way, valid and invalid, and searches for it in the output, files and error pages of the site. */
export async function canaryPerson(report: Report) {
  const dataDir = temporaryFolder()
  const peer = await peerOfTest()
  const env = { ...swift(peer), LOG_LEVEL: 'trace', TRUST_PROXY: '1' }
  const site = await siteOfTest({ dataDir, env })
  const headers = {
    'x-forwarded-for': address,
    'user-agent': 'quetzal',
    referer: 'http://quetzal.example/?quetzal',
    cookie: 'lng=fr; quetzal=1',
    'x-request-id': 'quetzal',
  }
  const visit = (request: Asked) =>
    ask(site.url, { ...request, headers: { ...request.headers, ...headers } }).catch(() => undefined)
  // Each path twice: rendered, and then from the page cache.
  for (const path of [
    '/',
    '/contact?topic=join',
    '/about?quetzal',
    '/gallery',
    '/quetzal',
    '/%quetzal',
    '/static/quetzal.js',
    '/language?lng=fr&to=/contact?quetzal',
    '/.well-known/security.txt?quetzal',
    '/sitemap.xml?quetzal',
    '/healthz?quetzal',
    '/readyz?quetzal',
    '/api/form?quetzal',
    '/api/send?quetzal',
    '/u/quetzal.1.token',
    '/newsletter/confirm?t=quetzal',
    '/newsletter/unsubscribe?t=quetzal',
    '/newsletter/my-data?t=quetzal',
    '/site.webmanifest?quetzal',
  ])
    for (let time = 0; time < 2; time += 1) await visit({ path })
  for (const more of [
    {},
    { topic: 'quetzal' },
    { email: 'quetzal' },
    { name: 'quetzal\n' },
    { spare: 'quetzal' },
    { key: 'quetzal' },
    { token: 'quetzal', proof: 'quetzal' },
    { lng: 'quetzal' },
  ]) {
    await visit({ path: '/api/send', ...json({ ...canary, ...more }) })
    await visit({
      path: '/api/send',
      ...form({ ...canary, form: 'contact', page: 'contact', at: 'contact-form', consent: 'on', ...more }),
    })
    await visit({ path: '/api/subscribe', ...json({ email: canary.email, ...more }) })
    await visit({ path: '/newsletter/my-data', ...form({ email: canary.email, ...more }) })
  }
  for (const body of [
    '{"quetzal',
    `{"email":"${canary.email}","email":"quetzal"}`,
    `"${canary.email}"`,
    'quetzal'.repeat(20_000),
  ])
    for (const path of ['/api/send', '/api/subscribe', '/newsletter/confirm', '/newsletter/my-data', '/quetzal'])
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/quetzal'])
        await visit({ path, method: 'POST', headers: { 'content-type': type }, body })
  await untilMailed(sqliteData(dataDir))
  const secrets = peer.mails.flatMap(({ parsed }) =>
    [...(parsed.text ?? '').matchAll(/[?&]t=([\w-]{20,})/g)].map(([, secret]) => secret!),
  )
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(2)
  for (const t of new Set(secrets))
    for (const path of ['/newsletter/confirm', '/newsletter/my-data']) {
      await visit({ path: `${path}?t=${t}` })
      await visit({ path, ...form({ t, act: 'download' }) })
    }
  await untilMailed(sqliteData(dataDir))
  const list = peer.mails.map((mail) => /\/u\/([^>\s]+)/.exec(mail.header('list-unsubscribe') ?? '')?.[1]).find(Boolean)
  if (!list) throw new Error('No mail has an unsubscribe address.')
  await visit({ path: `/u/${list}` })
  await visit({ path: `/u/${list}`, method: 'POST' })

  // Error messages of a failing store could contain data: statements with values, constraints with texts.
  const fail = () => [
    visit({ path: '/api/send', ...json({ ...canary, key: crypto.randomUUID() }) }),
    visit({ path: '/api/subscribe', ...json({ email: `other.${canary.email}`, key: crypto.randomUUID() }) }),
    visit({ path: `/newsletter/confirm?t=${secrets[0]!}` }),
  ]
  const failed: Awaited<ReturnType<typeof visit>>[] = []
  look(dataDir, (database) =>
    database.exec(`CREATE TRIGGER one BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, NEW.email); END;
      CREATE TRIGGER two BEFORE INSERT ON subscribers BEGIN SELECT RAISE(ABORT, NEW.email); END;`),
  )
  failed.push(...(await Promise.all(fail())))
  expect(failed.map((answer) => answer?.status)).toContain(500)
  look(dataDir, (database) =>
    database.exec(
      'DROP TRIGGER one; DROP TRIGGER two; ALTER TABLE messages RENAME TO elsewhere; ALTER TABLE subscribers RENAME TO nowhere',
    ),
  )
  failed.push(...(await Promise.all(fail())))
  expect(failed.slice(3).some((answer) => (answer?.status ?? 0) >= 500)).toBe(true)
  look(dataDir, (database) =>
    database.exec('ALTER TABLE elsewhere RENAME TO messages; ALTER TABLE nowhere RENAME TO subscribers'),
  )
  await site.stop()

  const marks = ['quetzal', 'Quetzal', 'Kanarinac', 'canary', '7654321', address, list, ...secrets]
  const output = site.output()
  expect(output).toContain('answered')
  none(
    report,
    'marks of the person in the output of the site',
    marks.filter((mark) => output.includes(mark)),
  )
  const files = filesWith(dataDir, marks).filter((name) => !/^site\.sqlite(?:-wal|-shm)?$/.test(name))
  none(report, 'files other than the database with such a mark', files)
  none(
    report,
    'error answers with internal details',
    failed
      .map((answer) => answer?.body.toString() ?? '')
      .filter((body) => /sqlite|SQL|no such|\.js:\d|quetzal/.test(body)),
  )
  const ips = look(dataDir, (database) =>
    database
      .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
      .all()
      .flatMap(({ name }) =>
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .filter((row) => JSON.stringify(row).includes(address)),
      ),
  )
  report('rows of the database with the address of the connection', ips.length, '', { most: 0 })
}
