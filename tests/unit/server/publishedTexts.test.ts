import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import type { ShownContent } from '#db/store.ts'
import { sitemapFiles, maxAddresses } from '#server/http/sitemap.ts'
import { writeCalendar } from '#server/publishing/calendar.ts'
import { writeNewsFeed } from '#server/publishing/newsFeed.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import type { ContentDocument, EventFields } from '#shared/publishing/documents.ts'
import { richTextHtml } from '#shared/publishing/richTextHtml.ts'
import { decode, elements } from '#tests/support/httpSite.ts'
import { eventFields, newsDocument } from '#tests/support/publishing.ts'

const publicUrl = 'https://primer.example'
const note = wordsOf('fr').published.in['sr-Latn']
const published = Date.UTC(2027, 0, 2, 3, 4, 5)

const shown = (document: ContentDocument, version = 1): ShownContent => {
  const { sortAt, ends } = prepareDraft(document).listing
  const times = { firstPublished: published, lastPublished: published, sortAt: sortAt ?? published, ends }
  return { slug: document.slug, version, document, ...times, seq: 1 }
}
const event = (
  about: Partial<Omit<ContentDocument, 'fields'>> & { fields?: Partial<EventFields> } = {},
): ContentDocument => ({
  slug: 'skup',
  texts: { 'sr-Cyrl': { title: 'Скуп', lead: 'Увод.', body: 'Цео текст.', place: 'Дом културе' } },
  ...about,
  fields: { ...eventFields, ...about.fields },
})

describe('the calendar', () => {
  const write = (documents: readonly ContentDocument[], language: 'sr' | 'sr-Cyrl' | 'fr' = 'sr') =>
    writeCalendar(
      documents.map((document) => shown(document)),
      { language, publicUrl },
    )
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => ({ component, event: new ICAL.Event(component) }))

  test('has the right instants on both sides of a daylight saving change', () => {
    const on = (day: string) => event({ slug: `d${day}`, fields: { starts: `${day}T18:00`, ends: `${day}T20:30` } })
    const found = eventsIn(write([on('2027-03-27'), on('2027-03-28'), on('2027-10-30'), on('2027-10-31')]))
    expect(found.map(({ event: { startDate } }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-03-27T17:00:00.000Z',
      '2027-03-28T16:00:00.000Z',
      '2027-10-30T16:00:00.000Z',
      '2027-10-31T17:00:00.000Z',
    ])
    for (const { event: one } of found) expect(one.duration.toSeconds()).toBe(2.5 * 60 * 60)
  })

  test('returns hostile and long texts unchanged, in lines of at most 75 octets', () => {
    const title = 'Скуп, "трг"; \\n и END:VEVENT 👩‍🏭'.repeat(9)
    const lead = 'Први ред.\nBEGIN:VEVENT\nUID:x'
    const text = write(
      [event({ texts: { 'sr-Cyrl': { title, lead, body: 'Тело.', place: 'Дом, сала; 2\r\nURL:x' } } })],
      'sr-Cyrl',
    )
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/[^\r]\n|\ufffd/)
    const [{ event: found, component } = { event: undefined, component: undefined }, ...others] = eventsIn(text)
    expect(others).toEqual([])
    expect(found!.summary).toBe(title)
    expect(found!.description).toBe(`${lead}\n\nТело.`)
    expect(found!.location).toBe('Дом, сала; 2\nURL:x')
    expect(component!.getAllProperties('url')).toHaveLength(1)
  })

  test('has the party’s identifier, the time of the change, the page and the place of an event', () => {
    const document = event({ fields: { municipality: 'trg' } })
    const [{ event: found, component }] = eventsIn(write([document])) as [ReturnType<typeof eventsIn>[number]]
    expect(found.uid).toBe('skup@primer.example')
    expect(found.location).toBe('Dom kulture, Primer Trg')
    expect(String(component.getFirstPropertyValue('url'))).toBe(`${publicUrl}/events/skup?lng=sr`)
    for (const name of ['dtstamp', 'last-modified'])
      expect(String(component.getFirstPropertyValue(name))).toBe('2027-01-02T03:04:05Z')
    const language = (text: string) =>
      eventsIn(text)[0]!.component.getFirstProperty('summary')!.getParameter('language')
    expect(language(write([document]))).toBe('sr-Latn')
    expect(language(write([document], 'fr'))).toBe('sr-Latn')
    expect(eventsIn(write([document], 'fr'))[0]!.event.description).toContain(note)
  })

  test('is the same calendar for the same state', () => {
    expect(write([event()])).toBe(write([event()]))
  })

  test('names the stream of an event without a place', () => {
    const online = 'https://video.example/1'
    const document = event({ fields: { online }, texts: { en: { title: 'Talk', lead: 'Lead.', body: 'Body.' } } })
    expect(eventsIn(write([document]))[0]!.event.location).toBe(online)
  })
})

describe('the feed of news', () => {
  test('escapes hostile texts and leaves out characters that XML does not allow', () => {
    const title = ']]>]]><script>&\u0000\u001b\ud800x'
    const xml = writeNewsFeed([shown(newsDocument('one', title))], { language: 'sr-Cyrl', publicUrl })
    expect(xml).not.toMatch(/<script|CDATA|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
    const [, shownTitle = ''] = /<item>\n<title>([^<]*)<\/title>/.exec(xml)!
    expect(decode(shownTitle)).toBe(']]>]]><script>&x')
  })

  test('notes the language of a text in another one, and transliterates Serbian', () => {
    const write = (language: 'sr' | 'sr-Cyrl' | 'fr') =>
      writeNewsFeed([shown(newsDocument('one', 'Вода'))], { language, publicUrl })
    expect(write('fr')).toContain('<dc:language>sr-Latn</dc:language>')
    expect(decode(write('fr'))).toContain(`<p><em>${note}</em></p><div lang="sr-Latn"><p>Ceo tekst.</p></div>`)
    for (const language of ['sr', 'sr-Cyrl'] as const) expect(write(language)).not.toContain('dc:language')
    expect(decode(write('sr'))).toContain('<title>Voda</title>')
    expect(decode(write('sr'))).toContain('<p>Ceo tekst.</p>')
  })
})

test('a text has absolute addresses and no script as HTML', () => {
  const html = richTextHtml(
    [
      { type: 'heading', level: 2, anchor: 'a', children: ['<b>'] },
      { type: 'paragraph', children: [{ type: 'link', href: '/join', children: ['"'] }, { type: 'break' }] },
      { type: 'list', isOrdered: true, start: 3, items: [[{ type: 'paragraph', children: ['one'] }]] },
      { type: 'picture', src: '/static/media/a.avif', alt: '"><script>' },
      { type: 'video', host: 'youtube', id: 'a"b', title: 'Film' },
    ],
    publicUrl,
  )
  expect(html).toBe(
    '<h2 id="a">&lt;b&gt;</h2>' +
      `<p><a href="${publicUrl}/join">&quot;</a><br></p>` +
      '<ol start="3"><li><p>one</p></li></ol>' +
      `<figure><img src="${publicUrl}/static/media/a.avif" alt="&quot;&gt;&lt;script&gt;" loading="lazy" decoding="async"></figure>` +
      '<p><a href="https://www.youtube.com/watch?v=a%22b">Film</a></p>',
  )
})

describe('the sitemap', () => {
  const files = (news: number) => {
    const addresses = Array.from({ length: news }, (_, index) => ({
      slug: `n${index}`,
      lastPublished: published + index,
      languages: ['sr-Cyrl', 'fr'] as const,
    }))
    const store = { shownAddresses: (kind: string) => Promise.resolve(kind === 'news' ? addresses : []) }
    return sitemapFiles({ publicUrl, paths: ['/', '/contact'], store })
  }
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!)

  test('lists an item with its time in the languages in which it exists', async () => {
    const xml = (await files(1)).get('/sitemap.xml')!()
    const [entry] = xml.split('\n').filter((line) => line.includes('/news/n0</loc>'))
    expect(entry).toContain(`<lastmod>${new Date(published).toISOString()}</lastmod>`)
    expect(elements(entry!, 'xhtml:link').map(({ hreflang }) => hreflang)).toEqual([
      'sr-Latn',
      'sr-Cyrl',
      'fr',
      'x-default',
    ])
    expect(locs(xml).filter((loc) => loc.includes('/news/'))).toHaveLength(4)
  })

  test('has an index and files with every address once for 10,000 items', async () => {
    const all = await files(10_000)
    const listed = locs(all.get('/sitemap.xml')!())
    expect(listed).toEqual([...all.keys()].slice(1).map((path) => publicUrl + path))
    const addresses: string[] = []
    for (const path of [...all.keys()].slice(1)) {
      const xml = all.get(path)!()
      expect(xml.length).toBeLessThan(50_000_000)
      const found = locs(xml)
      expect(found.length).toBeLessThanOrEqual(maxAddresses)
      addresses.push(...found)
    }
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(40_000 + 12)
  })
})
