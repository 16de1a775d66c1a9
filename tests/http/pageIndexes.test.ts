import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { portfolioStyles } from '#shared/content/portfolio.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { indexFamilies, type IndexFamily } from '#shared/routes/pageIndexes.ts'
import { isForEverybody } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import { everyPage } from '#tests/support/addresses.ts'
import { decode, elements, oneSite, siteOfEachTest, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = oneSite({ env: { DEMO_PAGES: 'public' } })
const hidden = siteOfEachTest()

/** Returns the addresses in the index of a family: all except articles, which have listings, and a visitor's order. */
const pagesOf = (family: IndexFamily, isDemoShown = true) =>
  everyPage
    .filter(({ path, row }) => path.startsWith(`/${family}/`) && !['post', 'pageIndex'].includes(row.kind))
    .filter(({ row }) => isForEverybody(row) || row.kind === 'search')
    .filter(({ row }) => isDemoShown || row.isDemo !== true)
    .map(({ path }) => path)
/** Returns the lists of an index, below its title bar. */
const listIn = (html: string) =>
  html.slice(html.indexOf('</header>', html.indexOf(' id="pages"')), html.indexOf('</main>'))
const linksIn = (html: string) => elements(listIn(html), 'a').map(({ href }) => href!)

describe.each(indexFamilies)('/%s', (family) => {
  test.each(languages)('lists every page of its family with title and description in %s', async (language) => {
    const words = wordsOf(language)
    const { title, description } = words.pageIndexes.of[family]
    const { heading, lead } = words.pageLists.of[family]
    const { status, text, headers } = await request(site().app).get(`/${family}`).query({ lng: language })
    expect([status, headers['content-language']]).toEqual([200, languageFacts[language].tag])
    const said = decode(wordsOfHtml(text)).replaceAll('\u00a0', ' ')
    for (const one of [heading, ...lead.split(/\{\{[^}]*\}\}/), words.common.home]) expect(said).toContain(one)
    expect(decode(/<title[^>]*>([^<]*)/.exec(text)![1]!)).toBe(`${title} – ${words.organisation.name}`)
    expect(elements(text, 'meta').find(({ name }) => name === 'description')?.content).toBe(description)
    expect([...linksIn(text)].sort()).toEqual(
      pagesOf(family)
        .map((path) => `${path}?lng=${language}`)
        .sort(),
    )
    const tiles = listIn(text).match(/<li.*?<\/li>/gs)!
    expect(tiles).toHaveLength(pagesOf(family).length)
    // A style of projects has one picture, and its stylesheet a diagram of each layout.
    const isLayout = (tile: string) =>
      /\/portfolio\/portfolio-(?:classic|boxed|colorful|bordered|overlay|switch)/.test(tile)
    const entry = /<h3>.*?<\/h3>(?:<p><strong>[^<]+<\/strong><\/p>)?<p>([^<]{50,})<\/p>/s
    expect(tiles.filter((tile) => !entry.test(tile))).toEqual([])
    expect(new Set(tiles.map((tile) => entry.exec(tile)![1])).size).toBe(tiles.length)
    // No two tiles of a group show the same picture.
    const pictures = tiles
      .filter((tile) => !isLayout(tile))
      .map((tile) => /data-cell="\d+"|$/.exec(tile)![0] + / src="([^"]+)"/.exec(tile)![1]!)
    expect(new Set(pictures).size).toBe(pictures.length)
    const ofStyles = new Set(listIn(text).match(/<\/div><img [^>]*?data-cell="\d+"[^>]* src="[^"]+"/g))
    expect(ofStyles.size).toBe(family === 'portfolio' ? portfolioStyles.length : 0)
  })

  test('is in the sitemap and in the structured breadcrumbs', async () => {
    const sitemap = await request(site().app).get('/sitemap.xml')
    expect(sitemap.text).toMatch(new RegExp(`<loc>[^<]*/${family}</loc>`))
    const { text } = await request(site().app).get(`/${family}?lng=en`)
    expect(text).toContain('"BreadcrumbList"')
    expect(text).toContain('"CollectionPage"')
  })
})

test('hidden demonstration pages are not in the shop’s index, and the other indexes are not indexed', async () => {
  for (const family of indexFamilies) {
    const { text } = await request(hidden().app).get(`/${family}`)
    const isShop = family === 'shop'
    expect([...linksIn(text)].sort()).toEqual([...pagesOf(family, !isShop)].sort())
    expect([family, text.includes('content="noindex"')]).toEqual([family, !isShop])
  }
  const { text } = await request(hidden().app).get('/sitemap.xml')
  expect(indexFamilies.filter((family) => new RegExp(`<loc>[^<]*/${family}</loc>`).test(text))).toEqual(['shop'])
})

test.each(['/blog-types', '/blogs/category', '/blogs/author'])('%s shows the index of the blog', async (path) => {
  const { status, text } = await request(site().app).get(`${path}?lng=nl`)
  expect(status).toBe(200)
  expect(elements(text, 'link').find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/blogs\?lng=nl$/)
  expect([...linksIn(text)].sort()).toEqual(
    pagesOf('blogs')
      .map((to) => `${to}?lng=nl`)
      .sort(),
  )
})

test('every family of addresses has an index', () => {
  const families = new Set(table.flatMap(({ path }) => /^\/(.+)\/[^/?]+$/.exec(path)?.[1] ?? []))
  const paths: ReadonlySet<string> = new Set(table.map(({ path }) => path))
  // Article types are only parts of a segment, so they need no index.
  expect([...families].filter((family) => !/-post$|:/.test(family) && !paths.has(`/${family}`))).toEqual([])
})
