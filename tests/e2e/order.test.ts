import { describe, expect } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { scanPng } from '#tests/support/scanCode.ts'

const { basket, common, products } = said('en')

/** The price of two items of 1,200 dinars with a courier (390). */
const total = 2 * 1200 + 390

describe.each([{ script: true }, { script: false }])('an order with script: $script', ({ script }) => {
  test('is placed from the product page, mailed to the office, and has a payment slip with its total', async ({
    visitor,
    peer,
  }) => {
    const page = await visitor.open('/shop/single-product/usb?lng=en', { script })
    await page.locator('[name="quantity"]').fill('2')
    await page.locator('form:has([name="act"][value="add"]) button[type="submit"]').click()
    if (script) await page.locator('main').getByRole('link', { name: common.cart }).first().click()
    await page.waitForURL(/\/shop\/shopping-cart/)
    await page.getByRole('link', { name: basket.summary.next }).click()
    await page.waitForURL(/\/shop\/checkout/)

    const form = page.locator('form#order')
    const typed = {
      name: 'Ana Anić',
      email: 'ana@primer.example',
      street: 'Njegoševa 5',
      postcode: '21000',
      town: 'Novi Sad',
    }
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).first().fill(value)
    await form.locator('[name="consent"]').check()
    await Promise.all([
      page.waitForURL(/\/shop\/order\?(?:lng=en&)?t=/),
      form.getByRole('button', { name: basket.checkout.send }).click(),
    ])

    const text = await page.locator('main').innerText()
    const number = /\b20\d{8}\b/.exec(text)?.[0]
    expect(number).toBeDefined()
    expect(text).toContain(products.deliveries.courier)
    const code = scanPng(await page.locator('[data-slip] svg[role="img"]').screenshot()) ?? ''
    expect(parsePayment(code)).toMatchObject({ paras: BigInt(total * 100) })
    expect(code).toContain(number)
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])

    const receipt = await peer.waitForMail(
      ({ envelope, parsed }) => envelope.to.includes(typed.email) && (parsed.subject ?? '').includes(number!),
    )
    expect(receipt.parsed.text).not.toContain(typed.street)
    expect(receipt.parsed.text).not.toContain('?t=')
    const mail = await peer.waitForMail(
      ({ envelope, parsed }) => !envelope.to.includes(typed.email) && (parsed.subject ?? '').includes(number!),
    )
    expect(mail.parsed.text).toContain(typed.street)
    expect(mail.parsed.replyTo).toEqual([{ name: typed.name, address: typed.email }])
    // The order has emptied the cart.
    await eventually(async () => (await page.context().cookies()).some(({ name }) => name === storage.cart.name)).toBe(
      false,
    )
  })
})

test.for([{ script: true }, { script: false }])(
  'a link to pay in cash opens the checkout with pick-up, with script: $script',
  async ({ script }, { visitor, site }) => {
    const page = await visitor.open('/contact', { script })
    await page.context().addCookies([{ name: storage.cart.name, value: 'usb.1', url: site.url }])
    await page.goto(`${site.url}/shop/checkout?way=cash&lng=en`)
    const chosen = page.locator('form#order input:is([name="way"], [name="delivery"]):checked')
    expect(await chosen.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'pickup',
      'cash',
    ])
  },
)
