import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { parseCart } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

/** The path of a page with a cart in its header. */
const withCart = '/headers/white-header'

const { frames, shop } = said('en')
const cart = (page: Page) => page.locator('header [data-cart]')
const label = (page: Page) => cart(page).locator('summary').textContent()
const items = (page: Page) => cart(page).locator('li b').allTextContents()
const add = (page: Page, item: string) =>
  page.getByRole('button', { name: frames.shelf.addItem.replace('{{item}}', item), exact: true }).click()
const kept = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === storage.cart.name)
const active = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel)
/** The name of the T-shirt in the cart. */
const tshirt = `${shop.items.tshirt} (${shop.colours.red}, S)`
const cap = `${shop.items.cap} (${shop.colours.red})`
const removal = (item: string) => frames.cart.remove.replace('{{item}}', item)

describe('the cart in the header', () => {
  test.for([390, 991, 992, 1440])(
    'shows, keeps and removes the added products at %i px',
    async (width, { visitor }) => {
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
        ['tshirt_red_S', 2],
        ['cap_red', 1],
      ])
      expect([cookie!.sameSite, cookie!.path]).toEqual(['Lax', '/'])

      await cart(page).locator('summary').click()
      expect(await items(page)).toEqual([tshirt, cap])
      expect(await cart(page).textContent()).toContain(formatMoney(2 * 1400 + 1100, 'en'))
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])

      // The cart is the same after a reload and on another page.
      await page.reload()
      await eventually(() => items(page)).toEqual([tshirt, cap])
      await page.evaluate(() => scrollTo(0, 0))
      await cart(page).locator('summary').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await active(page)).toBe(removal(tshirt))
      await page.keyboard.press('Enter')
      expect([await items(page), await active(page)]).toEqual([[cap], removal(cap)])
      await page.keyboard.press('Escape')
      expect(await cart(page).getAttribute('open')).toBeNull()
      await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('summary')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await eventually(() => cart(page).textContent()).toContain(frames.cart.empty)
      expect(await kept(page)).toBeUndefined()
    },
  )

  test('shows changes from another tab when the visitor returns', async ({ visitor }) => {
    const page = await visitor.open(withCart)
    await page.evaluate((name) => {
      document.cookie = `${name}=cap_red.2; Path=/`
      document.dispatchEvent(new Event('visibilitychange'))
    }, storage.cart.name)
    await eventually(() => items(page)).toEqual([cap])
  })

  test('leads to the cart page, which shows its content also without script', async ({ visitor }) => {
    const page = await visitor.open(withCart)
    await add(page, shop.items.cap)
    await cart(page).locator('summary').click()
    await cart(page).getByRole('link', { name: frames.cart.open }).click()
    await eventually(() => page.locator('main table th[scope="row"]').allTextContents()).toEqual([
      shop.items.cap + shop.colours.red,
    ])

    const still = await visitor.open(withCart, { script: false })
    await still.context().addCookies([{ name: storage.cart.name, value: 'usb.3', url: new URL('/', still.url()).href }])
    await cart(still).locator('summary').click()
    expect(await cart(still).getByText(frames.cart.empty).isVisible()).toBe(false)
    expect(await still.locator('main').getByRole('button').count()).toBe(0)
    await cart(still).getByRole('link', { name: frames.cart.open }).click()
    expect(new URL(still.url()).pathname).toBe('/shop/shopping-cart')
    expect(await still.locator('main table th[scope="row"]').textContent()).toBe(shop.items.usb)
  })
})
