import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { parseCart } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, eventually, overflows, said, test } from '#tests/support/browser.ts'

/** A page whose header has a cart. */
const withCart = '/headers/white-header'

const { frames, shop } = said('en')
const cart = (page: Page) => page.locator('header [data-cart]')
const label = (page: Page) => cart(page).locator('summary').textContent()
const items = (page: Page) => cart(page).locator('li b').allTextContents()
const add = (page: Page, item: string) =>
  page.getByRole('button', { name: frames.shelf.addItem.replace('{{item}}', item), exact: true }).click()
const kept = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === storage.cart.name)
const active = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel)
const removal = (item: string) => frames.cart.remove.replace('{{item}}', item)

describe('the cart in the header', () => {
  test.for([390, 991, 992, 1440])('holds what is put in, at %i px', async (width, { visitor }) => {
    const page = await visitor.open(withCart, { width })
    expect(await label(page)).toBe(frames.cart.emptyLabel)
    expect(await kept(page)).toBeUndefined()
    await add(page, shop.items.tshirt)
    await add(page, shop.items.tshirt)
    await add(page, shop.items.cap)
    await eventually(() => page.locator('main [role="status"]').first().textContent()).toContain(shop.items.cap)
    expect(await label(page)).toBe(`${frames.cart.label_other.replace('{{count, number}}', '3')}3`)
    const cookie = await kept(page)
    expect([...parseCart(cookie!.value)]).toEqual([
      ['tshirt', 2],
      ['cap', 1],
    ])
    expect([cookie!.sameSite, cookie!.path]).toEqual(['Lax', '/'])

    await cart(page).locator('summary').click()
    expect(await items(page)).toEqual([shop.items.tshirt, shop.items.cap])
    expect(await cart(page).textContent()).toContain(formatMoney(2 * 1400 + 1100, 'en'))
    expect(await overflows(page)).toEqual([])
    expect(await accessibility(page)).toEqual([])

    // Loaded anew, and on another page, it is the same.
    await page.reload()
    await eventually(() => items(page)).toEqual([shop.items.tshirt, shop.items.cap])
    await page.evaluate(() => scrollTo(0, 0))
    await cart(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await active(page)).toBe(removal(shop.items.tshirt))
    await page.keyboard.press('Enter')
    expect([await items(page), await active(page)]).toEqual([[shop.items.cap], removal(shop.items.cap)])
    await page.keyboard.press('Escape')
    expect(await cart(page).getAttribute('open')).toBeNull()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => cart(page).textContent()).toContain(frames.cart.empty)
    expect(await kept(page)).toBeUndefined()
  })

  test('is read again when the visitor comes back from another tab', async ({ visitor }) => {
    const page = await visitor.open(withCart)
    await page.evaluate((name) => {
      document.cookie = `${name}=cap.2; Path=/`
      document.dispatchEvent(new Event('visibilitychange'))
    }, storage.cart.name)
    await eventually(() => items(page)).toEqual([shop.items.cap])
  })

  test('leads to an order by message without script', async ({ visitor }) => {
    const page = await visitor.open(withCart, { script: false })
    await cart(page).locator('summary').click()
    expect(await cart(page).textContent()).toContain(frames.cart.empty)
    expect(await page.locator('main').getByRole('button').count()).toBe(0)
    await page.locator('main').getByRole('link', { name: frames.cart.order }).first().click()
    expect(new URL(page.url()).search).toBe('?topic=shop&item=tshirt')
  })
})
