import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { maxQuantity, parseCart } from '#shared/cart.ts'
import { productViews } from '#shared/content/productViews.ts'
import { relatedItems } from '#client/pages/shop/relatedItems.ts'
import { storage } from '#shared/content/storage.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

const path = '/shop/single-product'
const { productPage: words, shop, products, controls, forms } = said('en')

const form = (page: Page) => page.getByRole('form', { name: words.add, exact: true })
const choice = (page: Page, name: string) => form(page).getByRole('group', { name: new RegExp(`^${name}`) })
const chosen = (page: Page, name: string) => choice(page, name).locator('legend').innerText()
const quantity = (page: Page) => form(page).getByRole('spinbutton', { name: words.quantity.label })
const add = (page: Page) => form(page).getByRole('button', { name: words.add, exact: true })
const status = (page: Page) => form(page).locator('[role="status"]').last()
const kept = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === storage.cart.name)
const lines = async (page: Page) => [...parseCart((await kept(page))?.value ?? '')]
const active = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).value)

describe('the choice of colour and size', () => {
  test('is made by keyboard and shown in the legend', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(await chosen(page, words.colour)).toBe(`${words.colour} ${shop.colours.red}`)
    await form(page).getByRole('radio', { name: shop.colours.red }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await active(page)).toBe('paper')
    expect(await chosen(page, words.colour)).toBe(`${words.colour} ${shop.colours.paper}`)

    await page.keyboard.press('Tab')
    expect(await active(page)).toBe('S')
    // The arrows skip the size that is sold out, and wrap around.
    for (const size of ['M', 'L', 'XL', 'S']) {
      await page.keyboard.press('ArrowRight')
      expect(await active(page)).toBe(size)
    }
    await page.keyboard.press('ArrowRight')
    expect(await chosen(page, words.size)).toBe(`${words.size} M`)
    const soldOut = form(page).getByRole('radio', { name: new RegExp(`^XXL ?, ${products.soldOut}$`) })
    expect(await soldOut.isDisabled()).toBe(true)
    expect(await accessibility(page)).toEqual([])
  })

  test('shows the picture of the chosen colour', async ({ visitor }) => {
    const page = await visitor.open(path)
    const at = productViews.tshirt.findIndex(({ colour }) => colour === 'cobalt')
    await form(page).getByRole('radio', { name: shop.colours.cobalt }).check({ force: true })
    await eventually(() => page.locator('main ol a[aria-current]').getAttribute('aria-label')).toBe(
      words.views.view.replace('{{n, number}}', String(at + 1)).replace('{{total, number}}', '4'),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('is missing for a product without variants', async ({ visitor }) => {
    const page = await visitor.open(`${path}/usb`)
    expect(await form(page).getByRole('radio').count()).toBe(0)
    await add(page).click()
    await eventually(() => lines(page)).toEqual([['usb', 1]])
  })
})

describe('the quantity field', () => {
  const less = (page: Page) => form(page).getByRole('button', { name: words.quantity.less })
  const more = (page: Page) => form(page).getByRole('button', { name: words.quantity.more })

  test('stays between 0 and the maximum, and 0 is refused with an error', async ({ visitor }) => {
    const page = await visitor.open(path)
    await more(page).click()
    expect(await quantity(page).inputValue()).toBe('2')
    for (let press = 0; press < 4; press += 1) await less(page).click({ force: true })
    expect(await quantity(page).inputValue()).toBe('0')
    expect(await less(page).getAttribute('aria-disabled')).toBe('true')
    await add(page).click()
    await eventually(() => status(page).innerText()).toBe(words.quantity.none)
    expect(await quantity(page).getAttribute('aria-invalid')).toBe('true')
    await eventually(() => quantity(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await kept(page)).toBeUndefined()
    expect(await accessibility(page)).toEqual([])

    await quantity(page).fill('-7')
    await page.keyboard.press('Tab')
    expect(await quantity(page).inputValue()).toBe('0')
    await quantity(page).fill('700')
    await page.keyboard.press('Tab')
    expect(await quantity(page).inputValue()).toBe(String(maxQuantity))
    expect(await more(page).getAttribute('aria-disabled')).toBe('true')
  })

  test('adds up in the cart to the maximum of one line', async ({ visitor }) => {
    const page = await visitor.open(`${path}/usb`)
    await quantity(page).fill('98')
    await add(page).click()
    await eventually(() => lines(page)).toEqual([['usb', 98]])
    await add(page).click()
    await eventually(() => status(page).innerText()).toContain(words.most)
    expect(await lines(page)).toEqual([['usb', maxQuantity]])
  })
})

describe('the form that adds to the cart', () => {
  test('adds the chosen variant, confirms it, and links to the cart', async ({ visitor }) => {
    const page = await visitor.open(`${path}?lng=en`)
    await form(page).getByRole('radio', { name: shop.colours.ink }).check({ force: true })
    await form(page).getByRole('radio', { name: 'L', exact: true }).check({ force: true })
    await quantity(page).fill('2')
    await quantity(page).press('Enter')
    await eventually(() => lines(page)).toEqual([['tshirt_ink_L', 2]])
    await add(page).click()
    await eventually(() => lines(page)).toEqual([['tshirt_ink_L', 4]])
    const line = `${shop.items.tshirt} (${shop.colours.ink}, L)`
    expect(await status(page).innerText()).toContain(
      words.added.replace('{{line}}', line).replace('{{quantity, number}}', '4'),
    )
    expect(await status(page).getByRole('link', { name: words.toCart }).getAttribute('href')).toBe(
      '/shop/shopping-cart?lng=en',
    )
    await eventually(() => new URL(page.url()).pathname).toBe(path)
    expect(await accessibility(page)).toEqual([])
  })

  test('reports a failure when the cookie cannot be stored', async ({ visitor }) => {
    const page = await visitor.open(path, {
      before: (opened) =>
        opened.addInitScript(() =>
          Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true }),
        ),
    })
    await add(page).click()
    await eventually(() => status(page).innerText()).toBe(words.refused)
  })

  test('posts all choices without script', async ({ visitor }) => {
    const page = await visitor.open(`${path}?lng=fr`, { script: false, language: 'fr' })
    const fr = said('fr')
    const own = page.getByRole('form', { name: fr.productPage.add, exact: true })
    expect([await own.getAttribute('method'), await own.getAttribute('action')]).toEqual([
      'post',
      '/shop/shopping-cart?lng=fr',
    ])
    await own.getByRole('radio', { name: fr.shop.colours.cobalt }).check({ force: true })
    await own.getByRole('radio', { name: 'XL', exact: true }).check({ force: true })
    await own.getByRole('spinbutton').fill('3')
    expect(await own.locator('legend').first().innerText()).toContain(fr.shop.colours.cobalt)
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      own.getByRole('button', { name: fr.productPage.add, exact: true }).click(),
    ])
    expect(new URL(request.url()).pathname).toBe('/shop/shopping-cart')
    expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
      ['act', 'add'],
      ['item', 'tshirt'],
      ['colour', 'cobalt'],
      ['size', 'XL'],
      ['quantity', '3'],
    ])
  })

  test('is not sent with the quantity 0 without script, because the browser refuses it', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    await quantity(page).fill('0')
    await add(page).click()
    await eventually(() => new URL(page.url()).pathname).toBe(path)
    expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true)
  })
})

describe('the product gallery', () => {
  const views = (page: Page) => page.locator('main ul:has(figure)').first()
  const thumbs = (page: Page) => page.locator('main ol:has(a[href^="#place-of"]) a')
  const scrolled = (page: Page) => views(page).evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))

  test.for([{ script: true }, { script: false }])(
    'scrolls to the picture of each thumbnail, with script: $script',
    async ({ script }, { visitor }) => {
      const page = await visitor.open(path, { script })
      expect(await thumbs(page).count()).toBe(4)
      await thumbs(page).nth(2).scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await thumbs(page).nth(2).click()
      await eventually(() => scrolled(page)).toBe(2)
      await thumbs(page).nth(0).click()
      await eventually(() => scrolled(page)).toBe(0)
      // With script neither the scroll position nor the address changes.
      if (script) expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([place, ''])
    },
  )

  test('describes each picture by its own alternative text', async ({ visitor }) => {
    const page = await visitor.open(`${path}/cap`)
    const alts = await views(page)
      .locator('img[data-scheme="light"], img:not([data-scheme])')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))
    expect(alts).toHaveLength(productViews.cap.length)
    expect(new Set(alts).size).toBe(alts.length)
    expect(alts[0]).toBe(said('en')['product/cap'].alt)
    expect(alts.join()).toContain(shop.colours.ink)
  })

  test('opens in the lightbox and returns the focus', async ({ visitor }) => {
    const page = await visitor.open(`${path}/umbrella`)
    const dialog = page.getByRole('dialog', { name: controls.lightbox.viewer })
    await views(page).locator('a:has(img)').first().focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('ArrowRight')
    await eventually(() => dialog.locator('figcaption').innerText()).toBe(words.views.close)
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    await eventually(() => scrolled(page)).toBe(1)
    expect(
      await views(page)
        .locator('a:has(img)')
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })

  test('opens a picture in the full window without script and closes it', async ({ visitor }) => {
    const page = await visitor.open(`${path}/umbrella`, { script: false })
    const first = views(page).locator('figure').first()
    const small = (await first.boundingBox())!
    await first.locator('a:has(img)').click()
    await eventually(() => first.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await first.getByRole('link', { name: controls.lightbox.close }).click()
    await eventually(async () => (await first.boundingBox())!.width).toBe(small.width)
  })
})

describe('the size guide', () => {
  test.for([{ script: true }, { script: false }])(
    'opens in a modal and closes, with script: $script',
    async ({ script }, { visitor }) => {
      const page = await visitor.open(path, { script, width: 390 })
      const table = page.locator('#size-guide table')
      expect(await table.isVisible()).toBe(false)
      await page.getByRole('link', { name: words.sizeGuide.open }).click()
      await eventually(() => table.isVisible()).toBe(true)
      expect(await table.locator('tbody tr').count()).toBe(5)
      if (script) {
        expect(await overflows(page)).toEqual([])
        expect(await accessibility(page)).toEqual([])
        await page.keyboard.press('Escape')
      } else await page.locator('#size-guide').getByRole('link', { name: controls.closeWindow }).click()
      await eventually(() => table.isVisible()).toBe(false)
    },
  )

  test('is missing for a product without sizes', async ({ visitor }) => {
    const page = await visitor.open(`${path}/bag`, { script: false })
    expect(await page.locator('#size-guide').count()).toBe(0)
  })
})

describe('a review', () => {
  const review = (page: Page) => page.locator('form#review')
  const open = async (page: Page) => page.getByRole('tab', { name: words.tabs.reviews }).click()
  const fill = async (page: Page, text: string) => {
    await review(page).locator('[name="name"]').fill('Ana Anić')
    await review(page).locator('[name="email"]').fill('ana@primer.example')
    await review(page).locator('[name="message"]').fill(text)
    await review(page).locator('[name="consent"]').check()
  }
  const about = (text: string) => (mail: ReceivedMail) => (mail.parsed.text ?? '').includes(text)

  test.for([true, false])(
    'is mailed to the editors with its rating and product, script: %s',
    async (script, { visitor, peer }) => {
      const text = `It opens with one hand; script ${script}.`
      const page = await visitor.open(`${path}/umbrella`, { script })
      if (script) await open(page)
      expect(await page.locator('#product-reviews').innerText()).toContain(words.reviews.read)
      await fill(page, text)
      await review(page).getByRole('radio', { name: '4' }).check({ force: true })
      await review(page).locator('button[type="submit"]').click()
      await eventually(() => review(page).locator('[data-kind="success"]').isVisible()).toBe(true)
      await eventually(() => new URL(page.url()).pathname).toBe(`${path}/umbrella`)
      await eventually(() => peer.mails.filter(about(text)).length).toBe(1)
      const mail = peer.mails.find(about(text))!.parsed.text!
      expect(mail).toContain(said('sr').forms.topics.review)
      expect(mail).toContain(
        said('en')['mails/contact'].review.replace('{{item}}', shop.items.umbrella).replace('{{rating}}', '4'),
      )
      expect(mail).toContain(`${path}/umbrella`)
    },
  )

  test.for([true, false])(
    'without a rating shows an error and keeps the typed text, script: %s',
    async (script, { visitor }) => {
      const page = await visitor.open(path, { script })
      if (script) await open(page)
      await fill(page, 'Fits.')
      await review(page).locator('button[type="submit"]').click()
      await eventually(() => review(page).locator('fieldset').innerText()).toContain(forms.errors.required)
      expect(await review(page).locator('[name="message"]').inputValue()).toBe('Fits.')
      expect(await page.locator('h1').innerText()).toBe(shop.items.tshirt)
    },
  )

  test('that was sent as a form post shows its success after hydration', async ({ visitor }) => {
    const page = await visitor.open(`${path}?sent=contact#review`)
    await eventually(() => review(page).locator('[data-kind="success"]').isVisible()).toBe(true)
  })
})

describe('the product page', () => {
  test('links to related products and to products with the same tags', async ({ visitor }) => {
    const page = await visitor.open(`${path}/umbrella?lng=en`, { script: false })
    const related = page.getByRole('region', { name: words.related })
    expect(await related.locator('strong').allInnerTexts()).toEqual(
      relatedItems('umbrella').map(({ id }) => shop.items[id]),
    )
    const tags = page.locator('main a[rel="tag"]')
    expect(await tags.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/shop/shop-wide?lng=en&tag=rain',
      '/shop/shop-wide?lng=en&tag=gift',
    ])
    await related.getByRole('link').first().click()
    expect(await page.locator('h1').innerText()).toBe(shop.items[relatedItems('umbrella')[0]!.id])
  })

  test('marks the old price as such', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await page.locator('main s').first().textContent()).toContain(words.oldPrice)
  })

  test('resets the quantity when another product opens', async ({ visitor }) => {
    const page = await visitor.open(`${path}/cap`)
    await quantity(page).fill('5')
    await page.getByRole('region', { name: words.related }).getByRole('link', { name: shop.items.tshirt }).click()
    await eventually(() => page.locator('h1').innerText()).toBe(shop.items.tshirt)
    expect(await quantity(page).inputValue()).toBe('1')
  })

  test.for([
    [320, 'nl'],
    [390, 'sr-Cyrl'],
    [768, 'fr'],
    [991, 'sr'],
    [992, 'nl'],
    [1440, 'sr-Cyrl'],
  ] as const)('has no overflow at %i px in %s in any tab', async ([width, language], { visitor }) => {
    const page = await visitor.open(path, { width, language })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      expect(await overflows(page)).toEqual([])
    }
    expect(await accessibility(page)).toEqual([])
  })
})
