import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { eventDocument, newsDocument, publishDocument } from '#tests/support/content.ts'
import { day, elements, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest()
const title = 'Вода за све'
const dutch = { nl: { title: 'Water voor iedereen', lead: 'Een lead.', body: 'Tekst.' } }

const open = (path: string, language: Language = 'sr-Cyrl') => request(site().app).get(path).query({ lng: language })
const links = (html: string, rel: string) =>
  elements(html, 'link')
    .filter((link) => link['rel'] === rel)
    .map(({ href, hreflang }) => [hreflang, href])
const graph = (html: string) =>
  (
    JSON.parse(/<script[^>]* type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html)![1]!) as {
      '@graph': Record<string, unknown>[]
    }
  )['@graph']

describe('a store with news and events', () => {
  beforeEach(async () => {
    const { store } = site()
    await publishDocument(store, newsDocument('voda', { title, isPressRelease: true, texts: dutch }))
    await publishDocument(
      store,
      eventDocument('razgovor', '2099-12-01T18:00', '2099-12-01T20:00', { title: 'Разговор', municipality: 'vrelo' }),
    )
  })

  test('news in another language has a note and the canonical address of its own language', async () => {
    const { text } = await open('/news/voda', 'fr')
    expect(text).toContain(wordsOf('fr').published.in['sr-Latn'])
    expect(text).toMatch(/<h1[^>]* lang="sr-Latn"[^>]*>Voda za sve/)
    expect(links(text, 'canonical')).toEqual([[undefined, 'http://localhost:3000/news/voda?lng=sr']])
    expect(links(text, 'alternate').flatMap(([language]) => language ?? [])).toEqual([
      'sr-Latn',
      'sr-Cyrl',
      'nl',
      'x-default',
    ])
  })

  test('news in the language of the page has its title, no note, and the address of the page', async () => {
    const { text } = await open('/news/voda', 'nl')
    expect(text).toMatch(/<title[^>]*>Water voor iedereen – /)
    expect(Object.values(wordsOf('nl').published.in).filter((note) => text.includes(`>${note}<`))).toEqual([])
    expect(links(text, 'canonical')).toEqual([[undefined, 'http://localhost:3000/news/voda?lng=nl']])
    const latin = await open('/news/voda', 'sr')
    expect(latin.text).toMatch(/<h1[^>]*>Voda za sve/)
  })

  test('crawlers read a news article and an event with its time and place', async () => {
    const news = graph((await open('/news/voda')).text).find((thing) => thing['@type'] === 'NewsArticle')
    expect(news).toMatchObject({ headline: title, inLanguage: 'sr-Cyrl', keywords: ['вода'] })
    const event = graph((await open('/events/razgovor')).text).find((thing) => thing['@type'] === 'Event')
    expect(event).toMatchObject({
      name: 'Разговор',
      startDate: '2099-12-01T18:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [{ name: 'Пример Врело' }],
    })
  })

  test.each([
    ['/', title],
    ['/', 'Разговор'],
    ['/press', title],
    ['/news', title],
    ['/events', 'Разговор'],
  ])('%s shows %s', async (path, shown) => {
    expect((await open(path)).text).toContain(shown)
  })

  test('an event without visitors has no invitation to announce oneself', async () => {
    await publishDocument(
      site().store,
      eventDocument('stand', '2099-12-02T18:00', '2099-12-02T20:00', { takesVisitors: false }),
    )
    expect((await open('/events/razgovor')).text).toContain('id="visitors"')
    expect((await open('/events/stand')).text).not.toContain('id="visitors"')
  })

  test('a preview has a bar that ends it, and no search engine may list it', async () => {
    const token = signPreviewToken(site().config.secret, site().clock.now + day)
    const { text } = await open('/news/voda').set('Cookie', `preview=${token}`)
    expect(text).toContain('href="/preview?end"')
    expect(text).toContain('<meta data-page name="robots" content="noindex">')
    expect((await open('/news/voda')).text).not.toContain('/preview?end')
  })
})

describe('an empty store', () => {
  test('has lists that say what a visitor can do', async () => {
    for (const path of ['/news', '/events']) {
      const { text, status } = await open(path)
      expect(status).toBe(200)
      expect(text).toContain(wordsOf('sr-Cyrl').published.newsletter)
    }
    expect((await open('/news/voda')).status).toBe(404)
  })

  test('leaves the home page and the press page as they are', async () => {
    const words = wordsOf('sr-Cyrl')
    expect((await open('/')).text).not.toContain(words.home.published.all.news)
    expect((await open('/press')).text).not.toContain(words.press.releases.title)
    expect((await open('/')).text).not.toContain('"content":')
  })
})
