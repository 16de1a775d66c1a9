import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { contactTopics } from '#shared/forms/topics.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import { pageOfEachRow } from '#tests/support/addresses.ts'
import { elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'
import { createTestApp } from '#tests/support/testApp.ts'

const site = oneSite()
const homePath = addressOf(homeRoute)
const choose = (lng: string, to?: string) =>
  request(site().app)
    .get('/language')
    .query({ lng, ...(to !== undefined && { to }) })

const cookieOf = (answer: request.Response): string[] => (answer.headers['set-cookie'] as unknown as string[]) ?? []
const paths = pageOfEachRow.map(({ path }) => path)

describe('the language switch without script', () => {
  test.each(languages)('stores %s and redirects back', async (language) => {
    const answer = await choose(language, homePath)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(homePath)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const [cookie = '', ...others] = cookieOf(answer)
    expect(others).toEqual([])
    const [value, ...attributes] = cookie.split('; ')
    expect(value).toBe(`${storage.language.name}=${language}`)
    const names = attributes.map((attribute) => attribute.replace(/^Expires=.*/, 'Expires')).sort()
    // No HttpOnly, because the page's script reads it. No Secure, because the site uses http.
    expect(names).toEqual(['Expires', `Max-Age=${365 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax'].sort())

    const page = await request(site().app).get(homePath).set('cookie', value!).set('accept-language', 'de')
    expect(page.headers['content-language']).toBe(languageFacts[language].tag)
  })

  test('sets a Secure cookie on https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://primer.example' } })
    try {
      const answer = await request(secure.app).get('/language?lng=fr&to=/contact')
      expect(cookieOf(answer)).toEqual([expect.stringMatching(/; Secure(?:;|$)/)])
    } finally {
      await secure.close()
    }
  })

  test('redirects to each page, with the new language when the address named one', async () => {
    const pairs = languages.flatMap((language) => languages.map((before) => ({ language, before })))
    const leadsBack = async (path: string, { language, before }: (typeof pairs)[number]) => {
      expect((await choose(language, path)).headers['location']).toBe(path)
      const addressed = await choose(language, `${path}?lng=${before}`)
      expect(addressed.headers['location']).toBe(`${path}?lng=${language}`)
    }
    for (const [at, path] of paths.entries()) await leadsBack(path, pairs[at % pairs.length]!)
    for (const pair of pairs) await leadsBack('/contact', pair)
  })

  test('keeps the topic, the result of a form and a mailed token', async () => {
    for (const topic of contactTopics) {
      expect((await choose('fr', `/contact?topic=${topic}`)).headers['location']).toBe(`/contact?topic=${topic}`)
      const addressed = await choose('fr', `/contact?topic=${topic}&lng=nl`)
      expect(addressed.headers['location']).toBe(`/contact?lng=fr&topic=${topic}`)
    }
    expect((await choose('fr', '/contact?sent=contact')).headers['location']).toBe('/contact?sent=contact')
    const token = 'abcdefghij_-.0123456789'
    const mailed = await choose('fr', `/newsletter/confirm?lng=sr&t=${token}`)
    expect(mailed.headers['location']).toBe(`/newsletter/confirm?lng=fr&t=${token}`)
  })

  test('redirects to the canonical address', async () => {
    expect((await choose('fr', '//Contact/'.slice(1))).headers['location']).toBe('/contact')
  })

  test('drops unknown query parameters', async () => {
    const { headers } = await choose('fr', '/contact?topic=nonsense&sent=nonsense&t=short&x=1#anchor')
    expect(headers['location']).toBe('/contact')
  })

  const hostile = [
    '//evil.example',
    '//evil.example/contact',
    '//evil.example/newsletter/confirm',
    'https://evil.example/newsletter/confirm',
    '/\\evil.example/newsletter/confirm',
    '\\\\evil.example',
    '/\t/evil.example/contact',
    '/\n/evil.example/contact',
    'https://evil.example/contact',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'contact',
    '@evil.example',
    '/@evil.example',
    '/contact@evil.example',
    'http://site.invalid/contact',
    '//site.invalid:1/contact',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/no-such-page',
    '/language?lng=fr&to=/language',
    '/api/send',
    '/contact\r\nSet-Cookie: a=b',
    '/%0d%0aSet-Cookie:a=b',
    '',
    '/',
    '/..//evil.example',
    `/${'a'.repeat(5000)}`,
  ]
  test.each(hostile)('redirects to the home page for %.60j', async (to) => {
    const answer = await choose('fr', to)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(homePath)
    expect(JSON.stringify(answer.headers)).not.toMatch(/evil|a=b/)
  })

  test('redirects to the home page without `to`', async () => {
    expect((await choose('fr')).headers['location']).toBe(homePath)
  })

  test.each(['', 'xx', '<script>', 'fr\r\nSet-Cookie: a=b', '__proto__', 'fr'.repeat(200)])(
    'stores nothing for %.40j',
    async (value) => {
      const answer = await choose(value, '/contact')
      expect(cookieOf(answer)).toEqual([])
      expect([answer.status, answer.headers['location']]).toEqual([303, '/contact'])
    },
  )

  test('stores the site’s language code, never the value that was sent', async () => {
    expect(cookieOf(await choose('FR-be', '/contact'))[0]).toMatch(/^lng=fr;/)
  })

  test('accepts only GET and HEAD', async () => {
    const answer = await request(site().app).post('/language').type('form').send({ lng: 'fr', to: '/contact' })
    expect(cookieOf(answer)).toEqual([])
  })
})

test.each([...paths, '/no-such-page'])('every language link of %s leads back to a page of the site', async (path) => {
  const { text } = await rawRequest(site().app, path)
  const links = elements(text, 'a')
    .map(({ href = '' }) => href)
    .filter((href) => href.startsWith('/language'))
  let own = 0
  for (const link of links) {
    const { status, headers } = await rawRequest(site().app, link)
    expect(status).toBe(303)
    const back = paths.includes(path) ? path : homePath
    if (headers.location === back) own += 1
    // Previews in an index link to their own pages (`kit/PreviewList`).
    else expect(headers.location).toMatch(new RegExp(`^${path}/`))
  }
  expect(own).toBeGreaterThanOrEqual(languages.length)
})
