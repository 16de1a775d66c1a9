import { expect } from 'vitest'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, eventually, hydrated, said, test } from '#tests/support/browser.ts'

const { basket, forms } = said('en')
const money = (dinars: number) => formatMoney(dinars, 'en')

test.for([{ script: true }, { script: false }])(
  'a price that staff change is that of the next cart, and a later change is shown before the order is placed, with script: $script',
  async ({ script }, { visitor, site }) => {
    /** Changes the price as the party does, and waits until the shop shows it. */
    async function setPrice(price: number): Promise<void> {
      const { code, err } = await site.staff(
        ...['products', 'edit', 'umbrella', '--set', `price=${price}`, '--publish', '--as', 'Ana'],
      )
      expect([code, err]).toEqual([0, ''])
      await eventually(async () => (await fetch(`${site.url}/shop/shop-wide?lng=en`)).text()).toContain(money(price))
    }
    await setPrice(script ? 2010 : 2020)
    const price = script ? 2010 : 2020

    const page = await visitor.open('/shop/shop-wide?lng=en', { script })
    await page.locator('main a[href*="/single-product/umbrella"]').first().click()
    await page.waitForURL(/single-product\/umbrella/)
    await eventually(() => page.locator('main').innerText()).toContain(money(price))
    await page.locator('[name="quantity"]').fill('2')
    await page.locator('form:has([name="act"][value="add"]) button[type="submit"]').click()
    if (script) await page.locator('main a[href*="shopping-cart"]').first().click()
    await page.waitForURL(/shopping-cart/)
    await eventually(() => page.locator('main').innerText()).toContain(money(2 * price))
    if (script) {
      const { href } = new URL('/headers/white-header?lng=en', page.url())
      const other = await page.context().newPage()
      await other.goto(href)
      await hydrated(other)
      const cart = other.locator('header [data-cart]')
      await cart.locator('summary').click()
      await eventually(() => cart.innerText()).toContain(money(2 * price))
      await other.close()
    }
    await page.getByRole('link', { name: basket.summary.next }).click()
    await page.waitForURL(/checkout/)

    const form = page.locator('form#order')
    await form.locator('[name="delivery"][value="pickup"]').check({ force: true })
    await form.locator('[name="way"][value="cash"]').check({ force: true })
    for (const [name, value] of Object.entries({ name: 'Ana Anić', email: 'ana@primer.example' }))
      await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="consent"]').check()
    await setPrice(2100)
    // The browser reports the refused call, after which the form is posted.
    if (script) visitor.expectNoise(/status of 422/)
    const send = form.getByRole('button', { name: basket.checkout.send })
    await send.click()
    await eventually(() => form.innerText()).toContain(forms.errors.priceChanged)
    expect(await form.innerText()).toContain(money(2 * 2100))
    expect(await form.locator('[name="name"]').inputValue()).toBe('Ana Anić')
    expect(await form.locator('[name="consent"]').isChecked()).toBe(true)
    if (script) expect(await accessibility(page)).toEqual([])
    await Promise.all([page.waitForURL(/\/shop\/order\?/), send.click()])
    expect(await page.locator('main').innerText()).toContain(money(2 * 2100))
  },
)
