import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import type { Suggestions } from '#shared/rendering.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { table } from '#shared/routes/table.ts'
import { reportOf } from '#tests/support/figures.ts'
import { decode, elements, oneSite, siteOfEachTest, minute, wordsOfHtml } from '#tests/support/httpSite.ts'
import { hostileQueries } from '#tests/support/stories/queries.ts'

const site = oneSite({ env: { RATE_LIMIT: 'off' } })
const results = (q: string, lng = 'en') => request(site().app).get('/page/search-result').query({ lng, q })
const suggestions = (q: string, lng = 'en') => request(site().app).get('/api/suggest').query({ lng, q })

const titleOf = (html: string) => decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
const headingOf = (html: string) => decode((/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<!-- -->/g, ''))

/** Returns the markup with the results of a page. */
const resultsIn = (html: string) => /<div data-found=[^]*?<\/div>/.exec(html)![0]

describe('the page of results', () => {
  test.each(languages)('has the query in title and heading in %s', async (language) => {
    const { organisation, search } = wordsOf(language)
    for (const q of ['мајица', `<b>"&'</b>`, '{{partyName}} $t(common:home)']) {
      const { text, status } = await results(q, language)
      const [found, none] = [search.results, search.none].map((said) => said.replace('{{q}}', () => q))
      const heading = resultsIn(text).startsWith('<div data-found="0 ') ? none : found
      expect([status, headingOf(text), titleOf(text)]).toEqual([200, heading, `${found} – ${organisation.name}`])
    }
    const { text } = await request(site().app).get('/page/search-result').query({ lng: language })
    expect([headingOf(text), titleOf(text)]).toEqual([search.heading, `${search.title} – ${organisation.name}`])
  })

  test('is split into pages, with the last one for higher numbers', async () => {
    const ask = async (page: number) => {
      const { text } = await request(site().app).get('/page/search-result').query({ lng: 'en', q: 'party', page })
      const list = resultsIn(text)
      const [hits = 0, number = 0, pages = 0] = /data-found="([\d ]+)"/.exec(text)![1]!.split(' ').map(Number)
      return { hits, number, pages, links: elements(list, 'a').map(({ href }) => href) }
    }
    const [first, second] = [await ask(1), await ask(2)]
    expect([first.number, first.links.length, first.pages]).toEqual([1, 10, Math.ceil(first.hits / 10)])
    expect(first.pages).toBeGreaterThan(1)
    expect(second).toMatchObject({ hits: first.hits, number: 2, pages: first.pages })
    expect(await ask(99)).toEqual(await ask(first.pages))
  })

  test.each(languages)('is in groups by kind, with that of the best result first, in %s', async (language) => {
    const { groups } = wordsOf(language).search
    const titles = Object.values(groups)
    for (const [q, first] of [
      [wordsOf(language).common.chapters.housing, groups.chapters],
      [wordsOf(language).common.donate, groups.pages],
      [wordsOf(language).shop.items.umbrella, groups.products],
      [wordsOf(language).organisation.person, groups.people],
    ] as const) {
      const list = resultsIn((await results(q, language)).text)
      const headings = [...list.matchAll(/<h2 id="[^"]+">([^<]+)<\/h2>/g)].map(([, heading = '']) => decode(heading))
      expect([q, headings[0]]).toEqual([q, first])
      expect(new Set(headings).size).toBe(headings.length)
      expect(titles).toEqual(expect.arrayContaining(headings))
    }
  })

  test('names the page of a part, and the kind where its group does not say it', async () => {
    const { contact, programme, search } = wordsOf('en')
    const placesOf = async (q: string) =>
      [...resultsIn((await results(q)).text).matchAll(/<\/h3><span>([^<]*)<\/span>/g)].map(([, place = '']) => place)
    expect((await placesOf('office'))[0]).toBe(contact.title)
    // Chapters stand in a group with the name of the programme.
    expect(await placesOf('housing')).not.toContain(programme.title)
    expect(await placesOf('shop')).toContain(search.kinds.index)
    for (const q of ['privacy', 'umbrella', 'person'])
      for (const kind of [search.kinds.page, search.kinds.product, search.kinds.person])
        expect([q, await placesOf(q)]).toEqual([q, expect.not.arrayContaining([kind])])
  })

  test('names the spelling that was used', async () => {
    const text = wordsOfHtml((await results('privcay')).text)
    expect(text).toContain('There are no results for ‘privcay’. These are the results for ‘privacy’.')
  })

  test.each([
    ['en', 'shpo', 'shop'],
    ['sr', 'majca', 'majica'],
    ['sr-Cyrl', 'мајца', 'мајица'],
    ['fr', 'ecoel', 'école'],
    ['nl', 'winkl', 'winkel'],
  ] as const)('offers in %s for the short word %s a spelling with results', async (language, q, spelling) => {
    const { text } = await results(q, language)
    const [link, ...others] = elements(resultsIn(text), 'a')
    expect(others).toEqual([])
    const offered = await request(site().app).get(decode(link!.href!))
    expect(headingOf(offered.text)).toContain(spelling)
    expect(elements(resultsIn(offered.text), 'a').length).toBeGreaterThan(0)
  })

  test('links to existing pages and anchors', async () => {
    const places = new Set<string>()
    for (const q of ['housing', 'umbrella', 'rights', 'offices', 'donate', 'controller', 'wages', 'co-presidents']) {
      const list = resultsIn((await results(q)).text)
      for (const { href } of elements(list, 'a')) places.add(href!)
    }
    expect([...places].filter((place) => place.includes('#')).length).toBeGreaterThan(10)
    for (const place of places) {
      const [address = '', anchor] = place.split('#')
      const { status, text } = await request(site().app).get(address)
      expect([place, status]).toEqual([place, 200])
      if (anchor !== undefined) expect([place, text.includes(` id="${anchor}"`)]).toEqual([place, true])
    }
  })
})

describe('a search of hidden demonstration pages', () => {
  const words = { sr: 'hleb', 'sr-Cyrl': 'хлеб', en: 'bread', fr: 'pain', nl: 'brood' } as const
  const bakeries = { sr: 'pekara', 'sr-Cyrl': 'пекара', en: 'bakery', fr: 'boulangerie', nl: 'bakkerij' } as const
  const articlesIn = (html: string) =>
    elements(resultsIn(html), 'a').filter(({ href }) => href!.startsWith('/blog-types/'))
  const inSamples = (q: string, language: Language) =>
    request(site().app).get('/page/search-result').query({ lng: language, in: 'samples', q })

  test.each(languages)('begins on a page of the blog and finds articles in %s', async (language) => {
    const { text } = await request(site().app).get('/blogs/blog-standard').query({ lng: language })
    expect(elements(text, 'input').some(({ name, value }) => name === 'in' && value === 'samples')).toBe(true)
    for (const q of [words[language], bakeries[language]]) {
      expect([q, articlesIn((await inSamples(q, language)).text).length > 0]).toEqual([q, true])
      const { body } = await suggestions(q, language).query({ in: 'samples' })
      const { suggestions: offered } = body as Suggestions
      expect(offered).not.toEqual([])
      expect(offered.filter(({ path }) => !match(path).row.isDemo)).toEqual([])
    }
  })

  test.each(languages)('is what each tag of the blog links to in %s', async (language) => {
    const { text } = await request(site().app).get('/blogs/blog-standard').query({ lng: language })
    const tags = elements(text, 'a').filter(({ rel }) => rel === 'tag')
    expect(tags.length).toBeGreaterThan(5)
    for (const { href } of tags) {
      const found = await request(site().app).get(decode(href!))
      expect([href, articlesIn(found.text).length > 0]).toEqual([href, true])
    }
  })

  test('is offered where the party’s pages have nothing, and only there', async () => {
    const offers = ({ text }: { text: string }) =>
      elements(text, 'a').filter(({ href }) => decode(href ?? '').includes('in=samples')).length
    expect(offers(await results('bread'))).toBe(1)
    expect(articlesIn((await results('bread')).text)).toEqual([])
    expect(offers(await results('housing'))).toBe(0)
    expect(offers(await inSamples('xqzwvkj', 'en'))).toBe(0)
  })

  test('keeps its place in the form and on the next page', async () => {
    const { text } = await inSamples('work', 'en')
    expect(elements(text, 'input').some(({ name, value }) => name === 'in' && value === 'samples')).toBe(true)
    expect(elements(text, 'a').some(({ href }) => /[?&;]in=samples.*page=2/.test(href ?? ''))).toBe(true)
  })
})

describe('the counts on the search page', () => {
  const shown = siteOfEachTest({ env: { DEMO_PAGES: 'public' } })
  const kindsOf = async (app: Parameters<typeof request>[0], language: Language) => {
    const { text } = await request(app).get('/page/search-result').query({ lng: language })
    const kinds = text.slice(text.indexOf(wordsOf(language).search.all.title))
    return elements(kinds.slice(0, kinds.indexOf('</section>')), 'a').map(({ href }) => href!.split('?')[0])
  }

  test.each(languages)('include in %s only pages that a search finds', async (language) => {
    expect(await kindsOf(site().app, language)).toEqual(['/shop/shop-wide', '/gallery'])
    expect(await kindsOf(shown().app, language)).toEqual([
      '/blogs/blog-grid',
      '/portfolio/portfolio-classic-three-column',
      '/shop/shop-wide',
      '/gallery',
      '/homes',
      '/elements',
    ])
  })

  test.each([
    ['sr-Cyrl', '36 текстова', '10 производа'],
    ['sr', '36 tekstova', '10 proizvoda'],
    ['en', '36 articles', '10 products'],
    ['fr', '36 articles', '10 produits'],
    ['nl', '36 artikelen', '10 producten'],
  ] as const)('have the plural forms of %s', async (language, ...counts) => {
    const { text } = await request(shown().app).get('/page/search-result').query({ lng: language })
    for (const count of counts) expect(wordsOfHtml(text)).toContain(count)
  })
})

test.each(
  table.filter((row) => readPageQuery(new URLSearchParams('q=a'), row).q !== undefined).map(({ path }) => path),
)('%s shows a query without results as text', async (path) => {
  const q = '<xqzwvkj>'
  const { text } = await request(site().app).get(path).query({ lng: 'en', q })
  expect(text).not.toContain(q)
  expect(decode(text.replace(/<!-- -->/g, '')).includes(q)).toBe(true)
})

describe('suggestions', () => {
  test('match the page of results in the visitor’s language and script', async () => {
    for (const [language, q, title] of [
      ['sr-Cyrl', 'stanov', 'Становање'],
      ['sr', 'станов', 'Stanovanje'],
      ['en', 'housi', 'Housing'],
      ['fr', 'logem', 'Logement'],
      ['nl', 'wone', 'Wonen'],
    ] as const) {
      const { status, body, headers } = await suggestions(q, language)
      const [first] = (body as Suggestions).suggestions
      expect([status, headers['content-language']]).toEqual([200, languageFacts[language].tag])
      expect(first).toMatchObject({
        path: '/programme',
        anchor: 'housing',
        kind: wordsOf(language).search.kinds.chapter,
      })
      // The title is split; every second piece matches the query.
      expect(first!.title).toEqual(['', title])
      expect((body as Suggestions).label).toBe(wordsOf(language).search.suggestions)
      expect((body as Suggestions).announcement).toContain(String((body as Suggestions).suggestions.length))
    }
  })

  test('are few, and none for a query without results', async () => {
    expect(((await suggestions('pa')).body as Suggestions).suggestions).toHaveLength(6)
    for (const q of ['', 'x', 'xqzwvkj', '!?']) {
      const { body } = await suggestions(q)
      expect([q, body]).toEqual([
        q,
        { label: wordsOf('en').search.suggestions, announcement: wordsOf('en').search.noSuggestions, suggestions: [] },
      ])
    }
  })

  test('have the cache headers of a page with published content and are not indexed', async () => {
    const { headers } = await suggestions('party')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const bare = await request(site().app).get('/api/suggest?q=plata').set('Accept-Language', 'sr')
    expect(bare.headers['cache-control']).toBe('no-cache')
    expect(bare.headers['vary']).toContain('Accept-Language')
  })
})

describe('the rate limit of suggestions', () => {
  const limited = siteOfEachTest()

  test('gives 429 for suggestions and does not limit the page of results', async () => {
    const ask = (path: string) => request(limited().app).get(path)
    let allowed = 0
    let answer = await ask('/api/suggest?lng=en&q=x')
    for (; answer.status === 200; answer = await ask('/api/suggest?lng=en&q=x')) allowed += 1
    expect(allowed).toBe(1_200)
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
      429,
      { suggestions: [] },
      'no-store',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('/page/search-result?lng=en&q=party')).status).toBe(200)
    limited().clock.now += 10 * minute
    expect((await ask('/api/suggest?lng=en&q=x')).status).toBe(200)
  })
})

test('600 hostile queries are escaped, fast and not cached', (context) =>
  hostileQueries(reportOf(context), site(), { count: 600 }))
