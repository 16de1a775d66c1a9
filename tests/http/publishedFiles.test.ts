import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Suggestions } from '#shared/rendering.ts'
import { wordsOf } from '#locales/words.ts'
import { languages } from '#shared/i18n/languages.ts'
import { decode, day, elements, rawRequest, siteOfEachTest, stateOf, wordsOfHtml } from '#tests/support/httpSite.ts'
import { eventFields, newsDocument, publish } from '#tests/support/publishing.ts'

const publicUrl = 'https://primer.example'
const site = siteOfEachTest({ env: { PUBLIC_URL: publicUrl, RATE_LIMIT: 'off' } })
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site().app, path, { headers })

const seatTime = (at: number) => new Date(at).toISOString().slice(0, 16)
const eventDocument = (slug: string, starts: number) => ({
  slug,
  fields: { ...eventFields, starts: seatTime(starts), ends: seatTime(starts + 60 * 60 * 1000) },
  texts: { en: { title: `Event ${slug}`, lead: 'Lead.', body: 'Body.' } },
})

/** Publishes one piece of news and one event. */
async function fill() {
  const { store, clock, services } = site()
  await publish(store, newsDocument('voda', 'Вода за сва насеља'), clock.now)
  await publish(store, eventDocument('talk', clock.now + day), clock.now)
  await services.contentWatch.check()
}

const files = ['/news/feed.xml?lng=sr', '/events.ics?lng=sr', '/events/talk.ics?lng=sr', '/sitemap.xml']

describe.each(files)('%s', (path) => {
  test('is asked for again each time, and gets 304 for its ETag until something changes', async () => {
    await fill()
    const first = await get(path)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    const etag = first.headers['etag']!
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    const { store, clock, services } = site()
    for (const kind of ['news', 'event'] as const)
      await store.withdrawContent({ kind, slug: kind === 'news' ? 'voda' : 'talk', by: 'ana', at: clock.now })
    await services.contentWatch.check()
    const withdrawn = await get(path, { 'if-none-match': etag })
    expect(withdrawn.status).toBe(path.includes('talk') ? 404 : 200)
    expect(withdrawn.text).not.toMatch(/voda|UID:talk/)
    expect((await rawRequest(site().app, path, { method: 'POST' })).status).toBe(405)
  })
})

test('the feed has the newest thirty, and pages of news link it', async () => {
  const { store, clock, services } = site()
  for (let index = 0; index < 31; index += 1) await publish(store, newsDocument(`n${index}`, 'Вест'), clock.now + index)
  await services.contentWatch.check()
  for (const page of ['/news', '/news/n1']) {
    const { text } = await get(`${page}?lng=fr`)
    const feed = elements(text, 'link').find(({ type }) => type === 'application/rss+xml')!['href']
    expect(feed).toBe(`${publicUrl}/news/feed.xml?lng=fr`)
  }
  const { text, headers } = await get('/news/feed.xml?lng=fr')
  expect(headers['content-language']).toBe('fr')
  const links = [...text.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, link]) => link)
  expect(links).toHaveLength(30)
  expect(links[0]).toBe(`${publicUrl}/news/n30?lng=fr`)
  expect(text).not.toContain('/news/n0?')
})

test('the calendar has the coming events and those of the last 90 days', async () => {
  const { store, clock, services } = site()
  const offsets = { old: -91, recent: -89, soon: 1, later: 400 }
  for (const [slug, days] of Object.entries(offsets))
    await publish(store, eventDocument(slug, clock.now + days * day), clock.now)
  await services.contentWatch.check()
  const uids = async () => {
    const { text } = await get('/events.ics?lng=en')
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).uid.replace(/@.*/, ''))
  }
  expect(await uids()).toEqual(['recent', 'soon', 'later'])
  clock.now += 3 * day
  expect(await uids()).toEqual(['soon', 'later'])
  const { headers, text } = await get('/events/soon.ics?lng=en')
  expect(headers['content-disposition']).toBe('attachment; filename=soon.ics')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect((await get('/events/none.ics?lng=en')).status).toBe(404)
})

test('the sitemap names the languages of each item, as its page does', async () => {
  await fill()
  const { text } = await get('/sitemap.xml')
  for (const path of ['/news/voda', '/events/talk']) {
    const entries = text.split('\n').filter((line) => line.includes(`${path}</loc>`) || line.includes(`${path}?`))
    const links = (html: string, tag: string) =>
      elements(html, tag)
        .filter(({ hreflang }) => hreflang !== undefined)
        .map(({ hreflang, href }) => `${hreflang} ${href}`)
    const listed = links(entries[0]!, 'xhtml:link')
    expect(entries).toHaveLength(listed.length)
    const page = await get(path + (path.includes('news') ? '?lng=sr' : '?lng=en'))
    expect(links(page.text, 'link')).toEqual(listed)
  }
})

describe('the search', () => {
  const results = async (q: string, language: string) => {
    const { text } = await get(`/page/search-result?${new URLSearchParams({ lng: language, q })}`)
    return { text, markup: /<div data-found=[^]*?<\/div>/.exec(text)![0] }
  }
  const suggested = async (q: string, language: string) =>
    (JSON.parse((await get(`/api/suggest?${new URLSearchParams({ lng: language, q })}`)).text) as Suggestions)
      .suggestions

  test('finds news in every language, in both scripts, in forms of its words, and in a group of its own', async () => {
    await fill()
    const queries = {
      sr: 'naselje voda',
      'sr-Cyrl': 'насеља водa'.replace('a', 'а'),
      en: 'naselja',
      fr: 'voda za sva',
      nl: 'насеља',
    }
    for (const language of languages) {
      const { markup } = await results(queries[language], language)
      expect([language, elements(markup, 'a').map(({ href }) => href)]).toEqual([
        language,
        expect.arrayContaining([`/news/voda?lng=${language}`]),
      ])
      expect(decode(markup)).toContain(`>${wordsOf(language).search.groups.news}</h2>`)
      const lang = elements(markup, 'h3').map((heading) => heading['lang'])
      expect(lang.includes('sr-Cyrl')).toBe(!language.startsWith('sr'))
    }
  })

  test('marks the words, and suggests news and events before the last letter', async () => {
    await fill()
    const { markup } = await results('насеља', 'sr-Cyrl')
    expect(markup).toContain('<mark>насеља</mark>')
    const news = (await suggested('nasel', 'sr')).find(({ path }) => path === '/news/voda')
    expect(news).toMatchObject({ title: ['Voda za sva ', 'naselja'], kind: wordsOf('sr').search.kinds.news })
    expect((await suggested('event tal', 'en')).map(({ path }) => path)).toContain('/events/talk')
  })

  test('puts a title that is the query first, and keeps the results out of the page’s data', async () => {
    const { store, clock, services } = site()
    await publish(store, newsDocument('a', 'Становање'), clock.now)
    await publish(store, newsDocument('b', 'Ново становање за младе'), clock.now)
    await services.contentWatch.check()
    const { text, markup } = await results('становање', 'sr-Cyrl')
    const { groups } = wordsOf('sr-Cyrl').search
    const headings = [...markup.matchAll(/<h2 id="[^"]+">([^<]+)</g)].map(([, heading]) => heading)
    expect(headings.slice(0, 2)).toEqual([groups.chapters, groups.news])
    expect(markup.indexOf('/news/a?')).toBeLessThan(markup.indexOf('/news/b?'))
    expect(JSON.stringify(stateOf(text))).not.toContain('Ново становање')
  })

  test('offers no other spelling for a word that is in the news', async () => {
    const { store, clock, services } = site()
    const before = await results('мајца', 'sr-Cyrl')
    expect(wordsOfHtml(before.markup)).toContain('мајица')
    await publish(store, newsDocument('a', 'Мајца'), clock.now)
    await services.contentWatch.check()
    const { markup } = await results('мајца', 'sr-Cyrl')
    expect(wordsOfHtml(markup)).not.toContain('мајица')
    expect(elements(markup, 'a')[0]!['href']).toContain('/news/a')
  })

  test('forgets withdrawn news at once', async () => {
    await fill()
    const { store, clock } = site()
    await store.withdrawContent({ kind: 'news', slug: 'voda', by: 'ana', at: clock.now })
    expect((await results('насеља', 'sr-Cyrl')).markup).not.toContain('/news/voda')
    expect((await suggested('nasel', 'sr')).map(({ path }) => path)).not.toContain('/news/voda')
    const { headers } = await get('/api/suggest?lng=sr&q=nasel')
    expect(headers['cache-control']).toBe('no-cache')
  })
})
