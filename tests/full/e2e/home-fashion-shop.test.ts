import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { lookPrices } from '#shared/content/homes/fashion-shop.ts'
import { shopItem, shopItems } from '#shared/content/shop.ts'
import { storage } from '#shared/content/storage.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-fashion-shop')
const en = said('en')
const { rail, tiles } = en['home/fashion-shop']
const ids = Object.keys(lookPrices) as (keyof typeof lookPrices)[]

describe.each([true, false])('a look opens, script: %s', (script) => {
  const measure = (page: Page) => page.locator('fieldset:has([name="look"]) li a').filter({ visible: true })
  const look = (page: Page, id: (typeof ids)[number]) => page.locator(`input[name="look"][value="${id}"]`)

  test('under the pointer and with the focus, one at a time; on a phone all are open', async ({ visitor }) => {
    const page = await visitor.open(path, { script, width: 1280 })
    await eventually(() => measure(page).count()).toBe(1)
    const [, second, third] = ids as [string, (typeof ids)[number], (typeof ids)[number]]
    const width = async () => (await look(page, third).locator('xpath=ancestor::li').boundingBox())!.width
    const closed = await width()
    await look(page, third).click()
    await eventually(width).toBeGreaterThan(closed * 2)
    expect(await measure(page).count()).toBe(1)
    await look(page, third).press('ArrowLeft')
    expect(await look(page, second).isChecked()).toBe(true)
    await eventually(width).toBeCloseTo(closed, 0)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await measure(page).count()).toBe(ids.length)
  })
})

test('looks open at once for who wants rest', async ({ visitor }) => {
  const moves = async (motion: boolean) => {
    const page = await visitor.open(path, { motion, width: 1280 })
    return page
      .locator('li:has([name="look"])')
      .first()
      .evaluate((item) => Number.parseFloat(getComputedStyle(item).transitionDuration) > 0)
  }
  expect([await moves(false), await moves(true)]).toEqual([false, true])
})

describe('the rail', () => {
  const tshirt = (page: Page) =>
    page.locator('form:has([name="colour"][value="ink"]):has([name="item"][value="tshirt"])')

  test('puts a size into the cart and says so', async ({ visitor }) => {
    const page = await visitor.open(path)
    await tshirt(page).getByRole('button', { name: 'M', exact: true }).click()
    await eventually(() => tshirt(page).getByRole('status').innerText()).toContain(en.shop.items.tshirt)
    expect(await page.evaluate(() => document.cookie)).toContain(`${storage.cart.name}=tshirt_ink_M.1`)
    await tshirt(page).getByRole('status').getByRole('link').click()
    await eventually(() => new URL(page.url()).pathname).toBe(addressOf('cart'))
  })

  test('posts to the cart without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    await tshirt(page).getByRole('button', { name: 'L', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe(addressOf('cart'))
    expect(await page.locator('main').innerText()).toContain(en.shop.items.tshirt)
  })

  test('offers no size that is sold out, and what it shows costs what the shop asks', async ({ visitor }) => {
    const page = await visitor.open(path)
    const { sizes = [], soldOut = [] } = shopItem('tshirt')
    expect(await tshirt(page).getByRole('button').allTextContents()).toEqual(
      sizes.filter((size) => !soldOut.includes(size)),
    )
    const card = page.locator('article', { has: tshirt(page) })
    expect((await card.innerText()).replace(/\D/g, '')).toContain(String(shopItem('tshirt').price))
    expect(await card.getByText(rail.badges.reduced).count()).toBe(1)
  })
})

test('the tiles lead to what the shop has of it', async ({ visitor }) => {
  const page = await visitor.open(path)
  const cotton = shopItems.filter(({ tags }) => tags.includes('cotton')).length
  await page.getByRole('navigation', { name: tiles.label }).getByRole('link', { name: tiles.names.cotton }).click()
  await eventually(() => page.locator('main article').count()).toBe(cotton)
})

test('the rail of seconds is counted down to, and never to nothing', async ({ visitor }) => {
  const page = await visitor.open(path)
  const section = page.locator('section', { has: page.locator('#seconds') })
  const at = await section.locator('time').getAttribute('datetime')
  expect(Date.parse(at!)).toBeGreaterThan(Date.now())
  const left = section.locator('[data-live] b')
  await eventually(() => left.count()).toBe(4)
  expect((await left.allTextContents()).join('')).toMatch(/[1-9]/)
  expect(await accessibility(page)).toEqual([])
})

test('the window with the newsletter comes here, too, and rests with that of the other shop', async ({ visitor }) => {
  const page = await visitor.open(path, { before: (opened) => opened.clock.install() })
  const isOpen = () => page.evaluate(() => document.querySelector('dialog:modal') !== null)
  await page.clock.runFor(40_000)
  await eventually(isOpen).toBe(true)
  await page.mouse.click(4, 4)
  await eventually(isOpen).toBe(false)
  await page.goto(new URL(addressOf('home-furniture-shop'), page.url()).href)
  await page.waitForLoadState('load')
  await page.clock.runFor(40_000)
  expect(await isOpen()).toBe(false)
})
