import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { homeRoute, rowOf } from '#shared/routes/table.ts'
import { pageOfEachKind, pageOfEachRow } from '#tests/support/addresses.ts'
import { elements, oneSite, rawRequest, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = oneSite()
const get = (path: string) => rawRequest(site().app, path)
const paths = pageOfEachRow.map(({ path }) => path)
const kinds = pageOfEachKind.map(({ path }) => path)

const upper = (path: string) => path.toUpperCase()
const mixed = (path: string) => path.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter))

/** Returns other spellings of a path. The shortest path has fewer. */
const spellings = (path: string): string[] =>
  [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    path.replaceAll('/', '//'),
    upper(path),
    mixed(path),
    `/${upper(path)}//`,
    path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.codePointAt(0)!.toString(16)}`),
  ].filter((spelling) => spelling !== path)
const queries = ['', '?lng=fr', '?topic=join&lng=sr-Cyrl', '?a=%2F%2Fevil.example&b=c+d', '?', '?q=?/']

describe('another spelling of an address', () => {
  async function leadsTo(address: string, wanted: string): Promise<string[]> {
    const { status, headers } = await get(address)
    return status === 308 && headers.location === wanted ? [] : [`${address}: ${status} ${headers.location}`]
  }

  test('is redirected to the canonical one with its query: each route in one spelling, each kind of page in all', async () => {
    const wrong: string[] = []
    for (const path of paths) wrong.push(...(await leadsTo(`/${mixed(path)}/?lng=fr`, `${path}?lng=fr`)))
    for (const path of kinds)
      for (const spelling of spellings(path))
        for (const query of queries) wrong.push(...(await leadsTo(spelling + query, path + query)))
    expect(wrong).toEqual([])
  })

  test('is told from the canonical one, which gets 200', async () => {
    for (const path of kinds)
      for (const query of queries) expect([path + query, (await get(path + query)).status]).toEqual([path + query, 200])
  })

  test('with a mailed token is redirected as well', async () => {
    for (const id of ['confirm', 'unsubscribe']) {
      const path = `/newsletter/${id}`
      for (const spelling of [`${path}/`, upper(path)]) {
        const { status, headers } = await get(`${spelling}?t=abcdefghijklmnop`)
        expect([spelling, status, headers.location]).toEqual([spelling, 308, `${path}?t=abcdefghijklmnop`])
      }
    }
  })
})

describe('no redirect leads to another site', () => {
  const homePath = addressOf(homeRoute)
  test.each([
    '//evil.example',
    '///evil.example',
    '//evil.example/',
    '//evil.example/contact',
    '//evil.example/contact/',
    '//evil.example/..//contact/',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%2Fevil.example/',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example/',
    '/contact//evil.example/',
    '/contact/..//evil.example/',
    '/contact/%2e%2e//evil.example',
    'http://evil.example/contact/',
    'http://evil.example//contact',
    'http://evil.example/',
    '/http://evil.example/',
    '/https:evil.example/',
    '/@evil.example/',
    '/language?lng=fr&to=//evil.example',
    '//language?lng=fr&to=//evil.example',
  ])('%s', async (path) => {
    const { status, headers } = await get(path)
    expect([200, 302, 303, 308, 400, 404]).toContain(status)
    const { location } = headers
    if (location === undefined) return
    expect(location).toMatch(/^\/(?![/\\])/)
    const leadsTo = new URL(location, 'http://site.test')
    expect(leadsTo.origin).toBe('http://site.test')
    expect([homePath, ...paths]).toContain(leadsTo.pathname)
  })
})

describe('the home page', () => {
  test.each(['', '?lng=fr', '?lng=sr-Cyrl&topic=join', '?x=%2F%2Fevil.example'])(
    '/%s answers with the home page and no redirect',
    async (query) => {
      const { status, headers, text } = await get(`/${query}`)
      expect(status).toBe(200)
      expect(headers.location).toBeUndefined()
      expect(addressOf(homeRoute)).toBe('/')
      const language = /lng=([\w-]+)/.exec(query)?.[1] ?? 'sr'
      expect(wordsOfHtml(text)).toContain(wordsOf(language as Language).home.title)
    },
  )
})

describe('an address without a page', () => {
  const unknown = [
    '/no-such-page',
    '/about/us',
    '/contact/more',
    '/contact.html',
    '/newsletter/more',
    '/language/fr',
    '/api',
    '/api/nothing',
    '/u',
    '/u/a/b',
    '/*',
    '/:id',
    '/not-found',
    '/__proto__',
    '/constructor',
    '/..%2f..%2fetc%2fpasswd',
    '/index.html',
    '/robots',
    `/${'a'.repeat(5000)}`,
    '/контакт'.replace(/[^/]+/, encodeURIComponent),
    '/%00',
  ]

  test.each(unknown)('%.60s gets the 404 page in every language', async (path) => {
    for (const language of languages) {
      const { status, headers, text } = await get(`${path}?lng=${language}`)
      expect(status).toBe(404)
      expect(headers['content-language']).toBe(languageFacts[language].tag)
      expect(elements(text, 'html')[0]?.['lang']).toBe(languageFacts[language].tag)
      expect(wordsOfHtml(text)).toContain(wordsOf(language).notFound.heading)
      expect(elements(text, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))
      expect(elements(text, 'link').map(({ rel }) => rel)).not.toContain('canonical')
    }
  })

  test.each(['/%', '/%E0%A4%A', '/contact/%zz', '/%c3%28', '/contact%'])(
    '%s, which cannot be decoded, gets the 404 page',
    async (path) => {
      for (const language of languages) {
        const { status, text } = await get(`${path}?lng=${language}`)
        expect(status).toBe(404)
        expect(wordsOfHtml(text)).toContain(wordsOf(language).notFound.heading)
      }
    },
  )

  test('an encoded slash does not separate segments', async () => {
    expect((await get('/newsletter%2Fconfirm')).status).toBe(404)
  })

  test('gets the 404 page for every method', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { status } = await request(site().app)[method]('/no-such-page')
      expect(status).toBe(404)
    }
  })
})

describe('an unsupported method of a page', () => {
  const takesPosts = (path: string) =>
    path.startsWith('/newsletter/') || (['donate', 'cart'] as const).some((id) => path === rowOf(id).path)

  test('gets 405 with the allowed methods', async () => {
    for (const path of paths)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        if (method === 'POST' && takesPosts(path)) continue
        const { status, headers } = await rawRequest(site().app, path, { method })
        const allowed = (headers.allow ?? '').split(', ')
        expect([method, path, status, headers['cache-control']]).toEqual([method, path, 405, 'no-store'])
        expect(allowed).toEqual(expect.arrayContaining(['GET', 'HEAD']))
        expect([path, allowed.includes('POST')]).toEqual([path, takesPosts(path)])
      }
  })
})

describe('an unsupported method of another address', () => {
  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/blogs/feed.xml',
    '/transparency.xml',
    '/transparency.csv',
    '/healthz',
    '/readyz',
    '/language',
    '/api/form',
    '/api/suggest',
  ])('gets 405 at %s with the allowed methods', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await rawRequest(site().app, path, { method })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  test.each(['/api/send', '/api/subscribe'])(
    'gets 405 at %s with the allowed methods, POST among them',
    async (path) => {
      const { status, headers } = await rawRequest(site().app, path, { method: 'PUT' })
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    },
  )
})

describe('HEAD', () => {
  test.each([...kinds, '/no-such-page', '/contact/', '/healthz', '/readyz'])(
    'HEAD %s returns the headers of GET without a body',
    async (path) => {
      const headers = { 'accept-encoding': 'identity', 'accept-language': 'fr' }
      const got = await rawRequest(site().app, path, { headers })
      const asked = await rawRequest(site().app, path, { method: 'HEAD', headers })
      const { date: _1, ...gotHeaders } = got.headers
      const { date: _2, ...askedHeaders } = asked.headers
      expect(asked.status).toBe(got.status)
      expect(asked.text).toBe('')
      expect(askedHeaders).toEqual(gotHeaders)
    },
  )
})
