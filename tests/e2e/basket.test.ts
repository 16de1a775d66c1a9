import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { parseCart } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, atRest, eventually, said, settled, test, type Visitor } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { basket, forms, shop } = said('en')
const cartPath = '/shop/shopping-cart?lng=en'
const checkoutPath = '/shop/checkout?lng=en'
const cartValue = 'tshirt_red_M.2~cap_ink.1~usb.3'
const tshirt = `${shop.items.tshirt} (${shop.colours.red}, M)`
const cap = `${shop.items.cap} (${shop.colours.ink})`
const { usb } = shop.items
const money = (dinars: number) => formatMoney(dinars, 'en')
const named = (sentence: string, item: string) => sentence.replace('{{item}}', item)

/** Opens a page for a visitor with the given cart. */
async function openWith(visitor: Visitor, address: string, cart: string, visit: Parameters<Visitor['open']>[1] = {}) {
  const page = await visitor.open('/about?lng=en', { ...visit, hydrated: visit.script !== false })
  if (cart) await page.context().addCookies([{ name: storage.cart.name, value: cart, url: page.url() }])
  await page.goto(new URL(address, page.url()).href)
  if (visit.script !== false)
    await page.waitForFunction(() => document.documentElement.dataset['behaviour'] !== undefined)
  return page
}

const cookie = async (page: Page) => {
  const kept = (await page.context().cookies()).find(({ name }) => name === storage.cart.name)
  return [...parseCart(kept?.value ?? '')]
}
const row = (page: Page, item: string) => page.getByRole('row').filter({ hasText: item })
const field = (page: Page, item: string) =>
  page.getByRole('textbox', { name: named(basket.line.quantity, item), exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const summary = (page: Page) => page.locator('aside').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe.each([true, false])('the cart with script: %s', (script) => {
  test('accepts a product, changes its quantity and is emptied', async ({ visitor }) => {
    const page = await visitor.open('/shop/single-product?lng=en', { script })
    await page.locator('form[action^="/shop/shopping-cart"] [type="submit"]').click()
    if (script) await page.locator('main [role="status"] a').click()
    await page.waitForURL(/\/shop\/shopping-cart/)
    await eventually(() => row(page, shop.items.tshirt).count()).toBe(1)
    const [[line]] = (await cookie(page)) as [[string, number]]
    const item = `${shop.items.tshirt} (${shop.colours.red}, ${line.split('_')[2]})`

    await press(page, named(basket.line.more, item))
    await eventually(() => cookie(page)).toEqual([[line, 2]])
    await eventually(() => field(page, item).inputValue()).toBe('2')
    await eventually(() => summary(page)).toContain(money(2800))
    await press(page, named(basket.line.less, item))
    await eventually(() => cookie(page)).toEqual([[line, 1]])
    // The button does not go below one: removing has its own button.
    await page.getByRole('button', { name: named(basket.line.less, item), exact: true }).focus()
    await page.keyboard.press('Enter')
    expect(await cookie(page)).toEqual([[line, 1]])

    await field(page, item).fill('7')
    await field(page, item).press('Enter')
    await eventually(() => cookie(page)).toEqual([[line, 7]])
    await eventually(() => row(page, item.split(',')[0]!).textContent()).toContain(money(9800))
    await press(page, basket.empty)
    await eventually(() => page.locator('main h2').first().textContent()).toBe(basket.nothing.heading)
    expect(await cookie(page)).toEqual([])
  })

  test('removes a line by its button and by the quantity 0, and no other line', async ({ visitor }) => {
    const page = await openWith(visitor, cartPath, cartValue, { script })
    await press(page, named(basket.line.remove, cap))
    await eventually(() => page.locator('tbody tr').count()).toBe(2)
    expect(await cookie(page)).toEqual([...parseCart('tshirt_red_M.2~usb.3')])
    // A quantity of 0 removes the line.
    await field(page, usb).fill('0')
    await press(page, basket.update)
    await eventually(() => page.locator('tbody tr').count()).toBe(1)
    expect(await cookie(page)).toEqual([['tshirt_red_M', 2]])
  })

  test('reports an invalid quantity at its line, keeps it as typed, and leaves the cart unchanged', async ({
    visitor,
  }) => {
    const page = await openWith(visitor, cartPath, cartValue, { script })
    for (const typed of ['-1', '1.5', 'many', '']) {
      await field(page, usb).fill(typed)
      await field(page, usb).press('Enter')
      await eventually(() => field(page, usb).getAttribute('aria-invalid')).toBe('true')
      expect(await field(page, usb).inputValue()).toBe(typed)
      expect(await row(page, usb).textContent()).toContain(basket.quantityError.replace('{{most, number}}', '99'))
      expect(await cookie(page)).toEqual([...parseCart(cartValue)])
      // The quantity from before.
      await field(page, usb).fill('3')
      await press(page, basket.update)
      await eventually(() => field(page, usb).getAttribute('aria-invalid')).toBeNull()
    }
    await field(page, usb).fill('4')
    await press(page, basket.update)
    await eventually(() => cookie(page)).toEqual([...parseCart(cartValue.replace('usb.3', 'usb.4'))])
  })

  test('reduces the total for a valid discount code and reports an unknown one', async ({ visitor }) => {
    const page = await openWith(visitor, cartPath, 'usb.1', { script })
    const code = () => page.getByRole('textbox', { name: basket.code.label })
    await code().fill('nonsense')
    await press(page, basket.code.apply)
    await eventually(() => page.locator('main').textContent()).toContain(basket.code.unknown)
    expect(await code().inputValue()).toBe('nonsense')
    await code().fill('maj1')
    await press(page, basket.code.apply)
    await eventually(() => summary(page)).toContain(money(1080))
    await eventually(() => new URL(page.url()).search).toBe('?lng=en&code=maj1')
    await page.getByRole('link', { name: basket.summary.next }).click()
    await page.waitForURL(/\/shop\/checkout\?lng=en&code=MAJ1$/)
    await eventually(() => summary(page)).toContain(money(1080 + 390))
  })

  test('leads to a checkout form that keeps the typed values and marks each invalid field', async ({ visitor }) => {
    const page = await openWith(visitor, checkoutPath, cartValue, { script })
    const text = (name: string) => page.locator(`#order [name="${name}"]`)
    const typed = {
      name: 'Ana Anić',
      email: 'ana at primer',
      street: 'Ulica 1',
      town: 'Mesto',
      message: 'Zvono\nne radi',
    }
    for (const [name, value] of Object.entries(typed)) await text(name).fill(value)
    expect(await text('toName').isVisible()).toBe(false)
    await text('elsewhere').check()
    await text('toName').fill('Bora')
    await page.getByText(basket.checkout.companyTick).click()
    await text('taxNumber').fill('123')
    await page.getByText(basket.checkout.companyTick).click()
    await page.locator('[name="delivery"][value="post"]').check()
    await page.locator('[name="way"][value="cash"]').check()
    await press(page, basket.checkout.send)

    const wrong = () =>
      page
        .locator('#order [aria-invalid="true"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
    await eventually(wrong).toEqual([
      'email',
      'taxNumber',
      'postcode',
      'toStreet',
      'toPostcode',
      'toTown',
      'way',
      'consent',
    ])
    for (const [name, value] of Object.entries(typed)) expect(await text(name).inputValue()).toBe(value)
    expect(await text('toName').inputValue()).toBe('Bora')
    expect(await text('taxNumber').isVisible()).toBe(true)
    expect(
      await page.locator('#order :checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['post', 'on', 'cash'])
    expect(await page.locator('#order').textContent()).toContain(forms.errors.cashAtPickup)
    expect(await page.locator('#order').textContent()).toContain(forms.problems.invalid)
    expect(await summary(page)).toContain(tshirt)
    if (script)
      await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email')
  })

  test('adds the price of the chosen delivery, and asks for an address unless the order is picked up', async ({
    visitor,
  }) => {
    const page = await openWith(visitor, checkoutPath, 'usb.1', { script })
    const shown = () => page.locator('aside b:visible').allTextContents()
    for (const [delivery, price] of [
      ['post', 240],
      ['pickup', 0],
      ['courier', 390],
    ] as const) {
      await page.locator(`[name="delivery"][value="${delivery}"]`).check()
      await eventually(shown).toEqual([money(1200 + price)])
      expect(await page.locator('[name="street"]').isVisible()).toBe(delivery !== 'pickup')
      expect(await page.locator('[name="total"]').inputValue()).toBe('1200')
    }
  })
})

test('the cart does not report an invalid quantity while a button is pressed, even if the button takes no focus', async ({
  visitor,
}) => {
  const page = await openWith(visitor, cartPath, cartValue)
  const button = page.getByRole('button', { name: named(basket.line.more, usb), exact: true })
  // Safari does not focus a button that is clicked.
  await button.evaluate((element) =>
    element.addEventListener('mousedown', (event) => {
      event.preventDefault()
      ;(document.activeElement as HTMLElement).blur()
    }),
  )
  await field(page, usb).fill('many')
  await button.hover()
  await page.mouse.down()
  await settled(page)
  expect(await field(page, usb).getAttribute('aria-invalid')).toBeNull()
  await page.mouse.up()
  await eventually(() => field(page, usb).inputValue()).toBe('4')
})

describe('the cart used by keyboard', () => {
  test('moves the focus to the next line when a line is removed, and to the heading after the last one', async ({
    visitor,
  }) => {
    const page = await openWith(visitor, cartPath, cartValue)
    await page.getByRole('button', { name: named(basket.line.remove, cap), exact: true }).focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe(named(basket.line.remove, usb))
    expect(await page.locator('main p[role="status"]').textContent()).toBe(
      basket.said.removed.replace('{{item}}', cap).replace('{{subtotal}}', money(2800 + 3600)),
    )
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe(named(basket.line.remove, tshirt))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(basket.nothing.heading)
  })

  test('keeps the focus on the button that changes the quantity, up to the maximum', async ({ visitor }) => {
    const page = await openWith(visitor, cartPath, 'usb.98')
    await page.getByRole('button', { name: named(basket.line.more, usb), exact: true }).focus()
    for (const expected of [99, 99]) {
      await page.keyboard.press('Enter')
      expect([await cookie(page), await focused(page)]).toEqual([[['usb', expected]], named(basket.line.more, usb)])
    }
  })
})

test('the cart shows a product that was added in another tab when the visitor returns', async ({ visitor }) => {
  const page = await openWith(visitor, cartPath, 'usb.1')
  await page.context().addCookies([{ name: storage.cart.name, value: 'usb.1~card.5', url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await eventually(() => page.locator('tbody tr').count()).toBe(2)
})

test('the cart page refuses a product with an invalid quantity and keeps the quantity as typed', async ({
  visitor,
}) => {
  const page = await visitor.open('/shop/single-product?lng=en', { script: false })
  await page.locator('[name="quantity"]').evaluate((input) => input.setAttribute('type', 'text'))
  await page.locator('[name="quantity"]').fill('-2')
  await page.locator('form[action^="/shop/shopping-cart"]').evaluate((form) => (form as HTMLFormElement).submit())
  await page.waitForURL(/\/shop\/shopping-cart/)
  expect(await page.locator('main').textContent()).toContain(
    basket.errors.invalidQuantity.replace('{{most, number}}', '99'),
  )
  expect(await page.locator('[name="quantity"]').inputValue()).toBe('-2')
  await page.locator('[name="quantity"]').fill('2')
  await press(page, basket.refused.add)
  expect((await cookie(page)).map(([, quantity]) => quantity)).toEqual([2])
})

test.for([320, 1440])(
  'cart and checkout have no overflow and no accessibility faults at %i px in both themes',
  async (width, { visitor }) => {
    for (const address of [cartPath, checkoutPath]) {
      const page = await openWith(visitor, address, cartValue, { width })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await atRest(page)
        expect(await overflows(page)).toEqual([])
        expect(await accessibility(page)).toEqual([])
      }
    }
  },
)
