import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { pieceIds, pieces } from '#client/demo/homes/furniture-shop/facts.ts'
import { shopItem } from '#shared/content/shop.ts'
import { storage } from '#shared/content/storage.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, hydrated, said, stored, test } from '#tests/support/browser.ts'

const en = said('en')
const fashion = addressOf('home-fashion-shop')
const furniture = addressOf('home-furniture-shop')

describe('the shelf of home-fashion-shop', () => {
  const tshirt = (page: Page) =>
    page.locator('form:has([name="colour"][value="ink"]):has([name="item"][value="tshirt"])')

  test('adds an available size to the cart at the shop’s price and confirms it', async ({ visitor }) => {
    const page = await visitor.open(fashion)
    const { sizes = [], soldOut = [], price } = shopItem('tshirt')
    expect(await tshirt(page).getByRole('button').allTextContents()).toEqual(
      sizes.filter((size) => !soldOut.includes(size)),
    )
    const card = page.locator('article', { has: tshirt(page) })
    expect((await card.innerText()).replace(/\D/g, '')).toContain(String(price))
    await tshirt(page).getByRole('button', { name: 'M', exact: true }).click()
    await eventually(() => tshirt(page).getByRole('status').innerText()).toContain(en.shop.items.tshirt)
    expect(await page.evaluate(() => document.cookie)).toContain(`${storage.cart.name}=tshirt_ink_M.1`)
    await tshirt(page).getByRole('status').getByRole('link').click()
    await eventually(() => new URL(page.url()).pathname).toBe(addressOf('cart'))
  })

  test('posts to the cart without script', async ({ visitor }) => {
    const page = await visitor.open(fashion, { script: false })
    await tshirt(page).getByRole('button', { name: 'L', exact: true }).click()
    await eventually(() => new URL(page.url()).pathname).toBe(addressOf('cart'))
    expect(await page.locator('main').innerText()).toContain(en.shop.items.tshirt)
  })
})

describe('the products of home-furniture-shop', () => {
  const { pieces: shelf } = en['home/furniture-shop']
  const cards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })
  const choose = (page: Page, value: string) => page.locator(`input[name="shelf"][value="${value}"]`).check()
  const wish = (page: Page, id: (typeof pieceIds)[number]) =>
    page.getByRole('checkbox', { name: shelf.wish.replace('{{name}}', shelf.items[id].name) })

  test.for([true, false])(
    'are filtered by category and by the wish list, which is not stored in the browser, script: %s',
    async (script, { visitor }) => {
      const page = await visitor.open(furniture, { script })
      expect(await cards(page).count()).toBe(pieceIds.length)
      await choose(page, 'tables')
      const tables = pieceIds.filter((id) => pieces[id].category === 'tables').map((id) => shelf.items[id].name)
      await eventually(async () => (await cards(page).locator('h3').allTextContents()).sort()).toEqual(tables.sort())
      await choose(page, 'wished')
      await eventually(() => page.getByText(shelf.nothing).isVisible()).toBe(true)
      await choose(page, 'all')
      await wish(page, 'lamp').check()
      await choose(page, 'wished')
      await eventually(() => cards(page).count()).toBe(1)
      expect(await page.getByText(shelf.nothing).isVisible()).toBe(false)
      expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
    },
  )

  test('on the wish list are written into the message until the visitor edits it', async ({ visitor }) => {
    const page = await visitor.open(furniture)
    const message = page.locator('#visit-form [name="message"]')
    const { sofa, shelf: shelves, round } = shelf.items
    await wish(page, 'sofa').check()
    await wish(page, 'shelf').check()
    await eventually(() => message.inputValue()).toBe(`${sofa.name}, ${shelves.name}`)
    await wish(page, 'sofa').uncheck()
    await wish(page, 'shelf').uncheck()
    // The link to ask about a piece also selects it.
    await page.getByRole('link', { name: shelf.ask.replace('{{name}}', round.name) }).click()
    await eventually(() => new URL(page.url()).hash).toBe('#visit')
    await eventually(() => message.inputValue()).toBe(round.name)
    expect(await wish(page, 'round').isChecked()).toBe(true)
    await message.fill('At four, please.')
    await wish(page, 'lamp').check()
    expect(await message.inputValue()).toBe('At four, please.')
  })

  test('open in a modal that returns the focus when it closes', async ({ visitor }) => {
    const page = await visitor.open(furniture)
    const link = page.getByRole('link', { name: shelf.view.replace('{{name}}', shelf.items.cabinet.name) })
    await link.click()
    const window = page.getByRole('dialog', { name: shelf.items.cabinet.name })
    await eventually(() => window.isVisible()).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => window.isVisible()).toBe(false)
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the newsletter popup of the shop homes', () => {
  const { form, never, dismiss } = en['elements/subscription']
  /** A time longer than the delay of the window, in milliseconds. */
  const late = 40_000
  const before = (page: Page) => page.clock.install()
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)
  const kept = async (page: Page) => (await stored(page)).local[storage.offer.name] as string | undefined

  /** Opens both shop homes and expects that the popup stays closed. */
  const expectClosed = async (page: Page) => {
    for (const address of [furniture, fashion]) {
      await page.goto(new URL(address, page.url()).href)
      await hydrated(page)
      await page.clock.runFor(late)
      expect([address, await isOpen(page)]).toEqual([address, false])
    }
  }

  test('opens after half a minute, and on no shop home after it was closed', async ({ visitor }) => {
    const page = await visitor.open(furniture, { before })
    await page.clock.runFor(10_000)
    expect(await isOpen(page)).toBe(false)
    await page.clock.runFor(late)
    await eventually(() => isOpen(page)).toBe(true)
    const window = page.getByRole('dialog', { name: form.title })
    expect(await window.getByLabel(never).isChecked()).toBe(false)
    expect(await accessibility(page)).toEqual([])
    await window.getByRole('button', { name: dismiss, exact: true }).click()
    await eventually(() => isOpen(page)).toBe(false)
    await eventually(() => kept(page)).toMatch(/^\d{4}-\d\d-\d\d$/)
    await expectClosed(page)
  })

  test('stores on Escape that the visitor never wants to see it again, and stays closed a year later', async ({
    visitor,
  }) => {
    const page = await visitor.open(fashion, { before })
    await page.clock.runFor(late)
    await eventually(() => isOpen(page)).toBe(true)
    await page.getByRole('dialog', { name: form.title }).getByLabel(never).check()
    await page.keyboard.press('Escape')
    await eventually(() => kept(page)).toBe('never')
    await page.clock.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000)
    await expectClosed(page)
  })

  test('does not open for a visitor who has subscribed in the footer, nor on their next pages', async ({
    visitor,
    peer,
  }) => {
    const reader = 'wood@primer.example'
    const page = await visitor.open(furniture, { before })
    const footer = page.locator('footer form')
    await footer.locator('[name="email"]').fill(reader)
    await footer.locator('[name="consent"]').check()
    await footer.locator('[type="submit"]').click()
    await eventually(() => footer.getByRole('status').innerText()).toContain(en.forms.success.newsletter)
    expect(await kept(page)).toBe('never')
    await peer.waitForMail(({ envelope }) => envelope.to.includes(reader))
    await page.locator('h1').click()
    await page.clock.runFor(late)
    expect(await isOpen(page)).toBe(false)
    await expectClosed(page)
  })
})
