import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

/** A phone's screen in CSS pixels. */
const phone = { width: 390, height: 844 }

const headerLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true })

describe.each(languages)('the home page on a phone in %s', (language: Language) => {
  test('is at most 9,000 px long and asks to join, donate and subscribe within three screens', async ({ visitor }) => {
    const page = await visitor.open(`/?lng=${language}`, phone)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000)
    const ends = await page
      .locator('main a[href^="/join"], main a[href^="/donate"], main form[action^="/api/subscribe"]')
      .evaluateAll((all) => all.map((one) => [one.localName, one.getBoundingClientRect().bottom + scrollY] as const))
    const [join, donate] = ends.filter(([name]) => name === 'a')
    const form = ends.find(([name]) => name === 'form')
    for (const [, end] of [join!, donate!, form!]) expect(end).toBeLessThanOrEqual(3 * phone.height)
  })

  test.for([{ script: true }, { script: false }])(
    'leads to the donation form by the keyboard from the header, with script: $script',
    async ({ script }, { visitor }) => {
      const { common, donate } = said(language)
      const page = await visitor.open(`/?lng=${language}`, { ...phone, script })
      await page.locator('body').press('Tab')
      for (let step = 0; step < 6; step += 1) {
        if (await headerLink(page, common.donate).evaluate((link) => link === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await eventually(() => page.locator('h1').textContent()).toBe(donate.heading)
      expect(await page.locator('form#donate').isVisible()).toBe(true)
    },
  )
})

const cartCookie = (site: URL) => ({ name: storage.cart.name, value: 'tshirt_red_M.2~usb.1', url: site.href })

test.for(languages)(
  'the header in %s fits every width, with products in the cart and without',
  async (language, { visitor, site }) => {
    const page = await visitor.open(`/contact?lng=${language}`)
    await page.evaluate(() => document.fonts.ready)
    const tooNarrow: string[] = []
    const tryWidths = async (cart: string) => {
      for (let width = 320; width <= 1440; width += width < 500 ? 10 : 40) {
        await page.setViewportSize({ width, height: 800 })
        const end = await page.evaluate(() => document.documentElement.scrollWidth)
        if (end > width) tooNarrow.push(`${width} ${cart}: ${end}`)
      }
    }
    await tryWidths('without a cart')
    await page.context().addCookies([cartCookie(new URL(site.url))])
    await page.reload()
    await eventually(() => page.locator('header [data-cart]').count()).toBe(1)
    await tryWidths('with a cart')
    expect(tooNarrow).toEqual([])
  },
)

describe('the number of products in the header', () => {
  test('is shown on every page once the cart has products, and leads to the cart', async ({ visitor, site }) => {
    const page = await visitor.open('/contact', phone)
    expect(await page.locator('header [data-cart]').count()).toBe(0)
    await page.context().addCookies([cartCookie(new URL(site.url))])
    await page.reload()
    const link = headerLink(page, `${said('en').common.cart}: 3`)
    await eventually(() => link.isVisible()).toBe(true)
    await link.click()
    await eventually(() => new URL(page.url()).pathname).toBe('/shop/shopping-cart')
  })

  test('follows a change of the cart without another page load', async ({ visitor }) => {
    const page = await visitor.open('/shop/single-product/usb')
    await page.locator('form:has([name="act"][value="add"]) button[type="submit"]').click()
    await eventually(() => headerLink(page, `${said('en').common.cart}: 1`).isVisible()).toBe(true)
  })
})
