import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { networks } from '#shared/content/networks.ts'
import { reach } from '#shared/content/organisation.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { dist } from '#tests/support/build.ts'
import { elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'
import { pages } from '#tests/support/renderPlan.ts'

/** Returns a manifest; supertest does not parse its content type. */
async function readManifest(path: string): Promise<Record<string, unknown>> {
  const { body } = await get(path)
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => done(null, Buffer.concat(parts).toString()))
    })
  return JSON.parse(body as string) as Record<string, unknown>
}

const publicUrl = 'https://primer.example'
const site = oneSite({ env: { PUBLIC_URL: publicUrl } })
const get = (path: string, headers: Record<string, string> = {}) => request(site().app).get(path).set(headers)

/** Returns the size of a PNG from its first chunk, IHDR. */
function sizeOfPng(file: string): [width: number, height: number] {
  const png = readFileSync(join(dist, 'client', file))
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('/sitemap.xml', () => {
  const entriesIn = (xml: string) =>
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', links = '']) => ({
      loc,
      links: elements(links, 'xhtml:link').map(({ hreflang, href }) => `${hreflang} ${href}`),
    }))

  test('lists exactly the canonical addresses of the indexed pages', async () => {
    const { text, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const told = pages.filter(({ isIndexable, path, toldPath }) => isIndexable && path === toldPath)
    const wanted = told.flatMap(({ path }) => [
      publicUrl + path,
      ...languages.map((language) => `${publicUrl}${path}?lng=${language}`),
    ])
    const listed = entriesIn(text).map(({ loc }) => loc)
    expect(listed.sort()).toEqual(wanted.sort())
    expect(listed).not.toContain(`${publicUrl}/home`)
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
    expect(text).not.toContain('lastmod')
  })

  test('the home page is listed first', async () => {
    const [first] = entriesIn((await get('/sitemap.xml')).text)
    expect(new URL(first!.loc).pathname).toBe('/')
  })

  test('each entry is a page that names the same alternates', async () => {
    const { text } = await get('/sitemap.xml')
    for (const { loc, links } of entriesIn(text)) {
      const page = await get(loc.replace(publicUrl, ''))
      expect(page.status, loc).toBe(200)
      const named = elements(page.text, 'link')
      expect(named.find(({ rel }) => rel === 'canonical')?.['href']).toBe(loc)
      const alternates = named.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      expect(links).toEqual(alternates.map(({ hreflang, href }) => `${hreflang} ${href}`))
      expect(links).toHaveLength(languages.length + 1)
    }
  })
})

describe('/robots.txt', () => {
  test('names the sitemap and excludes no page', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^User-agent: \*$/m)
    expect(text).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
    const refused = [...text.matchAll(/^Disallow: (\S*)$/gm)].map(([, path]) => path!)
    for (const { path } of pages.filter(({ isIndexable }) => isIndexable))
      expect(refused.filter((start) => path.startsWith(start))).toEqual([])
  })
})

describe('/site.webmanifest', () => {
  test.each(languages)('is in %s', async (language) => {
    const answer = await get(`/site.webmanifest?lng=${language}`)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'public, max-age=300',
      'content-language': languageFacts[language].tag,
    })
    const manifest = await readManifest(`/site.webmanifest?lng=${language}`)
    expect(manifest).toMatchObject({
      name: wordsOf(language).organisation.name,
      lang: languageFacts[language].tag,
      dir: 'ltr',
      scope: '/',
    })
    const start = await get(manifest['start_url'] as string)
    expect(start.status).toBe(200)
    expect(elements(start.text, 'html')[0]?.['lang']).toBe(languageFacts[language].tag)
  })

  test('is linked by the page in its language, with its colours', async () => {
    const { text } = await get('/contact?lng=fr')
    const href = elements(text, 'link').find(({ rel }) => rel === 'manifest')?.['href']
    expect(href).toBe('/site.webmanifest?lng=fr')
    const manifest = await readManifest(href!)
    const colours = elements(text, 'meta').filter(({ name }) => name === 'theme-color')
    expect(colours.map(({ media }) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(colours[0]?.['content']).toBe(manifest['theme_color'])
    const tokens = readFileSync(join(import.meta.dirname, '../../client/styles/tokens.css'), 'utf8')
    for (const { content } of colours) expect(tokens).toContain(content)
  })

  test('has icons of the declared sizes', async () => {
    const { icons } = (await readManifest('/site.webmanifest')) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      expect(sizeOfPng(src).join('x')).toBe(sizes)
      expect((await get(src)).headers['content-type']).toBe('image/png')
    }
  })
})

test.each(['/robots.txt', '/sitemap.xml', '/site.webmanifest?lng=nl'])('%s gets 304 for its ETag', async (path) => {
  const first = await get(path)
  expect(first.headers['etag']).toMatch(/^W\/"/)
  const again = await get(path, { 'if-none-match': first.headers['etag']! })
  expect(again.status).toBe(304)
  const head = await request(site().app).head(path)
  expect([head.status, head.text ?? '']).toEqual([200, ''])
})

describe('icons', () => {
  test('have the declared sizes', async () => {
    const { text } = await get('/')
    const icons = elements(text, 'link').filter(({ rel = '' }) => /^(?:apple-touch-)?icon$/.test(rel))
    expect(icons.map(({ sizes }) => sizes)).toEqual(['32x32', 'any', '180x180'])
    for (const { sizes, href } of icons.filter(({ type }) => type !== 'image/svg+xml'))
      expect(sizeOfPng(href!).join('x')).toBe(sizes)
  })

  test('/favicon.ico redirects to an icon', async () => {
    const { status, headers } = await get('/favicon.ico')
    expect(status).toBe(302)
    expect(sizeOfPng(headers['location']!)).toEqual([32, 32])
  })
})

test.each([
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
  '/apple-touch-icon-152x152-precomposed.png',
])('%s gets the icon for home screens', async (path) => {
  const { text } = await get('/')
  const named = elements(text, 'link').find(({ rel }) => rel === 'apple-touch-icon')!['href']!
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, bytes } = await rawRequest(site().app, path, { method })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    expect(bytes).toEqual(method === 'GET' ? readFileSync(join(dist, 'client', named)) : Buffer.alloc(0))
  }
  expect((await get(path, { 'if-none-match': (await get(path)).headers['etag']! })).status).toBe(304)
})

test.each(['/apple-touch-icon', '/apple-touch-icon.jpg', '/apple-touch-icon-x.png', '/a/apple-touch-icon.png'])(
  '%s gets the 404 page',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('the picture of shared links is a PNG of the declared size with less than 300 kB', async () => {
  const { text } = await get('/')
  const src = elements(text, 'meta').find(({ property }) => property === 'og:image')!['content']!
  expect(src.startsWith(`${publicUrl}/static/media/`)).toBe(true)
  const path = src.replace(publicUrl, '')
  expect(sizeOfPng(path)).toEqual([1200, 630])
  const answer = await get(path)
  expect(answer.headers['cache-control']).toContain('immutable')
  // Messengers show no larger pictures.
  expect(Number(answer.headers['content-length'])).toBeLessThan(300_000)
})

describe('structured data', () => {
  test.each(['/', '/contact'])('%s describes the party', async (path) => {
    const { text } = await get(`${path}?lng=en`)
    const json = /<script data-page type="application\/ld\+json">([^]*?)<\/script>/.exec(text)![1]!
    const words = wordsOf('en').organisation
    const [party] = (JSON.parse(json) as { '@graph': unknown[] })['@graph']
    expect(party).toMatchObject({
      '@type': 'PoliticalParty',
      name: words.name,
      url: `${publicUrl}/`,
      logo: expect.stringMatching(/^https:\/\/primer\.example\/static\/media\/icon-512-/),
      sameAs: networks.map(({ url }) => url),
      contactPoint: {
        telephone: reach.phone,
        email: reach.email,
        availableLanguage: ['sr', 'en', 'fr', 'nl'],
        hoursAvailable: [
          { opens: '09:00', closes: '19:00', dayOfWeek: expect.arrayContaining(['https://schema.org/Friday']) },
          { opens: '10:00', closes: '14:00', dayOfWeek: ['https://schema.org/Saturday'] },
        ],
      },
      address: {
        streetAddress: words.street,
        postalCode: reach.postcode,
        addressLocality: words.city,
        addressCountry: 'RS',
      },
    })
  })

  test('the title of the home page is the party’s name with its slogan', async () => {
    for (const language of languages) {
      const { text } = await get(`/?lng=${language}`)
      const { organisation: party, home } = wordsOf(language)
      expect(/<title[^>]*>([^<]*)</.exec(text)![1]).toBe(`${party.name} – ${home.title}`)
    }
  })
})

describe('/.well-known/security.txt', () => {
  test('has a contact as RFC 9116 requires, and a date of expiry that moves with the clock', async () => {
    for (const days of [0, 100, 400]) {
      site().clock.now += days * 24 * 60 * 60 * 1000
      const { text, headers, status } = await get('/.well-known/security.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      const fields = text
        .trimEnd()
        .split('\n')
        .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)!.slice(1) as [string, string])
      expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
      const { Contact, Expires, 'Preferred-Languages': spoken, Canonical } = Object.fromEntries(fields)
      expect(Contact).toBe(`mailto:${reach.email}`)
      expect(spoken).toBe('sr, en, fr, nl')
      expect(Canonical).toBe(`${publicUrl}/.well-known/security.txt`)
      expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
      const left = (Date.parse(Expires!) - site().clock.now) / (24 * 60 * 60 * 1000)
      expect(left).toBeGreaterThan(30)
      expect(left).toBeLessThan(365)
    }
  })
})
