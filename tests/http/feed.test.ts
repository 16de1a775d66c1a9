import { describe, expect, test } from 'vitest'
import { feedPath } from '#shared/content/blog.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { decode, elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'

const publicUrl = 'https://primer.example'
const site = oneSite({ env: { PUBLIC_URL: publicUrl } })
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site().app, path, { headers })
const { files } = gatherContent()

/** Returns the text of an element: CDATA unchanged, other text decoded. */
function textIn(xml: string, name: string): string {
  const [, inside = ''] = new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`).exec(xml) ?? []
  return /^<!\[CDATA\[/.test(inside) ? inside.replace(/^<!\[CDATA\[|\]\]>$/g, '') : decode(inside)
}
const itemsIn = (xml: string) => xml.match(/<item>[^]*?<\/item>/g) ?? []

describe.each(languages)('the feed in %s', (language) => {
  const read = async () => (await get(`${feedPath}?lng=${language}`)).text

  test('is RSS 2.0 with its required elements and unique items, newest first', async () => {
    const answer = await get(`${feedPath}?lng=${language}`)
    expect([answer.status, answer.headers['content-type'], answer.headers['content-language']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      languageFacts[language].tag,
    ])
    const xml = answer.text
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/)
    const [channel = ''] = xml.split('<item>')
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      expect([name, textIn(channel, name)]).toEqual([name, expect.stringMatching(/\S/)])
    expect(textIn(channel, 'language')).toBe(languageFacts[language].tag)
    const [self] = elements(channel, 'atom:link')
    expect(self).toMatchObject({ rel: 'self', href: `${publicUrl}${feedPath}?lng=${language}` })
    const items = itemsIn(xml)
    expect(items).toHaveLength(files.en.posts.list.length)
    const guids = items.map((item) => textIn(item, 'guid'))
    expect(new Set(guids).size).toBe(guids.length)
    const dates = items.map((item) => Date.parse(textIn(item, 'pubDate')))
    expect(dates.every(Number.isFinite)).toBe(true)
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
  })

  test('has complete articles at addresses with the language', async () => {
    const items = itemsIn(await read())
    for (const [at, { id }] of files.en.posts.list.entries()) {
      const item = items[at]!
      const link = textIn(item, 'link')
      expect(link).toMatch(new RegExp(`^${publicUrl}/.*/${id}\\?lng=${language}$`))
      const page = await get(link.slice(publicUrl.length))
      expect([link, page.status]).toEqual([link, 200])
      const content = textIn(item, 'content:encoded')
      // The feed has every paragraph of the page, and its addresses are absolute.
      const [, body = ''] = /<article\b[^]*?<h1>[^]*?<\/h1>([^]*?)<footer/.exec(page.text) ?? []
      const paragraphs = [...body.matchAll(/<li>([^<]{30,})<\/li>/g)].map(([, text = '']) => decode(text))
      for (const paragraph of paragraphs) expect(decode(content)).toContain(paragraph)
      expect(content.length).toBeGreaterThan(500)
      // Sentences end with one punctuation mark.
      expect(content.replace(/<[^>]*>/g, '')).not.toMatch(/(?<!\.)\.\.(?!\.)|[.!?]:\s/)
      expect(content).not.toMatch(/(?:src|href)="\//)
      expect(content).not.toMatch(/class=|style=|<script/)
    }
  })
})

test('is unchanged at the next request, and gets 304 for its ETag', async () => {
  const first = await get(`${feedPath}?lng=fr`)
  const { etag = '' } = first.headers
  expect((await get(`${feedPath}?lng=fr`)).text).toBe(first.text)
  const again = await get(`${feedPath}?lng=fr`, { 'if-none-match': etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test('has pictures that other sites may show', async () => {
  const { text } = await get(`${feedPath}?lng=en`)
  const media = [...new Set(decode(text).match(/https:\/\/primer\.example\/static\/[\w./-]+/g))]
  expect(media.length).toBeGreaterThan(5)
  for (const address of media) {
    const { status, headers } = await get(address.slice(publicUrl.length))
    expect([address, status, headers['cross-origin-resource-policy']]).toEqual([address, 200, 'cross-origin'])
  }
})

test('is linked only by pages of the blog', async () => {
  const named = async (path: string) =>
    elements((await get(`${path}?lng=nl`)).text, 'link')
      .filter(({ type }) => type === 'application/rss+xml')
      .map(({ href }) => href)
  for (const path of ['/blogs/blog-grid', '/blogs/category/city', '/blogs/author/2', '/blogs/blog-post-layout-01'])
    expect([path, await named(path)]).toEqual([path, [`${publicUrl}${feedPath}?lng=nl`]])
  for (const path of ['/', '/portfolio/portfolio-classic-metro']) expect([path, await named(path)]).toEqual([path, []])
})
