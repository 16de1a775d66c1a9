import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { homeRoute, rowOf, type RouteId } from '#shared/routes/table.ts'
import { pageOfEachKind } from '#tests/support/addresses.ts'
import { elements, inEachLanguageInTurn, oneSite, rawRequest } from '#tests/support/httpSite.ts'

const site = oneSite()
const homePath = rowOf(homeRoute).path

const languageOf = (html: string) => elements(html, 'html')[0]?.['lang']
const get = (path: string, headers: Record<string, string> = {}) => request(site().app).get(path).set(headers)

/** Returns the language of a page, and checks that headers, attributes and text agree. */
async function spoken(path: string, headers: Record<string, string> = {}): Promise<Language | undefined> {
  const answer = await get(path, headers)
  const found = languages.find((language) => languageFacts[language].tag === answer.headers['content-language'])
  expect(found, `Content-Language: ${answer.headers['content-language']}`).toBeDefined()
  const { tag, openGraph } = languageFacts[found!]
  expect(languageOf(answer.text)).toBe(tag)
  const locale = elements(answer.text, 'meta').find(({ property }) => property === 'og:locale')
  expect(locale?.['content']).toBe(openGraph)
  expect(answer.text).toContain(wordsOf(found!).contact.title)
  return found
}

/** The European locales of Facebook (developers.facebook.com, Open Graph). Unknown locales are read as English. */
const openGraphLocales =
  'be_BY bg_BG bs_BA ca_ES cs_CZ cy_GB da_DK de_DE el_GR en_GB en_US es_ES et_EE eu_ES fi_FI fo_FO fr_FR ga_IE gl_ES hr_HR hu_HU is_IS it_IT lt_LT lv_LV mk_MK nb_NO nl_BE nl_NL nn_NO pl_PL pt_PT ro_RO ru_RU sk_SK sl_SI sq_AL sr_RS sv_SE tr_TR uk_UA'.split(
    ' ',
  )

test.each(languages)('Open Graph names %s and each other locale once, in Facebook’s codes', async (language) => {
  const { text } = await get(`${homePath}?lng=${language}`)
  const said = (name: string) =>
    elements(text, 'meta').flatMap(({ property, content = '' }) => (property === name ? [content] : []))
  const [locale, ...more] = said('og:locale')
  const alternates = said('og:locale:alternate')
  expect(more).toEqual([])
  expect(locale?.slice(0, 2)).toBe(language.slice(0, 2))
  for (const each of [locale, ...alternates]) expect(openGraphLocales).toContain(each)
  expect([locale, ...alternates].sort()).toEqual(['en_GB', 'fr_FR', 'nl_NL', 'sr_RS'])
})

/** Returns all languages except one. */
const others = (language: Language) => languages.filter((other) => other !== language)

describe('the language of a page', () => {
  test.each(languages)('%s comes from the query, whatever the cookie and the browser say', async (language) => {
    const [cookie, browser] = others(language)
    const headers = { cookie: `lng=${cookie}`, 'accept-language': languageFacts[browser!].tag }
    expect(await spoken(`${homePath}?lng=${language}`, headers)).toBe(language)
  })

  test.each(languages)('%s comes from the cookie without a query, whatever the browser says', async (language) => {
    const [browser] = others(language)
    const headers = { cookie: `a=b; lng=${language}; c=d`, 'accept-language': languageFacts[browser!].tag }
    expect(await spoken(homePath, headers)).toBe(language)
  })

  test.each(['a=b;lng=fr', 'lng=fr;a=b', 'a=b;\tlng = fr ;c=d', 'a=b; lng="fr"', 'lng=fr; lng=nl'])(
    'comes from the cookie in %j',
    async (cookie) => {
      expect(await spoken(homePath, { cookie, 'accept-language': 'en' })).toBe('fr')
    },
  )

  test.each(languages)('%s comes from the browser without query and cookie', async (language) => {
    expect(await spoken(homePath, { 'accept-language': languageFacts[language].tag })).toBe(language)
  })

  test.each([
    ['fr-BE', 'fr'],
    ['FR-be', 'fr'],
    ['sr-RS', 'sr'],
    ['SR-LATN-rs', 'sr'],
    ['sr-Cyrl-RS', 'sr-Cyrl'],
    ['sr_RS', 'sr'],
    ['bs-Cyrl', 'sr-Cyrl'],
    ['sr_Cyrl_ME', 'sr-Cyrl'],
    ['hr', 'sr'],
    ['en-US', 'en'],
  ])('%s means %s, in query, cookie and header', async (tag, language) => {
    expect(await spoken(`${homePath}?lng=${tag}`)).toBe(language)
    expect(await spoken(homePath, { cookie: `lng=${tag}` })).toBe(language)
    expect(await spoken(homePath, { 'accept-language': tag })).toBe(language)
  })

  test('is Serbian without a header and English for languages that the site lacks', async () => {
    expect(await spoken(homePath)).toBe('sr')
    expect(await spoken(homePath, { 'accept-language': '' })).toBe('sr')
    expect(await spoken(homePath, { 'accept-language': 'de-DE,de;q=0.9' })).toBe('en')
  })

  test('is the preferred one of several', async () => {
    expect(await spoken(homePath, { 'accept-language': 'de, fr;q=0.4, nl;q=0.8, en;q=0.1' })).toBe('nl')
  })

  test('ignores everything after the first 200 characters of the header', async () => {
    expect(await spoken(homePath, { 'accept-language': `${'x'.repeat(200)}, fr` })).toBe('en')
    expect(await spoken(homePath, { 'accept-language': `fr, ${'x'.repeat(5000)}` })).toBe('fr')
  })
})

const hostile = [
  'sneaky-zz',
  '<script>sneaky</script>',
  '"><img src=x onerror=sneaky>',
  "'-alert(`sneaky`)-'",
  'fr-<script>sneaky</script>',
  'fr-javascript:sneaky',
  '../../sneaky',
  'sr%0d%0aSet-Cookie:sneaky=1',
  '__proto__',
  'constructor',
  `fr${'-sneaky'.repeat(60)}`,
  '{{sneaky}}',
  'sneaky'.repeat(300),
]

describe('a hostile value', () => {
  const answersWith = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await rawRequest(site().app, path, { headers })
    const said = `${JSON.stringify(answer.headers)}${answer.text}`
    expect(answer.status).toBe(200)
    expect(said).not.toContain('sneaky')
    expect(said).not.toContain('__proto__')
    expect(answer.headers['set-cookie']).toBeUndefined()
    return answer
  }

  test.each(hostile)('%j is never reflected', async (value) => {
    const inAddress = encodeURIComponent(value).replaceAll('%25', '%')
    await answersWith(`${homePath}?lng=${inAddress}`)
    await answersWith(`${homePath}?lng=${inAddress}&lng=${inAddress}`)
    await answersWith(homePath, { cookie: `lng=${value.replaceAll(';', '')}` })
    await answersWith(homePath, { 'accept-language': value })
  })

  test('falls back to the next source', async () => {
    const headers = { cookie: 'lng=xx', 'accept-language': 'nl' }
    expect(await spoken(`${homePath}?lng=xx`, { cookie: 'lng=fr', 'accept-language': 'nl' })).toBe('fr')
    expect(await spoken(`${homePath}?lng=xx`, headers)).toBe('nl')
  })

  test.each([
    ...hostile.map((value) => `lng=${encodeURIComponent(value)}`),
    'lng=xx&lng=fr',
    'lng=fr&lng=xx',
    'lng=',
    'LNG=fr',
  ])('?%s makes no page public that depends on the visitor', async (query) => {
    const answers = await Promise.all(
      languages.map((language) => get(`${homePath}?${query}`, { cookie: `lng=${language}` })),
    )
    for (const { headers } of answers)
      if (!headers['vary']?.includes('Cookie'))
        expect(headers).toMatchObject({
          'content-language': answers[0]!.headers['content-language'],
          etag: answers[0]!.headers['etag'],
        })
  })
})

describe('a page with the language in its address', () => {
  const links = (html: string) =>
    elements(html, 'a')
      .map(({ href = '' }) => href)
      .filter((href) => href.startsWith('/'))
  const isPage = (href: string) => match(new URL(href, 'http://site.test').pathname).row.kind !== 'notFound'
  const languageIn = (href: string) => new URL(href, 'http://site.test').searchParams.get('lng')
  const places = [...pageOfEachKind.map(({ path }) => path), '/no-such-page']

  const footers = new Map(pageOfEachKind.map(({ path, row: { footer } }) => [path, footer]))

  test.each([...inEachLanguageInTurn(places), ...languages.map((language) => [homePath, language] as const)])(
    '%s keeps its language, %s, in every link and form, and without it names none',
    async (path, language) => {
      const [addressed, bare] = [
        (await get(`${path}?lng=${language}`)).text,
        (await get(path, { cookie: `lng=${language}` })).text,
      ]
      const pages = links(addressed).filter(isPage)
      expect(pages.length).toBeGreaterThan(0)
      expect(new Set(pages.map(languageIn))).toEqual(new Set([language]))
      const bareLinks = links(bare).filter(isPage)
      expect(bareLinks.length).toBe(pages.length)
      expect(new Set(bareLinks.map(languageIn))).toEqual(new Set([null]))

      const actions = elements(addressed, 'form').map(({ action = '' }) => action)
      // The party's footer has a form; other footers may have none.
      if (footers.get(path) === undefined) expect(actions.length).toBeGreaterThan(0)
      expect(actions.filter((action) => languageIn(action) !== language)).toEqual([])
      expect(elements(bare, 'form').filter(({ action = '' }) => languageIn(action) !== null)).toEqual([])
    },
  )

  test.each(inEachLanguageInTurn(places))('%s in %s has language links that lead back to it', async (path, lng) => {
    const html = (await get(`${path}?lng=${lng}`)).text
    const switches = links(html).filter((href) => href.startsWith('/language?'))
    const toOf = (href: string) => new URL(href, 'http://site.test').searchParams.get('to')
    const own = switches.filter((href) => toOf(href) === `${path}?lng=${lng}`)
    expect(new Set(own.map(languageIn))).toEqual(new Set(languages))
    // Previews in an index link to their own pages (`kit/PreviewList`).
    for (const href of switches) if (!own.includes(href)) expect(toOf(href)?.startsWith(`${path}/`), href).toBe(true)
  })
})

describe('the data for search engines', () => {
  const linksOf = (html: string, rel: string) => elements(html, 'link').filter((link) => link['rel'] === rel)

  test.each(inEachLanguageInTurn(pageOfEachKind).map(([{ path, row }, language]) => ({ path, row, language })))(
    '$path in $language names its alternates and its canonical address',
    async ({ path, row, language }) => {
      const told = row.canonical === undefined ? path : rowOf(row.canonical as RouteId).path
      const absolute = (one?: Language) => `http://localhost:3000${told}${one ? `?lng=${one}` : ''}`
      const addressed = (await get(`${path}?lng=${language}`)).text
      expect(linksOf(addressed, 'canonical').map(({ href }) => href)).toEqual([absolute(language)])
      const bare = (await get(path, { cookie: `lng=${language}` })).text
      expect(linksOf(bare, 'canonical').map(({ href }) => href)).toEqual([absolute()])
      for (const html of [addressed, bare])
        expect(
          linksOf(html, 'alternate')
            .filter(({ hreflang }) => hreflang !== undefined)
            .map(({ hreflang, href }) => [hreflang, href]),
        ).toEqual([...languages.map((other) => [languageFacts[other].tag, absolute(other)]), ['x-default', absolute()]])
    },
  )

  test('never contains the Host header', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    for (const { path } of pageOfEachKind) {
      const answer = await rawRequest(site().app, `${path}/`, { headers })
      expect(answer.status).toBe(308)
      expect(JSON.stringify(answer)).not.toContain('evil')
      expect(JSON.stringify(await rawRequest(site().app, path, { headers }))).not.toContain('evil')
    }
  })
})

test.each(languages)('nothing is stored before a choice, in %s', async (language) => {
  // `render/pages` checks that no page stores anything in the browser.
  for (const path of ['/', '/no-such-page', '/healthz', '/api/form']) {
    const answer = await get(`${path}?lng=${language}`, { 'accept-language': language })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})
