import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { createPublishing } from '#server/services/publishing.ts'
import type { ContentDocument, DocumentText, TextLanguage } from '#shared/publishing/documents.ts'
import { showEvent } from '#tests/support/content.ts'
import {
  dueMail,
  elements,
  fieldsOf,
  formAt,
  invalidFields,
  payloads,
  siteOfEachTest,
} from '#tests/support/httpSite.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const publishing = () => createPublishing({ store: site().store, now: () => site().clock.now })
const get = (path: string, cookie = '') => request(site().app).get(path).set('Cookie', cookie)
const check = () => site().services.contentWatch.check()

const hour = 3_600_000

const text = (title: string): DocumentText => ({ title, lead: `Увод: ${title}`, body: `Текст: **${title}**.` })
const newsOf = (texts: Partial<Record<TextLanguage, DocumentText>>, about = {}): ContentDocument => ({
  slug: 'water',
  fields: { kind: 'news', tags: ['вода'], isPressRelease: false, ...about },
  texts,
})

async function saved(document: ContentDocument, basedOn: number | null = null): Promise<number> {
  const outcome = await publishing().save({ document, basedOn, by: 'Ana' })
  if (outcome.outcome !== 'saved') throw new Error(outcome.outcome)
  return outcome.version
}

async function published(document: ContentDocument, basedOn: number | null = null): Promise<void> {
  const version = await saved(document, basedOn)
  const { slug, fields } = document
  await publishing().publish({ kind: fields.kind, slug, version, by: 'Ana' })
  await check()
}

const withdrawn = async () => {
  await publishing().withdraw({ kind: 'news', slug: 'water', by: 'Ana' })
  await check()
}

const places = ['/?lng=sr-Cyrl', '/news?lng=sr-Cyrl', '/news/water?lng=sr-Cyrl', '/news/feed.xml?lng=sr-Cyrl']

describe('a piece of news', () => {
  test('is shown in every place after its publication, and nowhere after its withdrawal', async () => {
    // The pages are cached before.
    for (const place of places) await get(place)
    await published(newsOf({ 'sr-Cyrl': text('Вода') }))
    for (const place of places) expect((await get(place)).text, place).toContain('Вода')
    await withdrawn()
    for (const place of places) expect((await get(place)).text, place).not.toContain('Увод: Вода')
    expect((await get('/news/water?lng=sr')).status).toBe(404)
  })

  test('is answered with no-cache and an ETag that changes with the text', async () => {
    await published(newsOf({ 'sr-Cyrl': text('Вода') }))
    for (const place of places) {
      const first = await get(place)
      expect(first.headers['cache-control'], place).toBe('no-cache')
      const etag = first.headers['etag'] as string
      expect((await get(place).set('If-None-Match', etag)).status, place).toBe(304)
    }
    const { etag } = (await get('/news/water?lng=sr')).headers
    await published(newsOf({ 'sr-Cyrl': text('Ваздух') }), 1)
    const second = await get('/news/water?lng=sr').set('If-None-Match', etag as string)
    expect([second.status, second.text.includes('Vazduh')]).toEqual([200, true])
  })

  test('in Cyrillic is shown in both scripts, and in Latin on the pages of other languages with a note', async () => {
    await published(newsOf({ 'sr-Cyrl': text('Љубав и вода') }))
    expect((await get('/news/water?lng=sr-Cyrl')).text).toContain('Љубав и вода')
    const latin = (await get('/news/water?lng=sr')).text
    expect(latin).toContain('Ljubav i voda')
    expect(latin).not.toContain('На српском')
    const french = (await get('/news/water?lng=fr')).text
    expect(french).toContain('lang="sr-Latn"')
    expect(french).toContain('Ljubav i voda')
    expect(french).toContain('En serbe')
  })

  test('in one language has no hreflang for the others', async () => {
    await published(newsOf({ en: text('Water') }))
    const { text: html } = await get('/news/water?lng=en')
    expect(html).toContain('hreflang="en"')
    for (const tag of ['sr-Latn', 'sr-Cyrl', 'fr', 'nl']) expect(html).not.toContain(`hreflang="${tag}"`)
    expect((await get('/news/water?lng=fr')).text).toContain(
      'rel="canonical" href="http://localhost:3000/news/water?lng=en"',
    )
  })

  test('that is scheduled appears at its time', async () => {
    const version = await saved(newsOf({ en: text('Water') }))
    const from = site().clock.now + hour
    expect(await publishing().schedule({ kind: 'news', slug: 'water', version, by: 'Ana', from })).toBe('done')
    await check()
    expect((await get('/news/water?lng=en')).status).toBe(404)
    site().clock.now = from
    await check()
    expect((await get('/news/water?lng=en')).status).toBe(200)
  })

  test('is filtered by tag and year, and an unknown page of the list is missing', async () => {
    await published(newsOf({ en: text('Water') }))
    const year = new Date(site().clock.now).getUTCFullYear()
    const isListed = async (query: string) => (await get(`/news?lng=en&${query}`)).text.includes('/news/water')
    expect(await isListed(`tag=${encodeURIComponent('вода')}`)).toBe(true)
    for (const tag of ['VODA', 'Вода', 'voda']) expect(await isListed(`tag=${encodeURIComponent(tag)}`)).toBe(true)
    expect(await isListed('tag=other')).toBe(false)
    expect(await isListed(`year=${year}`)).toBe(true)
    expect(await isListed('year=2020')).toBe(false)
    expect((await get('/news?lng=en&page=2')).status).toBe(404)
  })
})

describe('a newsletter form posted from an article that was withdrawn meanwhile', () => {
  const email = 'ana@primer.example'

  /** Opens the article, withdraws it, and submits the form of its footer. */
  async function submitLate(more: Record<string, string>) {
    await published(newsOf({ en: text('Water') }))
    const form = formAt((await get('/news/water?lng=en')).text, 'newsletter')
    const [{ action = '' } = {}] = elements(form, 'form')
    await publishing().withdraw({ kind: 'news', slug: 'water', by: 'Ana' })
    await check()
    expect((await get('/news/water?lng=en')).status).toBe(404)
    return request(site().app)
      .post(action)
      .type('form')
      .send({ ...fieldsOf(form), email, ...more })
  }

  test('is processed, and the list of news says so', async () => {
    const answer = await submitLate({ consent: 'on' })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/news?lng=en&sent=newsletter#newsletter'])
    expect((await get(answer.headers['location']!)).status).toBe(200)
    expect(payloads(await dueMail(site()), 'confirm')).toMatchObject([{ to: email }])
  })

  test('is shown again with what was typed when it is refused', async () => {
    const answer = await submitLate({})
    expect(answer.status).toBe(422)
    const form = formAt(answer.text, 'newsletter')
    expect(fieldsOf(form)['email']).toBe(email)
    expect(invalidFields(form)).toEqual(['consent'])
  })
})

test('a single piece of news or a single event leaves no empty list below its poster', async () => {
  const empty =
    /<(?:ol|ul|nav|section|article)(?: [^>]*)?><\/|<div(?: class="[^"]*")?>(?:<div(?: class="[^"]*")?><\/div>)*<\/div>/
  await published(newsOf({ en: text('Water') }, { tags: [] }))
  await showEvent(site().store, site().clock.now)
  await check()
  for (const path of ['/news', '/events']) {
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec((await get(`${path}?lng=en`)).text) ?? []
    expect(main).toContain('<article')
    expect(empty.exec(main)?.[0], path).toBeUndefined()
  }
})

test('a topic in Serbian has its language on pages in other languages, on the list and on the page', async () => {
  await published(newsOf({ en: text('Water') }))
  const markedOn = async (lng: string) => {
    const pages = [`/news?lng=${lng}`, `/news?lng=${lng}&tag=voda`, `/news/water?lng=${lng}`]
    const found = pages.map(async (path) => {
      const shown = (await get(path)).text.match(/<(?:a|span)[^>]*>(?:voda|вода)</g)
      return shown !== null && shown.every((tag) => tag.includes('lang="sr-Latn"'))
    })
    return Promise.all(found)
  }
  for (const lng of ['en', 'fr', 'nl']) expect([lng, await markedOn(lng)]).toEqual([lng, [true, true, true]])
  for (const lng of ['sr', 'sr-Cyrl']) expect([lng, await markedOn(lng)]).toEqual([lng, [false, false, false]])
})

describe('a filtered list', () => {
  test('names its topic and its year in every language, and belongs to the whole list', async () => {
    await published(newsOf({ en: text('Water') }, { tags: ['Ђердап'] }))
    const year = new Date(site().clock.now).getUTCFullYear()
    const queries = ['', 'tag=derdap', `year=${year}`, `tag=derdap&year=${year}`]
    for (const [lng, topic] of [
      ['sr-Cyrl', 'Ђердап'],
      ['sr', 'Đerdap'],
      ['en', 'Đerdap'],
      ['fr', 'Đerdap'],
      ['nl', 'Đerdap'],
    ] as const) {
      const heads = new Set<string>()
      for (const query of queries) {
        const { text: html } = await get(`/news?lng=${lng}&${query}`)
        const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
        const shown = [
          first(/<title[^>]*>([^<]*)/),
          first(/<h1[^>]*>([^<]*)/),
          first(/<meta [^>]*property="og:title"[^>]*content="([^"]*)/),
          first(/<meta [^>]*name="description"[^>]*content="([^"]*)/),
          first(/<meta [^>]*property="og:description"[^>]*content="([^"]*)/),
        ]
        for (const words of shown) {
          expect(words.includes(topic), `${query}: ${words}`).toBe(query.includes('tag'))
          expect(words.includes(String(year)), `${query}: ${words}`).toBe(query.includes('year'))
        }
        expect(first(/<link [^>]*rel="canonical"[^>]*href="([^"]*)/)).toMatch(new RegExp(`/news\\?lng=${lng}$`))
        heads.add(shown.join('\n'))
      }
      expect(heads.size).toBe(queries.length)
    }
  })
})

describe('a preview', () => {
  const cookieOf = (lifetime = hour) => signPreviewToken(site().config.secret, site().clock.now + lifetime)

  test('shows drafts to its cookie alone, neither cached nor for search engines', async () => {
    await published(newsOf({ en: text('Water') }))
    await saved(newsOf({ en: text('Draft') }), 1)
    await get('/news/water?lng=en')
    const opened = await get(`/preview?token=${cookieOf()}&to=/news/water`)
    expect([opened.status, opened.headers['location']]).toEqual([303, '/news/water'])
    const [cookie = ''] = opened.headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^preview=[^;]+;.*HttpOnly; SameSite=Lax$/)
    for (const place of ['/news/water?lng=en', '/news?lng=en', '/?lng=en']) {
      const { headers, text: html } = await get(place, cookie.split(';')[0])
      expect(html, place).toContain('Draft')
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex'])
      expect((await get(place)).text, place).not.toContain('Draft')
    }
  })

  test('ends when its token expires, is forged, or by its link', async () => {
    await saved(newsOf({ en: text('Draft') }))
    const token = cookieOf()
    const seen = async (value: string) => (await get('/news/water?lng=en', `preview=${value}`)).status
    expect(await seen(token)).toBe(200)
    expect(await seen(`${token}x`)).toBe(404)
    expect(await seen(signPreviewToken('another key', site().clock.now + hour))).toBe(404)
    const ended = await get('/preview?end', `preview=${token}`)
    expect([ended.status, String(ended.headers['set-cookie'])]).toEqual([303, expect.stringContaining('preview=;')])
    site().clock.now += hour
    expect(await seen(token)).toBe(404)
    expect((await get(`/preview?token=${token}`)).status).toBe(410)
  })

  test('leads to no other site', async () => {
    const { headers } = await get(`/preview?token=${cookieOf()}&to=//elsewhere.example/`)
    expect(headers['location']).toBe('/')
  })
})
