import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { messagingGroup, networks } from '#shared/content/networks.ts'
import { reach } from '#shared/content/organisation.ts'
import { donationAmounts, paymentIds } from '#shared/content/payments.ts'
import { shopItem } from '#shared/content/shop.ts'
import { productParams } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, holdScript, hydrated, said, test } from '#tests/support/browser.ts'

const en = said('en')

/** Replaces the no-break spaces of `Intl` by spaces, as names in the accessibility tree do. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const messageOn = (page: Page) => page.locator('#contact-form textarea')
const topicOn = (page: Page) => page.locator('#contact-form select[name="topic"]')

/** Waits for the contact form with the topic and the message from the link. */
async function expectContactForm(page: Page, topic: string, message: string): Promise<void> {
  await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  await eventually(() => topicOn(page).inputValue()).toBe(topic)
  await eventually(async () => plain(await messageOn(page).inputValue())).toBe(message)
  await eventually(() => new URL(page.url()).hash).toBe('#write')
}

describe('the links of the home page', () => {
  test('have targets for the anchors that menus name', async ({ visitor }) => {
    const page = await visitor.open('/', { script: false })
    for (const id of ['media', 'group', 'shop', 'donate', 'contact'])
      expect(await page.locator(`section#${id} h2#${id}-title`).first().isVisible(), id).toBe(true)
  })

  test('lead to addresses that answer 200 and to anchors that exist', async ({ visitor, site }) => {
    const page = await visitor.open('/', { script: false })
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    // Products, payments and amounts, and four more: press, group and two contact links.
    expect(new Set(links).size).toBeGreaterThanOrEqual(shown.length + paymentIds.length + donationAmounts.length + 4)
    for (const link of new Set(links)) {
      const answer = await fetch(new URL(link, site.url))
      expect(answer.status, link).toBe(200)
      const { hash } = new URL(link, site.url)
      if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`)
    }
  })

  test('name the other site and send no referrer', async ({ visitor }) => {
    const page = await visitor.open('/', { script: false })
    for (const { name, url } of networks) {
      const tile = page.getByRole('link', { name: `${name} (${en.common.opensElsewhere})`, exact: true })
      expect(await tile.getAttribute('href')).toBe(url)
      expect(await tile.getAttribute('rel')).toBe('noreferrer')
    }
    const group = page.locator('#group').getByRole('link', { name: messagingGroup.app }).first()
    expect(await group.getAttribute('href')).toBe(messagingGroup.url)
    expect(await group.getAttribute('rel')).toBe('noreferrer')
  })

  test('lead to the telephone, the mailbox and the contact form', async ({ visitor }) => {
    const page = await visitor.open('/')
    const contact = page.locator('section#contact')
    const number = contact.getByRole('link', { name: reach.phone })
    expect(await number.getAttribute('href')).toBe(`tel:${reach.phone.replaceAll(' ', '')}`)
    expect(await contact.locator(`a[href="mailto:${reach.email}"]`).count()).toBe(1)
    for (const fact of [
      en.organisation.street,
      en.organisation.municipality,
      en.organisation.city,
      en.organisation.republic,
      en.organisation.province,
    ])
      expect(await contact.locator('dd').allTextContents()).toContain(fact)
    await contact.getByRole('link', { name: en.home.contact.write }).click()
    await expectContactForm(page, 'question', '')
  })
})

/** The products on the home page. */
const shown = (['flag-large', 'tshirt', 'bag', 'umbrella', 'cap'] as const).map((id) => shopItem(id))

describe('the shop of the home page', () => {
  test('shows its products with their prices', async ({ visitor }) => {
    const page = await visitor.open('/?lng=nl', { script: false })
    const { items } = said('nl').shop
    expect((await page.locator('#shop li').allTextContents()).map(plain)).toEqual(
      shown.map(({ id, price }) => plain(`${items[id]} ${formatMoney(price, 'nl')}`)),
    )
  })

  test.for([{ script: true }, { script: false }])(
    'links each product to its page, with script: $script',
    async ({ script }, { visitor }) => {
      const page = await visitor.open('/', { script })
      const addresses = await page
        .locator('#shop li a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(shown.map(({ id }) => addressOf('product', { params: { ...productParams(id) } })))
      await page.locator('#shop').getByRole('link', { name: en.shop.items.umbrella }).click()
      await eventually(() => new URL(page.url()).pathname).toBe('/shop/single-product/umbrella')
      await eventually(() => page.locator('h1').textContent()).toBe(en.shop.items.umbrella)
    },
  )

  test('links a payment method to the contact form with a prepared message', async ({ visitor }) => {
    const page = await visitor.open('/')
    await page
      .getByRole('region', { name: en.home.payments.title })
      .getByRole('link', { name: en.shop.ways.card })
      .click()
    await expectContactForm(page, 'shop', `Payment method: ${en.shop.ways.card}\n`)
  })
})

describe('the donation form of the home page', () => {
  /** Waits for the page with the payment slip and the choices from the sheet. */
  async function expectDonationPage(page: Page, chosen: readonly string[]): Promise<void> {
    await eventually(() => new URL(page.url()).pathname).toBe('/donate')
    const checked = page.locator('#donate input[type="radio"]:checked')
    await eventually(() =>
      checked.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(chosen)
  }

  test('leads by keyboard to the donation page with the chosen amount', async ({ visitor }) => {
    const page = await visitor.open('/')
    const amounts = page.locator('#donate').getByRole('list', { name: en.home.payments.donation.amount })
    await amounts.getByRole('link', { name: plain(formatMoney(donationAmounts[1], 'en')) }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectDonationPage(page, [String(donationAmounts[2]), 'person', 'transfer'])
  })

  test.for([{ script: true }, { script: false }])(
    'leads to the field for another amount in the language of the address, with script: $script',
    async ({ script }, { visitor }) => {
      const page = await visitor.open('/?lng=nl', { script, width: 390 })
      await page
        .locator('#donate')
        .getByRole('link', { name: said('nl').home.payments.donation.other })
        .click()
      await expectDonationPage(page, ['own', 'person', 'transfer'])
      expect(await page.locator('#donate input[name="ownAmount"]').isVisible()).toBe(true)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
    },
  )

  test('leads those who cannot pay by slip to the contact form', async ({ visitor }) => {
    const page = await visitor.open('/', { script: false })
    await page.locator('#donate').getByRole('link', { name: en.home.payments.donation.elsewhere }).click()
    await expectContactForm(page, 'donation', '')
  })
})

describe('the contact form with a prepared message', () => {
  const preparedPath = '/contact?topic=shop&way=cash'

  test('keeps what was typed before the script loads', async ({ visitor }) => {
    let script: Awaited<ReturnType<typeof holdScript>> | undefined
    const page = await visitor.open(preparedPath, {
      hydrated: false,
      before: async (page) => {
        script = await holdScript(page)
      },
    })
    await messageOn(page).fill('Typed early')
    script!.release()
    await hydrated(page)
    expect(await messageOn(page).inputValue()).toBe('Typed early')
    await eventually(() => page.locator('#contact-form').textContent()).toContain('11 of 4,000 characters')
  })

  test('sends the prepared message and is empty afterwards', async ({ visitor, peer }) => {
    const page = await visitor.open(preparedPath)
    const form = page.locator('#contact-form')
    await form.locator('input[name="name"]').fill('Ana Anić')
    await form.locator('input[name="email"]').fill('ana@primer.example')
    await form.locator('input[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    const mail = await peer.waitForMail(
      ({ parsed }) => parsed.text?.includes(`Payment method: ${en.shop.ways.cash}`) ?? false,
    )
    expect(mail.parsed.text).toContain('Ana Anić')
    await eventually(() => messageOn(page).inputValue()).toBe('')
  })

  test('ignores unknown values in the address and accepts typed text', async ({ visitor }) => {
    const page = await visitor.open('/contact?topic=shop&item=%3Cb%3E&way=gold&amount=500')
    expect(await messageOn(page).inputValue()).toBe('')
    await messageOn(page).fill('Two of them')
    expect(await messageOn(page).inputValue()).toBe('Two of them')
  })
})
