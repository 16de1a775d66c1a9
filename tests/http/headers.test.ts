import { createHook } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#shared/errors.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { bootScript } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { themeScript } from '#shared/theme.ts'
import { homeRoute, rowOf } from '#shared/routes/table.ts'
import { pageOfEachKind, pageOfEachRow } from '#tests/support/addresses.ts'
import { attributeNames, elements, inEachLanguageInTurn, oneSite, rawRequest } from '#tests/support/httpSite.ts'
import { observatoryScore } from '#tests/support/observatory.ts'
import { createTestApp, type TestAppOptions } from '#tests/support/testApp.ts'

const site = oneSite()
const page = rowOf(homeRoute).path
const get = (path: string, headers: Record<string, string> = {}) => request(site().app).get(path).set(headers)

/** One page of each kind, and a missing one. */
const places = [...pageOfEachKind.map(({ path }) => path), '/no-such-page']

const cartPaths = new Set(pageOfEachRow.filter(({ row }) => row.showsCart).map(({ path }) => path))

describe('a public page', () => {
  test.each([...inEachLanguageInTurn(places), ...languages.map((language) => [page, language] as const)])(
    '%s is public with the language %s in its address and revalidated without it',
    async (path, language) => {
      const addressed = await get(`${path}?lng=${language}`)
      expect(addressed.headers).toMatchObject({
        'content-language': languageFacts[language].tag,
        // Caches must not share a page that depends on the cart.
        ...(cartPaths.has(path)
          ? { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' }
          : {
              // Published content may be withdrawn at any time.
              'cache-control': match(path).row.shows ? 'no-cache' : 'public, max-age=300',
              vary: 'Accept-Encoding',
            }),
      })
      const bare = await get(path, { cookie: `lng=${language}` })
      expect(bare.headers).toMatchObject({
        'content-language': languageFacts[language].tag,
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
      })
      for (const { headers } of [addressed, bare]) expect(headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test.each(inEachLanguageInTurn(pageOfEachKind.map(({ path }) => path)))(
    '%s in %s gets 304 without a body for its ETag',
    async (path, language) => {
      for (const [address, headers] of [
        [`${path}?lng=${language}`, {}],
        [path, { 'accept-language': languageFacts[language].tag }],
      ] as const) {
        const first = await get(address, headers)
        const { etag = '' } = first.headers
        expect(etag).toMatch(/^(?:W\/)?".+"$/)
        const again = await get(address, { ...headers, 'if-none-match': etag })
        expect([again.status, again.text]).toEqual([304, ''])
        expect(again.headers).toMatchObject({
          etag,
          vary: first.headers['vary'],
          'cache-control': first.headers['cache-control'],
        })
        expect((await get(address, { ...headers, 'if-none-match': '"another"' })).status).toBe(200)
      }
    },
  )

  test('has another ETag in each language', async () => {
    const etags = new Set<string | undefined>()
    for (const language of languages) {
      etags.add((await get(`${page}?lng=${language}`)).headers['etag'])
      etags.add((await get(page, { cookie: `lng=${language}` })).headers['etag'])
    }
    expect(etags.size).toBe(2 * languages.length)
  })

  test('is not 304 for a visitor whose language has changed', async () => {
    const { etag = '' } = (await get(page, { cookie: 'lng=fr' })).headers
    expect((await get(page, { cookie: 'lng=nl', 'if-none-match': etag })).status).toBe(200)
  })

  test('is the same with unknown query parameters', async () => {
    const { etag } = (await get(`${page}?lng=fr`)).headers
    const other = await get(`${page}?lng=fr&utm_source=x&topic=nonsense&sent=nonsense&t=abc`, { cookie: 'cart=1; a=b' })
    expect(other.headers['etag']).toBe(etag)
  })
})

describe('compression', () => {
  const compressions = [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const

  test.each(compressions)('%s has the same content and ETag', async (name, decompress) => {
    const plain = await rawRequest(site().app, page, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await rawRequest(site().app, page, { headers: { 'accept-encoding': name } })
    expect(packed.headers['content-encoding']).toBe(name)
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
    expect(decompress(packed.bytes).toString() === plain.text).toBe(true)
    // Weak, because all encodings share it (RFC 9110, 8.8.3).
    expect(packed.headers.etag).toMatch(/^W\/"/)
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })

  // Browsers send all encodings with equal quality.
  test.each(['gzip, deflate, br, zstd', 'br, gzip', '*'])('brotli is chosen for %s', async (accepted) => {
    const answer = await rawRequest(site().app, page, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe('br')
  })

  test.each(['br;q=0, gzip;q=0', '', 'deflate', 'zstd;q=1, br;q=0'])(
    'no encoding is chosen for %j',
    async (accepted) => {
      const answer = await rawRequest(site().app, page, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.text).toContain('<!DOCTYPE html>')
    },
  )
})

describe('a page that is not cached', () => {
  /** Returns an answer and the number of compressions that it has started. */
  async function compressionsOf(path: string, encoding: string, more: Parameters<typeof rawRequest>[2] = {}) {
    let begun = 0
    // Node's name of every compression, whatever its algorithm.
    const hook = createHook({ init: (_, type) => void (type === 'ZLIB' && (begun += 1)) }).enable()
    try {
      const headers = { 'accept-encoding': encoding, ...more.headers }
      const answer = await rawRequest(site().app, path, { ...more, headers })
      return { begun, answer }
    } finally {
      hook.disable()
    }
  }
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'form=newsletter&page=contact&at=newsletter',
  }
  const asked: readonly (readonly [string, number, string, Parameters<typeof rawRequest>[2]?])[] = [
    ['the 404 page', 404, '/no-such-page'],
    ['a search', 200, '/page/search-result?q=read'],
    ['a form with errors', 422, '/api/subscribe', form],
    ['the manifest', 200, '/site.webmanifest'],
  ]

  test.for(asked)('%s is compressed only in the encoding that is sent', async ([, status, path, more]) => {
    for (const [encoding, begun] of [
      ['br', 1],
      ['gzip', 1],
      ['identity', 0],
    ] as const) {
      const found = await compressionsOf(path, encoding, more)
      expect([found.answer.status, found.begun]).toEqual([status, begun])
      expect(found.answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    }
  })

  test('is not compressed for a request with its ETag', async () => {
    const { etag = '' } = (await rawRequest(site().app, '/page/search-result?q=read')).headers
    const { answer, begun } = await compressionsOf('/page/search-result?q=read', 'br', {
      headers: { 'if-none-match': etag },
    })
    expect([answer.status, answer.bytes.length, begun]).toEqual([304, 0, 0])
  })
})

/** Runs a function with a further site, and closes the site. */
async function withSite<T>(
  options: TestAppOptions,
  look: (app: Parameters<typeof request>[0]) => Promise<T>,
): Promise<T> {
  const other = await createTestApp(options)
  try {
    return await look(other.app)
  } finally {
    await other.close()
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Directives = Readonly<Record<string, readonly string[]>>
function policyOf(headers: Record<string, string>): Directives {
  const parts = (headers['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]))
}

describe('the content security policy', () => {
  test('allows only the site’s own resources', async () => {
    const policy = policyOf((await get(page)).headers)
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf(themeScript), hashOf(bootScript), hashOf(speculationRules)],
      'style-src': ["'self'", expect.stringMatching(/^'sha256-/)],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org'],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    })
  })

  test.each(places)('allows every style, script and file of %s', async (path) => {
    for (const language of languages) {
      const { text, headers } = await get(`${path}?lng=${language}`)
      const allowed = policyOf(headers)
      const inline = (tag: string) =>
        [...text.matchAll(new RegExp(`<${tag}>([^]*?)</`, 'g'))].map(([, content = '']) => content)
      expect(inline('style')).toHaveLength(elements(text, 'style').length)
      for (const css of inline('style')) expect(allowed['style-src']).toContain(hashOf(css))
      const scripts = [...inline('script'), ...inline('script type="speculationrules"')]
      for (const script of scripts) expect(allowed['script-src']).toContain(hashOf(script))
      const others = elements(text, 'script').filter(
        ({ src, type }) => !/^application\/(?:ld\+)?json$/.test(type ?? '') && !src?.startsWith('/static/'),
      )
      expect([inline('style').length, scripts.length]).toEqual([1, others.length])
      const attributes = attributeNames(text)
      expect(attributes).toContain('class')
      expect([...attributes].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
      const loaded = [
        ...elements(text, 'link').filter(({ rel = '' }) => !['canonical', 'alternate', 'manifest'].includes(rel)),
        ...elements(text, 'img').map(({ src }) => ({ href: src })),
        ...elements(text, 'source').map(({ srcSet, src }) => ({ href: srcSet ?? src })),
      ]
      // Only the icon of the tab is inline.
      const inDocument = loaded.filter(({ href }) => href?.startsWith('data:'))
      expect(inDocument).toEqual([expect.objectContaining({ rel: 'icon', type: 'image/svg+xml' })])
      for (const one of loaded) if (!inDocument.includes(one)) expect(one.href).toMatch(/^\/static\//)
    }
  })

  test('allows a separate origin of the API and nothing else', async () => {
    await withSite({ env: { API_BASE: 'https://api.primer.example/v1' } }, async (app) => {
      const policy = policyOf((await request(app).get(page)).headers)
      expect(policy['connect-src']).toEqual(["'self'", 'https://api.primer.example'])
      expect(policy['form-action']).toEqual(["'self'", 'https://api.primer.example'])
      expect(policy['script-src']).toEqual([
        "'self'",
        hashOf(themeScript),
        hashOf(bootScript),
        hashOf(speculationRules),
      ])
    })
  })
})

describe('the scheme of the site', () => {
  test.each([
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['off', undefined],
  ])('HSTS=%s sends the header %s', async (HSTS, header) => {
    await withSite({ env: { PUBLIC_URL: 'https://primer.example', HSTS } }, async (app) => {
      expect((await request(app).get(page)).headers['strict-transport-security']).toBe(header)
    })
  })

  test('https adds HSTS and the upgrade of requests', async () => {
    await withSite({ env: { PUBLIC_URL: 'https://primer.example' } }, async (app) => {
      const { headers } = await request(app).get(page)
      expect(headers['strict-transport-security']).toBe('max-age=63072000')
      expect(policyOf(headers)).toHaveProperty('upgrade-insecure-requests')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    })
  })

  test('http adds neither, so that it works on a local network', async () => {
    const { headers } = await get(page)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests')
  })
})

/** One request for each kind of answer. */
const answers = {
  page: () => get(page),
  'another language': () => get(`${page}?lng=nl`),
  'a missing page': () => get('/no-such-page'),
  redirect: () => get(`${page}/`),
  'the home page': () => get('/'),
  'the language switch': () => get('/language?lng=fr&to=/contact'),
  'an unsupported method': () => request(site().app).delete(page),
  'a form token': () => get('/api/form'),
  'a refused call': () => request(site().app).post('/api/send').send({}),
  'a malformed call': () => request(site().app).post('/api/send').type('json').send('{'),
  'a call of a wrong type': () => request(site().app).post('/api/send').type('text').send('a'),
  'a form post with errors': () =>
    request(site().app)
      .post('/api/subscribe')
      .type('form')
      .send({ form: 'newsletter', page: 'contact', at: 'newsletter' }),
  'an unknown unsubscribe address': () => get('/u/nobody.1.no'),
  health: () => get('/healthz'),
  readiness: () => get('/readyz'),
  'security.txt': () => get('/.well-known/security.txt'),
  'a missing script': () => get('/static/js/none.js'),
  'a body that is too long': () =>
    request(site().app)
      .post('/api/send')
      .send({ message: 'x'.repeat(70_000) }),
  'a form post that is too long': () =>
    request(site().app)
      .post('/newsletter/confirm')
      .type('form')
      .send({ t: 'x'.repeat(70_000) }),
  'a form post from another site': () =>
    request(site().app).post('/api/send').set('origin', 'https://evil.example').send({}),
  'a bad address': () => get('/%'),
} satisfies Record<string, () => PromiseLike<request.Response>>

test.each(Object.entries(answers))('%s has the security headers and names no software', async (_, ask) => {
  const { headers } = await ask()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
})

test.each(['js', 'media'])('a file of /static/%s has only the security headers that apply to files', async (folder) => {
  const file = new RegExp(`/static/${folder}/[\\w-]+\\.\\w+`).exec((await get(page)).text)![0]
  const { status, headers } = await get(file)
  const names = Object.keys(headers).filter((name) => /policy|security|^x-/.test(name))
  expect([status, names.sort()]).toEqual([
    200,
    ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'],
  ])
  expect(policyOf(headers)).toEqual({ 'default-src': ["'none'"], 'media-src': ["'self'"] })
})

test('a file has HSTS on https', async () => {
  await withSite({ env: { PUBLIC_URL: 'https://primer.example' } }, async (app) => {
    const file = /\/static\/js\/[\w-]+\.js/.exec((await request(app).get(page)).text)![0]
    expect((await request(app).get(file)).headers['strict-transport-security']).toBe('max-age=63072000')
  })
})

test('an unexpected error has the security headers, too', async () => {
  const wrapStore: TestAppOptions['wrapStore'] = (store) => ({
    ...store,
    findConfirmation: () => Promise.reject(new StoreUnavailable()),
  })
  await withSite({ wrapStore }, async (app) => {
    const { headers, status } = await request(app).get('/newsletter/confirm?t=a')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('10')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

test('a page from the page cache has every header of the rendered page', async () => {
  const first = await get('/gallery?lng=nl')
  const { date: _, ...rendered } = first.headers as Record<string, string>
  const { date: __, ...kept } = (await get('/gallery?lng=nl')).headers as Record<string, string>
  expect(kept).toEqual(rendered)
})

describe('the score of Mozilla Observatory', () => {
  const secure: TestAppOptions = { env: { PUBLIC_URL: 'https://primer.example' } }
  const secureSite = oneSite(secure)
  const good = 115

  test.each([...places, '/language?lng=fr&to=/contact', '/healthz'])(
    `is at least ${good} at %s on https`,
    async (path) => {
      const { headers, text } = await request(secureSite().app).get(path)
      const set = (headers['set-cookie'] ?? []) as unknown as string[]
      expect(observatoryScore(headers, text, set)).toBeGreaterThanOrEqual(good)
    },
  )

  test('decreases without each of the headers', async () => {
    await withSite(secure, async (app) => {
      const { headers, text } = await request(app).get(page)
      expect(observatoryScore(headers, text)).toBe(130)
      const lost = [
        ['content-security-policy', 25],
        ['strict-transport-security', 20],
        ['x-content-type-options', 5],
        ['referrer-policy', 5],
        ['cross-origin-resource-policy', 10],
      ] as const
      for (const [name, points] of lost)
        expect([name, observatoryScore({ ...headers, [name]: undefined }, text)]).toEqual([
          name,
          // Below 90 points bonuses do not count. Without the policy X-Frame-Options still forbids frames.
          points >= 20 ? 100 - points : 130 - points,
        ])
      const loose = headers['content-security-policy']!.replace(
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
      )
      expect(observatoryScore({ ...headers, 'content-security-policy': loose }, text)).toBeLessThan(good)
      expect(observatoryScore(headers, '<script src="https://cdn.example/a.js"></script>')).toBeLessThan(130)
    })
  })
})

test('the privacy notice shows the configured retention of messages', async () => {
  const text = (days: string) =>
    withSite({ env: { MESSAGE_DAYS: days } }, async (app) => (await request(app).get('/privacy?lng=en')).text)
  for (const days of ['90', '365']) {
    const notice = await text(days)
    expect(notice).toContain(`Deleted after ${days} days.`)
    expect(notice).toContain(`Your details are deleted after ${days} days.`)
  }
})
