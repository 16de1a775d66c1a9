import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { eventDocument, newsDocument, publishDocument } from '#tests/support/content.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { day, decode, elements, siteOfEachTest, stateOf } from '#tests/support/httpSite.ts'

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
    expect(text).toMatch(/<li lang="sr-Latn"><span aria-current="page">Voda za sve/)
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

  test('the municipalities of events are marked as Serbian on other pages', async () => {
    const times = ['2099-12-03T18:00', '2099-12-03T20:00'] as const
    await publishDocument(site().store, eventDocument('drugi', ...times, { title: 'Други', municipality: 'centar' }))
    expect((await open('/events', 'fr')).text.match(/<a[^>]*municipality=[^>]*><span lang="sr-Latn">/g)).toHaveLength(2)
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

describe('photographs', () => {
  const jpeg = `/media/${'jpeg1440'.padEnd(32, '0')}.jpg`
  const avif = `/media/${'avif1440'.padEnd(32, '0')}.avif`
  beforeEach(async () => {
    const { store } = site()
    await addMedium(store, photograph('voda.jpg'))
    const picture = { name: 'voda.jpg', look: 'plain' } as const
    await publishDocument(store, newsDocument('voda', { title, isPressRelease: true, picture, texts: dutch }))
    await publishDocument(store, eventDocument('zbor', '2099-12-01T18:00', '2099-12-01T20:00', { picture }))
  })

  test.each(['/', '/press', '/news', '/events', '/news/voda', '/events/zbor'])(
    'are in %s, without a style in the markup',
    async (path) => {
      const { text } = await open(path)
      expect(elements(text, 'img')).toContainEqual(expect.objectContaining({ alt: 'Поглед на долину' }))
      expect(text.replace(/<style>[^]*?<\/style>/, '')).not.toContain(' style=')
    },
  )

  test('of the first screen are preloaded, others are not', async () => {
    const preloaded = async (path: string) =>
      elements((await open(path)).text, 'link').filter(({ rel, as }) => rel === 'preload' && as === 'image')
    for (const path of ['/news', '/news/voda'])
      expect(await preloaded(path)).toEqual([
        expect.objectContaining({ type: 'image/avif', imagesrcset: expect.stringContaining(avif) as string }),
      ])
    expect(await preloaded('/events/zbor')).toEqual([])
  })

  test('are in shared links, in the data for search engines and in the feed, described in the language', async () => {
    for (const [path, kind] of [
      ['/news/voda', 'NewsArticle'],
      ['/events/zbor', 'Event'],
    ] as const) {
      const { text } = await open(path, 'nl')
      const property = (name: string) => elements(text, 'meta').find(({ property }) => property === name)?.['content']
      expect(['', ':type', ':width', ':height'].map((end) => property(`og:image${end}`))).toEqual([
        ...[`http://localhost:3000${jpeg}`, 'image/jpeg', '1440', '960'],
      ])
      expect(property('og:image:alt')).toBe(kind === 'Event' ? 'Pogled na dolinu' : 'Een blik op de vallei')
      expect(graph(text).find((thing) => thing['@type'] === kind)).toMatchObject({
        image: [`http://localhost:3000${jpeg}`],
      })
    }
    const { text: feed } = await open('/news/feed.xml', 'nl')
    expect(elements(feed, 'enclosure')).toEqual([
      { url: `http://localhost:3000${jpeg}`, length: '72000', type: 'image/jpeg' },
    ])
    expect(elements(decode(feed), 'img')).toEqual([
      expect.objectContaining({ src: `http://localhost:3000${jpeg}`, alt: 'Een blik op de vallei' }),
    ])
  })

  test('have the new description at once', async () => {
    expect((await open('/news/voda')).text).toContain('Поглед на долину')
    const { store, clock } = site()
    await store.changeMedium({ name: 'voda.jpg', alt: { 'sr-Cyrl': 'Река' }, focus: 'left', by: 'ana', at: clock.now })
    await site().services.contentWatch.check()
    expect((await open('/news/voda')).text).toContain('alt="Река"')
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
    expect((await open('/press')).text).not.toContain('"content":')
    // The home page has its products from the shop.
    expect(Object.keys(stateOf((await open('/')).text)['content'] as object)).toEqual(['shelf', 'municipalities'])
  })
})
