import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { none, type Report } from '#tests/support/figures.ts'
import {
  ask,
  chance,
  each,
  json,
  keptConnections,
  memoryOf,
  open,
  percentile,
  quickest,
  sendRaw,
  visitorsMeanwhile,
  type Asked,
  type Chance,
} from '#tests/support/hostile.ts'
import { siteOfTest, swift, temporaryFolder } from './site.ts'

const paths = [
  '/api/send',
  '/api/subscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/my-data',
  '/u/a.1.b',
  '/contact',
  '/api/form',
  '/api/send?lng=fr&lng=<script>',
  '/language',
  '/nowhere',
]
const fields = 'name email message phone topic municipality lng consent form page at token proof key spare t act sure'
  .split(' ')
  .concat('__proto__', 'constructor', 'toString', 'a[b]', 'a[]', '', '\u0000', 'x'.repeat(300))
const texts = [
  '',
  ' ',
  'ana@primer.example',
  'ana@primer.example\r\nBcc: evil@evil.example',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; DROP TABLE subscribers; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '\u0000\u0001\u001b[31m',
  '\ud800',
  '\u202e\u2066\ufeff\u200b',
  '%00%ff%c0%af',
  '=cmd|calc!A1',
  'a'.repeat(255),
  'ж'.repeat(5_000),
  'contact',
  'newsletter',
  'on',
  'true',
  '１２３',
  'NaN',
  '-1',
  '1e309',
  '𝕬𝖓𝖆@𝖕𝖗𝖎𝖒𝖊𝖗.𝖊𝖝𝖆𝖒𝖕𝖑𝖊',
  'a@b.c',
  `${'a.'.repeat(120)}@b.rs`,
  `a@${'b.'.repeat(120)}rs`,
]

function value(luck: Chance, depth = 0): unknown {
  const kind = luck.below(depth > 3 ? 6 : 9)
  if (kind < 4) return luck.of(texts)
  if (kind === 4) return luck.of([0, -1, 1e308, 12345678901234567890, true, false])
  if (kind === 5) return null
  if (kind === 6) return Array.from({ length: luck.below(4) }, () => value(luck, depth + 1))
  return Object.fromEntries(Array.from({ length: luck.below(4) }, () => [luck.of(fields), value(luck, depth + 1)]))
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Returns a hostile request. Most are nearly valid, because others are refused by the first check. */
function hostileBody(luck: Chance): Asked {
  const path = luck.of(luck.below(3) ? paths.slice(0, 2) : paths)
  const valid = { name: 'Ana', email: 'ana@primer.example', message: 'Good day.', consent: 'on' }
  const chosen: Record<string, unknown> = luck.below(2) ? { ...valid } : {}
  for (let more = luck.below(5); more > 0; more -= 1) chosen[luck.of(fields)] = value(luck)
  const isForm = luck.below(2) === 0
  let body: string | Buffer = isForm
    ? Object.entries(chosen)
        .map(
          ([name, one]) => `${encoded(name)}=${typeof one === 'string' ? encoded(one) : encoded(JSON.stringify(one))}`,
        )
        .join('&')
    : JSON.stringify(chosen)
  let type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers: Record<string, string> = {}
  switch (luck.below(14)) {
    case 0:
      body = body.slice(0, luck.below(body.length + 1))
      break
    case 1:
      body = Buffer.from(Array.from({ length: luck.below(2_000) }, () => luck.below(256)))
      break
    case 2:
      body = '['.repeat(luck.below(30_000))
      break
    case 3:
      body = `${'{"a":'.repeat(luck.below(10_000))}1`
      break
    case 4:
      body = body.replace('{', `{"email":"a@b.rs","email":${JSON.stringify(luck.of(texts))},`)
      break
    case 5:
      body = `${body}&email=a&email=b&${'x=1&'.repeat(luck.below(200))}%`
      break
    case 6:
      type = luck.of(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7', '', ';', '/'])
      break
    case 7: {
      const pack = luck.of([gzipSync, deflateSync, brotliCompressSync])
      headers['content-encoding'] = luck.of(['gzip', 'deflate', 'br', 'zstd', 'gzip, br', ''])
      body = pack(body)
      break
    }
    case 8:
      body = 'x'.repeat(luck.below(100_000))
      break
    case 9:
      headers[luck.of(['cookie', 'accept-language', 'origin', 'x-forwarded-for', 'if-none-match', 'range', 'accept'])] =
        luck.of(texts).replace(/[^\t\x20-\x7e]/g, '?')
      break
    default:
  }
  const method = luck.below(12) ? 'POST' : luck.of(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'])
  return { method, path, headers: { 'content-type': type, ...headers }, body }
}

/** The limit for the answer to one body, in milliseconds. Ordinary bodies take a few; a slow regular expression takes seconds. */
const maxAnswerTime = 1000

/**
 * Sends random hostile bodies to every form address. None may cause an error of the server or delay pages.
 * @param slowest limit for the 99th percentile of the response times of pages, in milliseconds
 */
export async function hostileBodies(
  report: Report,
  { count, seed, slowest }: { count: number; seed: number; slowest?: number },
) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  const luck = chance(seed)
  const agent = keptConnections(8)
  const faults: string[] = []
  const slow: string[] = []
  const statuses = new Map<number, number>()
  const visitors = visitorsMeanwhile(site.url)
  await each(count, 8, async (index) => {
    const sent = hostileBody(luck)
    const description = `${sent.method} ${sent.path} ${String(sent.body).slice(0, 200)}`
    const send = async () => {
      // If the body is refused before it was read, the server may close the connection while the client still sends.
      const answer = await ask(site.url, sent, agent).catch((error: NodeJS.ErrnoException) => error)
      if (answer instanceof Error) {
        if (!/^(?:EPIPE|ECONNRESET)$/.test(answer.code ?? '')) faults.push(`${index}: ${answer.message}`)
        return 0
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500) faults.push(`${index}: ${answer.status} to ${description}`)
      return answer.milliseconds
    }
    if ((await quickest(maxAnswerTime, send)) > maxAnswerTime) slow.push(`${index}: ${description}`)
  })
  agent.destroy()
  const { times, faults: pageFaults } = await visitors.end()
  expect(site.output()).not.toMatch(/"level":50|Error:/)
  report('hostile bodies', count, '', { least: count })
  none(report, 'answers of 500 and more to them', faults)
  none(report, `bodies that took more than ${maxAnswerTime} ms each time`, slow)
  none(report, 'pages that failed meanwhile', pageFaults)
  report('pages meanwhile, 99th percentile', Math.round(percentile(times, 99)), 'ms', { most: slowest })
  // The seed must produce accepted bodies and every kind of refusal.
  for (const status of [200, 303, 400, 413, 415, 422])
    expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0])
}

/**
 * Sends decompression bombs, and bodies without an end.
 * @param slowest limit for the 99th percentile of the response times of pages, in milliseconds
 */
export async function bombs(report: Report, { megabytes, slowest }: { megabytes: number; slowest?: number }) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  // A warm-up: the memory of first requests does not count.
  const early = visitorsMeanwhile(site.url)
  for (let time = 0; time < 200; time += 1)
    await ask(site.url, { path: '/api/send', ...json({ message: 'a'.repeat(60_000) }) })
  await early.end()
  const before = memoryOf(site.pid)
  const zeros = Buffer.alloc(megabytes * 1024 * 1024, 'x')
  const text = Buffer.concat([Buffer.from('{"message":"'), zeros, Buffer.from('"}')])
  // Compressed before the page requests start, because compression blocks this process.
  const bombs = [
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
  ] as const
  const visitors = visitorsMeanwhile(site.url)
  const taken: string[] = []
  const slow: string[] = []
  for (const [encoding, packed] of bombs)
    for (const path of ['/api/send', '/api/subscribe', '/newsletter/my-data', '/newsletter/confirm']) {
      const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded'
      const headers = { 'content-type': type, 'content-encoding': encoding }
      const send = async () => {
        const answer = await ask(site.url, { method: 'POST', path, headers, body: packed }).catch(() => undefined)
        if (answer && answer.status !== 413) taken.push(`${encoding} at ${path}: ${answer.status}`)
        return answer?.milliseconds ?? 0
      }
      if ((await quickest(maxAnswerTime, send)) > maxAnswerTime) slow.push(`${encoding} at ${path}`)
    }
  none(report, `bodies that unpack to ${megabytes} MB and were not refused with 413`, taken)
  none(report, `… or only after ${maxAnswerTime} ms each time`, slow)

  // A body without an end must be answered immediately and the connection closed, at addresses with and without a body parser.
  const lives: number[] = []
  const unanswered: string[] = []
  const endless = ['/api/send', '/newsletter/my-data', '/u/a.1.b', '/nowhere', '/'].map(async (path) => {
    const socket = await open(site.url)
    const begun = performance.now()
    let answer = ''
    const closed = new Promise<void>((resolve) => socket.once('close', resolve))
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`)
    while (!socket.destroyed)
      if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    lives.push(performance.now() - begun)
    if (!/^HTTP\/1\.1 4\d\d /.test(answer)) unanswered.push(`${path}: ${answer.slice(0, 40)}`)
  })
  await Promise.all(endless)
  none(report, 'bodies without an end that were not answered with a refusal', unanswered)
  report('the longest of them', Math.round(Math.max(...lives) / 100) / 10, 's', {
    // Five times the usual duration. The server's limit for any request is 15 s.
    most: 12,
  })
  const { times, faults } = await visitors.end()
  none(report, 'pages that failed meanwhile', faults)
  report('pages meanwhile, 99th percentile', Math.round(percentile(times, 99)), 'ms', { most: slowest })
  report('memory gained by all of it', Math.round(memoryOf(site.pid) - before), 'MB', { most: 200 })
  expect((await ask(site.url, { path: '/api/subscribe', ...json({ email: 'ana@primer.example' }) })).status).toBe(200)
}

interface Attack {
  bytes: string
  /** The expected statuses in order. Afterwards the server must close the connection. */
  statuses: readonly number[]
}

const line = '\r\n'
const request = (first: string, ...headers: string[]) => [first, 'Host: localhost', ...headers, '', ''].join(line)
const post = (...headers: string[]) => request('POST /api/send HTTP/1.1', 'Content-Type: application/json', ...headers)
const smuggled = request('GET /readyz HTTP/1.1')

/** Ambiguous requests. The server must refuse them and close the connection, so that the smuggled request is not answered. */
const attacks: Readonly<Record<string, Attack>> = {
  'both lengths': {
    bytes: `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'both lengths, the other way round': {
    bytes: `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'two lengths': { bytes: `${post('Content-Length: 0', 'Content-Length: 5')}${smuggled}`, statuses: [400] },
  'a length below zero': { bytes: `${post('Content-Length: -1')}${smuggled}`, statuses: [400] },
  'a length with a sign': { bytes: `${post('Content-Length: +5')}${smuggled}`, statuses: [400] },
  'a length in hexadecimal': { bytes: `${post('Content-Length: 0x5')}${smuggled}`, statuses: [400] },
  'a length that overflows': {
    bytes: `${post('Content-Length: 99999999999999999999999')}${smuggled}`,
    statuses: [400],
  },
  'another coding than chunked': {
    bytes: `${post('Transfer-Encoding: xchunked')}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'chunked, and then another': {
    bytes: `${post('Transfer-Encoding: chunked, identity')}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'a tab before chunked': {
    bytes: `${post('Transfer-Encoding:\u000bchunked')}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'a space before the colon': { bytes: `${post('Content-Length : 5')}${smuggled}`, statuses: [400] },
  'a chunk of no number': {
    bytes: `${post('Transfer-Encoding: chunked')}zz${line}abc${line}0${line}${line}`,
    statuses: [400],
  },
  'a chunk below zero': {
    bytes: `${post('Transfer-Encoding: chunked')}-1${line}abc${line}0${line}${line}`,
    statuses: [400],
  },
  'a chunk that overflows': {
    bytes: `${post('Transfer-Encoding: chunked')}ffffffffffffffffff${line}a`,
    statuses: [400],
  },
  'a chunk longer than it says': {
    bytes: `${post('Transfer-Encoding: chunked')}1${line}abc${line}0${line}${line}${smuggled}`,
    statuses: [400],
  },
  'an extension without end': {
    bytes: `${post('Transfer-Encoding: chunked')}1;${'a'.repeat(40_000)}${line}a${line}0${line}${line}`,
    statuses: [413],
  },
  'a line that is folded': {
    bytes: request('GET / HTTP/1.1', 'X-A: b', ' Content-Length: 5') + smuggled,
    statuses: [400],
  },
  'NUL in a value': { bytes: request('GET / HTTP/1.1', 'X-A: a\u0000b') + smuggled, statuses: [400] },
  'NUL in a name': { bytes: request('GET / HTTP/1.1', 'X\u0000A: b') + smuggled, statuses: [400] },
  'a lonely CR': { bytes: request('GET / HTTP/1.1', 'X-A: a\rContent-Length: 5') + smuggled, statuses: [400] },
  'control characters in the address': { bytes: request('GET /\u0001\u007f HTTP/1.1') + smuggled, statuses: [400] },
  'no host': { bytes: `GET / HTTP/1.1${line}${line}`, statuses: [400] },
  'headers without end': { bytes: request('GET / HTTP/1.1', `X-A: ${'a'.repeat(100_000)}`), statuses: [431] },
  'headers without number': {
    bytes: request('GET / HTTP/1.1', ...Array.from({ length: 10_000 }, (_, number) => `X-${number}: a`)),
    statuses: [431],
  },
  'an address without end': { bytes: request(`GET /${'a'.repeat(100_000)} HTTP/1.1`), statuses: [431] },
  'HTTP/2 by its first words': { bytes: `PRI * HTTP/2.0${line}${line}SM${line}${line}`, statuses: [400] },
  'HTTP/9': { bytes: `GET / HTTP/9.9${line}Host: x${line}${line}`, statuses: [400] },
  'no HTTP at all': { bytes: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', statuses: [400] },
  'an expectation that is none': {
    bytes: request('GET / HTTP/1.1', 'Expect: the-spanish-inquisition', 'Connection: close'),
    statuses: [417],
  },
}

/** Sends requests that a proxy and the server could interpret differently (request smuggling). */
export async function framing(report: Report) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  const wrong: string[] = []
  await Promise.all(
    Object.entries(attacks).map(async ([name, { bytes, statuses }]) => {
      const { statuses: got, ended, received } = await sendRaw(site.url, bytes)
      if (got.join() !== statuses.join() || !ended || received.includes('"status":"ready"'))
        wrong.push(`${name}: ${got.join(', ') || 'nothing'}${ended ? '' : ', and the connection stays'}`)
    }),
  )
  none(report, `ambiguous requests, of ${Object.keys(attacks).length}, that were not refused and ended`, wrong)

  const pipelined = await sendRaw(
    site.url,
    request('GET /healthz HTTP/1.1').repeat(99) + request('GET / HTTP/1.1', 'Connection: close'),
  )
  expect(pipelined.statuses).toHaveLength(100)
  expect(new Set(pipelined.statuses)).toEqual(new Set([200]))

  // Unusual but unambiguous requests are answered, and their host is not trusted.
  const clean = await ask(site.url, { path: '/about?lng=en', headers: { 'accept-encoding': 'identity' } })
  for (const first of [
    'GET http://evil.example/about?lng=en HTTP/1.1',
    'GET //evil.example/about HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'TRACE / HTTP/1.1',
    'CONNECT evil.example:80 HTTP/1.1',
  ]) {
    const { received, statuses } = await sendRaw(
      site.url,
      request(first, 'Host: evil.example', 'Cookie: a=evil', 'Connection: close'),
    )
    expect([first, statuses.length <= 1, statuses.some((status) => status >= 500)]).toEqual([first, true, false])
    expect([first, /evil\.example/.test(received.replace(/href="[^"]*"|"\/\/evil[^"]*"/g, ''))]).toEqual([first, false])
  }
  const after = await ask(site.url, { path: '/about?lng=en', headers: { 'accept-encoding': 'identity' } })
  expect(after.body.equals(clean.body)).toBe(true)
  expect(site.output()).not.toMatch(/"level":50|Error:/)
  report('pipelined requests that were answered in order', pipelined.statuses.length, '', { least: 100 })
}
