import { describe, expect, test } from 'vitest'
import { shopItem, shopItems } from '#shared/content/shop.ts'
import { firstItem, productParams, shopItemIds } from '#shared/content/shopNames.ts'
import { languages } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { wordsOf } from '#locales/words.ts'
import { oneSite, rawRequest } from '#tests/support/httpSite.ts'

const site = oneSite()
const get = (path: string) => rawRequest(site().app, path)
const pathOf = (id: (typeof shopItemIds)[number]) => addressOf('product', { params: { ...productParams(id) } })
const publicUrl = () => site().config.publicUrl

/** Returns the structured data of a page by type. */
function told(html: string): Record<string, Record<string, unknown>> {
  const [, text = '{}'] = /ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]))
}

describe('an address of a product', () => {
  test.each(['/shop/single-product/yacht', '/shop/single-product/toString', '/shop/single-product/usb/more'])(
    'without a product gets the 404 page: %s',
    async (path) => {
      for (const language of languages) expect((await get(`${path}?lng=${language}`)).status, path).toBe(404)
    },
  )

  test('is unique, and the first product has the one without a name', async () => {
    for (const { id } of shopItems) expect((await get(pathOf(id))).status, id).toBe(200)
    const named = await get(`/shop/single-product/${firstItem}?lng=nl`)
    expect([named.status, named.headers.location]).toEqual([308, '/shop/single-product?lng=nl'])
    const shouted = await get('/shop/single-product/USB')
    expect([shouted.status, shouted.headers.location]).toEqual([308, '/shop/single-product/usb'])
  })

  test('is in the sitemap in every language', async () => {
    const { text } = await get('/sitemap.xml')
    for (const id of shopItemIds) {
      expect(text).toContain(`<loc>${publicUrl()}${pathOf(id)}</loc>`)
      expect(text).toContain(`hreflang="nl" href="${publicUrl()}${pathOf(id)}?lng=nl"`)
    }
    expect(text).not.toContain(`/single-product/${firstItem}<`)
  })
})

describe.each(shopItemIds)('the structured data of %s', (id) => {
  test.each(languages)('are complete in %s', async (language) => {
    const { text } = await get(`${pathOf(id)}?lng=${language}`)
    const { sku, price, stock } = shopItem(id)
    const words = wordsOf(language)
    const { Product: product, ItemPage: page, BreadcrumbList: trail } = told(text)
    expect(page).toBeDefined()
    expect(trail).toBeDefined()
    expect(product).toMatchObject({
      name: words.shop.items[id],
      description: words[`product/${id}`].description,
      sku,
      category: words.products.categories[shopItem(id).category],
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'RSD',
        availability: `https://schema.org/${{ inStock: 'InStock', few: 'LimitedAvailability', onOrder: 'MadeToOrder' }[stock]}`,
      },
    })
    const [, card] = /property="og:image" content="([^"]+)"/.exec(text) ?? []
    expect(card).toBe(product!['image'])
    expect(card).toContain(`product-${id}-card`)
    expect(text).toContain(`rel="canonical" href="${publicUrl()}${pathOf(id)}?lng=${language}"`)
  })
})

test('the preview picture of a product exists', async () => {
  const { text } = await get(pathOf('umbrella'))
  const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? []
  const answer = await get(card.replace(publicUrl(), ''))
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
})
