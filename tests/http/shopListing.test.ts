import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { shopItems } from '#shared/content/shop.ts'
import { languages } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { decode, elements, oneSite, rawRequest, withLog } from '#tests/support/httpSite.ts'

const site = oneSite()
const paths = [addressOf('shop-wide'), addressOf('shop-left-sidebar'), addressOf('shop-right-sidebar')] as const
const [wide, left] = paths
const get = (path: string, language = 'en') =>
  rawRequest(site().app, `${path}${path.includes('?') ? '&' : '?'}lng=${language}`)

const { shop, 'shop/categories': categories, shopPages } = wordsOf('en')
const idOf = new Map(shopItems.map(({ id }) => [shop.items[id], id]))
/** Returns the ids of the products in a list. */
const shownIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]+)<\/a><\/h2>/g)].flatMap(([, name = '']) => idOf.get(decode(name)) ?? [])
const all = shopItems.map(({ id }) => id)

describe.each(paths)('the listing at %s', (path) => {
  const shown = async (query: string) => shownIn((await get(`${path}?${query}`)).text)

  test('shows all products in every language', async () => {
    for (const language of languages) {
      const { text, status } = await get(path, language)
      expect(status).toBe(200)
      for (const { id } of shopItems) expect(text).toContain(`>${wordsOf(language).shop.items[id]}</a></h2>`)
    }
  })

  test.each([
    ['category=clothing', ['tshirt', 'cap']],
    ['colour=paper', ['tshirt', 'bag']],
    ['tag=office', ['usb', 'folder', 'card']],
    ['fresh=on', ['cap', 'umbrella', 'bag']],
    ['from=1.400', ['flag-large', 'tshirt', 'umbrella']],
    ['to=250', ['lighter', 'card']],
    ['from=300&to=500', ['flag-small', 'folder']],
    ['category=everyday&colour=red&from=&to=', ['bag']],
    ['sort=priceUp&category=desk', ['card', 'folder', 'usb']],
    ['sort=newest&tag=campaign', ['cap', 'bag', 'flag-large', 'tshirt', 'flag-small']],
    ['sort=name&category=everyday', ['bag', 'lighter', 'umbrella']],
    ['category=flags&colour=red', []],
    ['from=5000', []],
  ])('shows the matching products for %s', async (query, ids) => {
    expect(await shown(query)).toEqual(ids)
  })

  test.each(['category=print', 'category=Clothing', 'category=%00'])('does not exist for %s', async (query) => {
    expect((await get(`${path}?${query}`)).status).toBe(404)
  })

  test.each([
    'category=',
    'colour=__proto__',
    'tag=toString',
    'fresh=1',
    'sort=random',
    'item=usb',
    'q=flag',
    'category[]=desk',
  ])('ignores %s', async (query) => {
    expect(await shown(query)).toEqual(all)
    expect((await get(`${path}?${query}`)).text).toBe((await get(path)).text)
  })

  test('without matches links back to all products', async () => {
    const { text } = await get(`${path}?category=flags&colour=red`)
    expect(text).toContain(shopPages.empty.sentence)
    expect(text).toContain(`href="${path}?lng=en">${shopPages.empty.all}</a>`)
  })

  test.each([
    ['from=cheap', shopPages.errors.noPrice, ['cheap']],
    ['from=-5&to=100', shopPages.errors.noPrice, ['-5', '100']],
    ['to=12,5', shopPages.errors.noPrice, ['12,5']],
    ['from=900&to=100', shopPages.errors.fromAboveTo, ['900', '100']],
  ])('reports the invalid value of %s, keeps it in the field and ignores it', async (query, sentence, typed) => {
    const { text, status } = await get(`${path}?${query}`)
    expect(status).toBe(200)
    expect(decode(text)).toContain(sentence)
    expect(shownIn(text)).toEqual(all)
    for (const one of typed) expect(decode(text)).toContain(one)
    if (path === wide) return
    for (const one of typed) expect(text).toMatch(new RegExp(`<input[^>]* name="(?:from|to)"[^>]* value="${one}"`))
    expect(text).toContain('aria-invalid="true"')
    // The section with the error is open, also when the filters are collapsed.
    expect(text).toContain(' open=""><summary')
  })

  test.each([
    ['markup', 'from=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
    ['8,000 digits', `from=${'9'.repeat(8_000)}`],
    ['a null and new lines', 'from=%00%0a%0d1&to=%e2%80%ae'],
    ['invalid UTF-8', 'from=%ff%fe&to=%ed%a0%80'],
    ['repeated parameters', 'from=1&from=<b>&category=desk&category=flags'],
    ['digits of another script', 'from=%d9%a1%d9%a2'],
  ])('is a valid page with %s as a price', async (_, query) => {
    for (const language of languages) {
      const { status, text } = await get(`${path}?${query}`, language)
      expect(status).toBe(200)
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('<b>')
      expect(text.length).toBeLessThan(200_000)
    }
  })

  test('has one canonical address', async () => {
    const { text } = await get(`${path}?category=desk&sort=name`)
    const canonical = elements(text, 'link').find(({ rel }) => rel === 'canonical')!
    expect(canonical['href']!.replace(/^https?:\/\/[^/]+/, '')).toBe(`${path}?lng=en`)
  })
})

describe('the page cache of listings', () => {
  const kept = ['', 'category=desk', 'tag=gift', 'sort=name']
  const endless = [
    'from=1',
    'to=1',
    'from=x',
    'colour=red',
    'fresh=on',
    'category=desk&tag=gift',
    'category=desk&sort=name',
  ]

  test('has every listing with limited parameters once', async () => {
    const { app, longWays } = await withLog(site())
    for (const query of kept) for (const _ of [1, 2]) await rawRequest(app, `${wide}?lng=en${query && `&${query}`}`)
    expect(longWays()).toBe(kept.length)
  })

  test('has no listing with unlimited parameters', async () => {
    const { app, longWays } = await withLog(site())
    const sizes = []
    for (const query of endless) {
      const { status, headers } = await rawRequest(app, `${left}?lng=en&${query}`)
      sizes.push(status)
      // A new price is seen at once.
      expect(headers['cache-control']).toBe('no-cache')
    }
    expect(sizes).toEqual(endless.map(() => 200))
    expect(longWays()).toBe(0)
  })

  test('is public, with the language of the request when the address names none', async () => {
    const bare = await rawRequest(site().app, `${left}?from=100`)
    expect(bare.headers['cache-control']).toBe('no-cache')
    expect(bare.headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding')
    expect(bare.headers['set-cookie']).toBeUndefined()
    expect((await rawRequest(site().app, left, { method: 'POST' })).status).toBe(405)
  })
})

test('only the party’s own pages of the shop are indexed', async () => {
  const { text } = await rawRequest(site().app, '/sitemap.xml')
  for (const id of ['shop-wide', 'shop-categories'] as const) expect(text).toContain(`${addressOf(id)}</loc>`)
  for (const id of ['shop-left-sidebar', 'shop-right-sidebar', 'login-register'] as const) {
    expect(text).not.toContain(`${addressOf(id)}</loc>`)
    const page = (await get(addressOf(id))).text
    expect(elements(page, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))
  }
})

test('the tiles of the categories link to lists of the shown length', async () => {
  const { text } = await get(addressOf('shop-categories'))
  const tiles = [...text.matchAll(/<a href="([^"]+)"><span[^]*?<span>([^<]+)<\/span>/g)]
  expect(tiles).toHaveLength(4)
  for (const [, to = '', count = ''] of tiles) {
    const listed = shownIn((await rawRequest(site().app, decode(to))).text)
    expect(count).toBe(categories.inside.replace('{{number, number}}', String(listed.length)))
    expect(listed.length).toBeGreaterThan(0)
  }
})

test('the account pages ask for no password, and their links work', async () => {
  for (const language of languages) {
    const { text } = await get(addressOf('login-register'), language)
    const main = /<main[^]*<\/main>/.exec(text)![0]
    expect(decode(main)).toContain(wordsOf(language)['login-register'].heading.replaceAll('\u00ad', ''))
    expect(text).not.toContain('type="password"')
    expect(main).not.toContain('<form')
    const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => decode(to))
    expect(new Set(links).size).toBeGreaterThanOrEqual(8)
    for (const to of links)
      expect([to, (await rawRequest(site().app, to.replace(/#.*/, ''))).status]).toEqual([to, 200])
  }
})
