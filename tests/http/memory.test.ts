import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Renderer } from '#server/rendering/renderer.ts'
import { countdowns, nextOccurrence } from '#shared/content/countdown.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { yearOf } from '#shared/localDay.ts'
import { addressOf } from '#shared/routes/url.ts'
import { pageOfEachKind } from '#tests/support/addresses.ts'
import {
  inEachLanguageInTurn,
  oneSite,
  rawRequest,
  siteOfEachTest,
  withLog,
  type RawAnswer,
} from '#tests/support/httpSite.ts'

const withoutDate = ({ status, headers: { date: _date, ...headers }, bytes }: RawAnswer) => ({
  status,
  headers,
  body: bytes.toString('base64'),
})

describe('a page from the page cache', () => {
  const site = siteOfEachTest()

  /** Sends a request twice. Returns both answers and whether only the second came from the page cache. */
  async function askTwice(path: string, headers: Record<string, string>, method = 'GET') {
    const { app, longWays } = await withLog(site())
    const first = await rawRequest(app, path, { headers, method })
    const after = longWays()
    const second = await rawRequest(app, path, { headers, method })
    return { first: withoutDate(first), second: withoutDate(second), isFromCache: after === 1 && longWays() === 1 }
  }

  const encodings = ['br', 'gzip', 'identity']
  async function isCached(path: string, language: Language, headers: Record<string, string>): Promise<void> {
    const { isFromCache, first, second } = await askTwice(path, headers)
    expect([path, language, isFromCache]).toEqual([path, language, true])
    expect(second).toEqual(first)
    expect(first.headers['content-language']).toBe(languageFacts[language].tag)
  }

  test('has the bytes of the rendered page: each kind, with and without the language in the address', async () => {
    for (const [at, [{ id, params }, language]] of inEachLanguageInTurn(pageOfEachKind).entries()) {
      const encoding = encodings[at % encodings.length]!
      await isCached(addressOf(id, { params }), language, { cookie: `lng=${language}`, 'accept-encoding': encoding })
      await isCached(addressOf(id, { params, language }), language, { 'accept-encoding': encoding })
    }
  })

  test('has the bytes of the rendered page in each language and encoding', async () => {
    for (const language of languages)
      for (const encoding of encodings) {
        await isCached('/about', language, { cookie: `lng=${language}`, 'accept-encoding': encoding })
        await isCached(`/about?lng=${language}`, language, { 'accept-encoding': encoding })
      }
  })

  test('gets 304 for its ETag', async () => {
    const { app, longWays } = await withLog(site())
    const page = await rawRequest(app, '/about')
    const { etag = '' } = page.headers
    const again = await rawRequest(app, '/about', { headers: { 'if-none-match': etag } })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    expect(again.headers.vary).toBe(page.headers.vary)
    // A request with `no-cache` gets the page.
    const fresh = await rawRequest(app, '/about', { headers: { 'if-none-match': etag, 'cache-control': 'no-cache' } })
    expect([fresh.status, fresh.text === page.text]).toEqual([200, true])
    expect(longWays()).toBe(1)
    // A list of ETags is answered without the page cache.
    const listed = await rawRequest(app, '/about', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(listed.status).toBe(304)
    const other = await rawRequest(app, '/about', { headers: { 'if-none-match': '"other"' } })
    expect([other.status, other.text === page.text]).toEqual([200, true])
  })

  test('has the same headers for HEAD, and no body', async () => {
    const { second } = await askTwice('/about', {})
    const { second: head, isFromCache } = await askTwice('/about', {}, 'HEAD')
    expect(isFromCache).toBe(true)
    expect(head).toEqual({ ...second, body: '' })
  })

  test('depends only on known query parameters', async () => {
    const { app } = await withLog(site())
    const plain = await rawRequest(app, '/contact')
    const topic = await rawRequest(app, '/contact?topic=join')
    expect((await rawRequest(app, '/contact?topic=join')).text).toBe(topic.text)
    expect(topic.text).not.toBe(plain.text)
    expect((await rawRequest(app, '/contact?topic=nonsense&utm_source=x')).text).toBe(plain.text)
    expect((await rawRequest(app, '/contact?sent=contact')).text).not.toBe(plain.text)
    expect((await rawRequest(app, '/contact')).text).toBe(plain.text)
  })

  test('is rendered again in a new year', async () => {
    const year = yearOf(site().clock.now)
    expect((await rawRequest(site().app, '/about')).text).toContain(`© ${year}`)
    // The year ends in Belgrade an hour before it ends in UTC.
    site().clock.now = Date.UTC(year, 11, 31, 22, 59)
    expect((await rawRequest(site().app, '/about')).text).toContain(`© ${year}`)
    site().clock.now = Date.UTC(year, 11, 31, 23)
    expect((await rawRequest(site().app, '/about')).text).toContain(`© ${year + 1}`)
  })

  test('is rendered again after the end of its countdown', async () => {
    const timeOf = async () =>
      / dateTime="([^"]+)"/i.exec((await rawRequest(site().app, '/page/maintenance')).text)?.[1]
    const first = await timeOf()
    expect(first).toBe(nextOccurrence(countdowns.maintenance, site().clock.now))
    site().clock.now = Date.parse(first!) - 1
    expect(await timeOf()).toBe(first)
    site().clock.now = Date.parse(first!)
    expect(await timeOf()).toBe(nextOccurrence(countdowns.maintenance, Date.parse(first!)))
  })

  test('does not answer other methods', async () => {
    await rawRequest(site().app, '/about')
    expect((await rawRequest(site().app, '/about', { method: 'POST' })).status).toBe(405)
  })
})

describe('cache poisoning', () => {
  const site = oneSite()
  const clean = { cookie: 'lng=en', 'accept-encoding': 'br' }

  test.each([
    ['another host', '/gallery', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
    ['an unknown query parameter', '/gallery?lng=en&evil=<script>', {}],
    ['a language with markup', '/gallery?lng=<script>alert(1)</script>', {}],
    ['a cookie with markup', '/gallery', { cookie: 'lng="><script>; lng=en' }],
    ['another scheme', '/gallery', { 'x-forwarded-proto': 'javascript' }],
    ['a method override', '/gallery', { 'x-http-method-override': 'DELETE' }],
  ])('by %s does not change the page of the next visitor', async (_, path, headers: Record<string, string>) => {
    const { app } = await withLog(site())
    await rawRequest(app, path, { headers: { ...headers, 'accept-language': 'en' } })
    const spoilt = await rawRequest(app, '/gallery', { headers: clean })
    const { app: fresh } = await withLog(site())
    expect(withoutDate(spoilt)).toEqual(withoutDate(await rawRequest(fresh, '/gallery', { headers: clean })))
  })
})

describe('the memory of the server', () => {
  const site = oneSite()

  /** Returns the reachable bytes of the heap and of buffers. */
  const bytesInUse = () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    // The second collection waits until the buffers of the first are freed.
    collect()
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }

  test('does not grow with pages that are not cached', async () => {
    const { renderer, clock } = site()
    const size = 250_000
    let made = 0
    /** Renders pages with styles that differ each time. */
    const render: Renderer['render'] = async (request) => {
      const document = await renderer.render(request)
      const styles = `.a${(made += 1)}{color:red}`.padEnd(size)
      return { ...document, body: Buffer.from(`<style>${styles}</style>`), styles }
    }
    const log = pino({ level: 'silent' })
    const parts = { ...site(), renderer: { ...renderer, render }, log, now: () => clock.now, isDevelopment: false }
    const app = await site().serve(createApp(parts))
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) await rawRequest(app, `/no-such-page-${made}`)
    }
    await ask(5)
    const before = bytesInUse()
    await ask(80)
    expect(made).toBe(85)
    expect(bytesInUse() - before).toBeLessThan((80 * size) / 4)
  })
})
