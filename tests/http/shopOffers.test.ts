import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { createPublishing } from '#server/services/publishing.ts'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import type { Offer } from '#shared/content/shopOffers.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { ContentDocument, LeadPicture } from '#shared/publishing/documents.ts'
import { elements, messagesOf, siteOfEachTest, stateOf, wordsOfHtml } from '#tests/support/httpSite.ts'
import { addMedium, photograph } from '#tests/support/media.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const seen = () => site().services.contentWatch.check()

/** Publishes what a product costs, as the staff command does. */
async function offer(slug: string, facts: Offer & { picture?: LeadPicture }): Promise<void> {
  const { store, clock } = site()
  const publishing = createPublishing({ store, now: () => clock.now })
  const document: ContentDocument = { slug, fields: { kind: 'product', ...facts }, texts: {} }
  const { version } = (await publishing.find({ kind: 'product', slug }))!
  await publishing.save({ document, basedOn: version, by: 'ana' })
  await publishing.publish({ kind: 'product', slug, version: version + 1, by: 'ana' })
  await seen()
}
async function withdraw(slug: string): Promise<void> {
  const { store, clock } = site()
  await createPublishing({ store, now: () => clock.now }).withdraw({ kind: 'product', slug, by: 'ana' })
  await seen()
}

const open = (path: string, cart = '') =>
  request(site().app)
    .get(path)
    .query({ lng: 'en' })
    .set('Cookie', cart && `cart=${cart}`)
const textOf = async (path: string, cart?: string) => wordsOfHtml((await open(path, cart)).text)
const order = {
  ...{ form: 'order', page: 'checkout', at: 'order', lines: 'tshirt_red_M.2~usb.1', total: '4000', code: '' },
  ...{ delivery: 'pickup', way: 'cash', name: 'Ana Anić', email: 'ana@primer.example', consent: 'on' },
}
const place = (more: object = {}) =>
  request(site().app)
    .post('/api/send')
    .send({ ...order, ...more })
const post = (more: object = {}) =>
  request(site().app)
    .post('/api/send?lng=en')
    .type('form')
    .send({ ...order, ...more })
const money = (dinars: number) => formatMoney(dinars, 'en')
const lists = [
  ...['/', '/shop/shop-wide', '/shop/left-sidebar', '/shop/single-product/umbrella', '/sitemap.xml'],
  ...['/home-fashion-shop', '/headers/white-header'],
]

describe('a new price', () => {
  test('counts from the next order on: the sum is shown before, and earlier orders keep theirs', async () => {
    expect((await place()).status).toBe(200)
    await offer('tshirt', { price: 1500, stock: 'inStock' })

    const call = await place()
    expect([call.status, (call.body as { values: object }).values]).toEqual([422, { total: '4200' }])
    const refused = await post()
    expect(refused.status).toBe(422)
    const shown = wordsOfHtml(refused.text)
    expect(shown).toContain(wordsOf('en').forms.errors.priceChanged)
    expect(shown).toContain(money(3000))
    expect(elements(refused.text, 'input').find(({ name }) => name === 'total')?.['value']).toBe('4200')
    expect(elements(refused.text, 'input').find(({ name }) => name === 'name')?.['value']).toBe('Ana Anić')

    expect((await place({ total: '4200' })).status).toBe(200)
    await offer('tshirt', { price: 1600, stock: 'inStock' })
    expect((await place({ total: '4200' })).status).toBe(422)
    expect((await place({ total: '4400' })).status).toBe(200)
    const orders = (await messagesOf(site())).map((message) => message.order)
    expect(orders.map((one) => [one?.lines[0]?.price, one?.sums.total])).toEqual([
      [1400, 4000],
      [1500, 4200],
      [1600, 4400],
    ])
  })

  test('is on every page of the shop, in the cart and for search engines', async () => {
    const before = await textOf('/shop/single-product')
    expect(before).toContain(money(1700))
    await offer('tshirt', { price: 1505, stock: 'few', soldOut: ['S'] })
    for (const path of [
      '/',
      '/shop/shop-wide',
      '/shop/single-product',
      '/shop/single-product/cap',
      '/headers/white-header',
    ])
      expect(await textOf(path), path).toContain(money(1505))
    // A script shows it in the cart of the header.
    expect(stateOf((await open('/home-consulting')).text)).toHaveProperty('content.products.tshirt.price', 1505)
    for (const path of ['/shop/shopping-cart', '/shop/checkout'])
      expect(await textOf(path, 'tshirt_red_M.3'), path).toContain(money(3 * 1505))
    const { text } = await open('/shop/single-product')
    expect(text).toMatch(
      /"price":1505,"priceCurrency":"RSD","availability":"https:\/\/schema.org\/LimitedAvailability"/,
    )
    expect(wordsOfHtml(text)).not.toContain(money(1700))
    const dear = await open('/shop/shop-wide?sort=priceDown')
    expect(wordsOfHtml(dear.text)).toContain(money(1505))
  })
})

describe('what is sold out', () => {
  test('cannot be put into the cart or ordered', async () => {
    await offer('tshirt', { price: 1400, stock: 'inStock', soldOut: ['M'] })
    await offer('usb', { price: 1200, stock: 'few', isSoldOut: true })
    const { errors, line } = wordsOf('en').basket
    for (const fields of [{ item: 'tshirt', colour: 'red', size: 'M' }, { item: 'usb' }]) {
      const refused = await request(site().app)
        .post('/shop/shopping-cart?lng=en')
        .type('form')
        .send({ act: 'add', quantity: '1', ...fields })
      expect([refused.status, wordsOfHtml(refused.text)]).toEqual([422, expect.stringContaining(errors.soldOut)])
    }
    expect(await textOf('/shop/shopping-cart', 'usb.1')).toContain(line.gone)
    const product = await open('/shop/single-product/usb')
    expect(wordsOfHtml(product.text)).toContain(wordsOf('en').products.stocks.none)
    expect(elements(product.text, 'button').filter(({ disabled }) => disabled !== undefined)).toHaveLength(1)
    for (const lines of ['tshirt_red_M.1', 'usb.1']) {
      const { errors: refusals } = stateOf((await post({ lines })).text)['visit'] as { errors: object }
      expect(refusals).toEqual({ lines: 'soldOut' })
    }
    expect(await messagesOf(site())).toEqual([])
  })
})

describe('a withdrawn product', () => {
  test('is nowhere in the shop, has no page and cannot be ordered', async () => {
    const isIn = async (path: string) => (await open(path)).text.includes('/single-product/bag')
    expect(await Promise.all(lists.map(isIn))).toEqual(lists.map(() => true))
    expect((await open('/page/search-result?q=bag')).text).toContain('/single-product/bag')
    await withdraw('bag')
    expect(await Promise.all(lists.map(isIn))).toEqual(lists.map(() => false))
    expect((await open('/page/search-result?q=bag')).text).not.toContain('/single-product/bag')
    const suggestions = await request(site().app).get('/api/suggest').query({ lng: 'en', q: 'bag' })
    expect(JSON.stringify(suggestions.body)).not.toContain('single-product/bag')
    expect((await open('/shop/single-product/bag')).status).toBe(404)
    for (const path of ['/shop/shopping-cart', '/shop/checkout']) {
      const cart = await textOf(path, 'bag_red.1~usb.1')
      expect(cart).toContain(wordsOf('en').basket.line.gone)
      expect([path, cart.includes(money(900)), cart.includes(money(900 + 1200))]).toEqual([path, false, false])
    }
    for (const lng of languages) {
      const { body } = await place({ lines: 'bag_red.1', total: '900', lng })
      expect(body).toEqual({ status: 'error', errors: { lines: wordsOf(lng).forms.errors.unknownItem } })
    }
  })
})

test('the page without the name of a product leads to a product that is still sold', async () => {
  const bare = '/shop/single-product'
  expect((await open(bare)).status).toBe(200)
  await withdraw(firstItem)
  const led = await open(bare)
  const next = shopItemIds.find((id) => id !== firstItem)!
  expect([led.status, led.headers['location']]).toEqual([302, `${bare}/${next}?lng=en`])
  expect((await open(`${bare}/${next}`)).status).toBe(200)
  for (const id of shopItemIds) if (id !== firstItem) await withdraw(id)
  expect((await open(bare)).status).toBe(404)
})

test('the photograph of a product replaces the drawing on its page and in lists', async () => {
  await addMedium(site().store, photograph('majica.jpg'))
  await offer('tshirt', { price: 1400, stock: 'inStock', picture: { name: 'majica.jpg', look: 'plain' } })
  const photographsOn = async (path: string, cart?: string) =>
    elements((await open(path, cart)).text, 'img').filter(({ src }) => src?.startsWith('/media/jpeg')).length
  for (const [path, count] of [
    ['/', 1],
    ['/shop/shop-wide', 1],
    ['/shop/single-product', 2],
    ['/shop/single-product/cap', 1],
  ] as const)
    expect(await photographsOn(path), path).toBe(count)
  expect(await photographsOn('/shop/shopping-cart', 'tshirt_red_M.1')).toBe(1)
  const { text } = await open('/shop/single-product')
  expect(elements(text, 'img').find(({ alt }) => alt === 'A view of the valley')?.['fetchPriority']).toBe('high')
  expect(elements(text, 'meta').find(({ property }) => property === 'og:image')?.['content']).toMatch(
    /^http:\/\/localhost:3000\/media\/jpeg/,
  )
})

test('a shop with one price says that price, and no range', async () => {
  const [first, ...others] = shopItemIds
  for (const id of others) await withdraw(id)
  await offer(first, { price: 333, stock: 'inStock' })
  for (const path of ['/shop', '/shop/left-sidebar']) {
    const text = await textOf(path)
    expect([path, text.includes(money(333))]).toEqual([path, true])
    expect([path, text.includes(`between ${money(333)}`)]).toEqual([path, false])
  }
  for (const language of languages) {
    const { text } = await request(site().app).get('/shop').query({ lng: language })
    const lead = wordsOf(language).pageLists.onePrice.replace('{{price}}', formatMoney(333, language))
    expect(wordsOfHtml(text)).toContain(lead)
  }
})

test('a shop without products has no prices, on any of its pages, and is not on the home page', async () => {
  for (const id of shopItemIds) await withdraw(id)
  const { home, pageLists, shopPages } = wordsOf('en')
  expect(await textOf('/')).not.toContain(home.shop.title)
  for (const path of ['/shop', '/shop/shop-wide', '/shop/left-sidebar']) {
    const text = await textOf(path)
    expect([path, /Infinity|∞|NaN|RSD/.test(text)]).toEqual([path, false])
    expect([path, text.includes(path === '/shop' ? pageLists.nothingSold : shopPages.empty.shop)]).toEqual([path, true])
    expect(text).not.toContain(shopPages.empty.sentence)
  }
  for (const path of ['/home-fashion-shop', '/headers/white-header'])
    expect((await open(path)).text, path).not.toMatch(/<ul[^>]*><\/ul>/)
})
