import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { formatMoney } from '#shared/i18n/format.ts'
import { eventually, holdScript, hydrated, said, test } from '#tests/support/browser.ts'
import { testTranslatedPages, translate, translated } from '#tests/support/pageTranslation.ts'
import { partyPages } from '#tests/support/renderPlan.ts'

const { common, forms, consent, contact } = said('en')

describe('the contact form of a translated page', () => {
  test('shows errors, success and the number of typed characters', async ({ visitor }) => {
    const page = await translated(visitor, '/contact')
    const form = page.locator('form#contact-form')
    const button = form.locator('button[type="submit"]')
    await button.click()
    await eventually(() => form.locator('[id$="-error"]').count()).toBeGreaterThan(2)
    await form.locator('[name="name"]').fill('Ana Anić')
    await form.locator('[name="email"]').fill('ana@primer.example')
    await form.locator('[name="message"]').fill('Zdravo svima')
    await eventually(() => form.locator('textarea ~ [id$="-hint"]').textContent()).toMatch(/\b12\b/)
    await form.getByLabel(consent.contact.replaceAll('{{partyName}}', said('en').organisation.nameInSentence)).check()
    await button.click()
    await eventually(() => form.locator('[data-kind="success"]').count()).toBe(1)
    expect(await button.textContent()).toContain(forms.sent)
  })

  test('changes its language with the page and keeps the typed text', async ({ visitor }) => {
    const page = await translated(visitor, '/contact')
    await page.locator('[name="message"]').fill('Zdravo svima')
    await page.locator('header summary', { hasText: common.language }).first().click()
    await page.locator('header a[hreflang="nl"]:visible').click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('nl').contact.callNow)
    expect(await page.locator('main').textContent()).not.toContain(contact.openMap)
    expect(await page.locator('[name="message"]').inputValue()).toBe('Zdravo svima')
  })
})

test('a page that was translated before hydration works and keeps the typed text', async ({ visitor }) => {
  // React reports that it cannot hydrate translated markup.
  visitor.allowNoise(/Minified React error #4\d\d/)
  let script: Awaited<ReturnType<typeof holdScript>> | undefined
  const page = await visitor.open('/contact', {
    hydrated: false,
    before: async (opened) => {
      script = await holdScript(opened)
    },
  })
  await page.locator('footer').waitFor()
  await translate(page)
  await page.locator('[name="message"]').fill('Zdravo svima')
  script!.release()
  await hydrated(page)
  expect(await page.locator('[name="message"]').inputValue()).toBe('Zdravo svima')
  await page.locator('form#contact-form button[type="submit"]').click()
  await eventually(() => page.locator('form#contact-form [id$="-error"]').count()).toBeGreaterThan(0)
  expect(await page.locator('[name="message"]').inputValue()).toBe('Zdravo svima')
})

test('the cart on a translated page accepts, changes and removes products', async ({ visitor }) => {
  const { basket } = said('en')
  const page = await translated(visitor, '/shop/single-product')
  const rows = page.locator('tbody tr')
  await page.locator('form[action^="/shop/shopping-cart"] [type="submit"]').click()
  await page.locator('main [role="status"] a').click()
  await eventually(() => rows.count()).toBe(1)
  const sum = () => page.locator('aside').textContent()
  await page.getByRole('button', { name: new RegExp(basket.line.more.split('{{')[0]!) }).click()
  await eventually(sum).toContain(formatMoney(2800, 'en'))
  await page.getByRole('button', { name: basket.empty, exact: true }).click()
  await eventually(() => page.locator('main h2').first().textContent()).toBe(basket.nothing.heading)
})

/** Removes nodes that React expects in the document, as a browser extension may do. */
const removeChildren = (page: Page, selector: string) =>
  page.evaluate((where) => {
    const part = document.querySelector(where)!
    for (const child of [...part.childNodes]) child.remove()
  }, selector)

describe('a page whose DOM was changed by other code', () => {
  test('is rendered again and keeps the typed values and the focus', async ({ visitor }) => {
    visitor.expectNoise(/NotFoundError/)
    const page = await visitor.open('/contact')
    await page.locator('[name="message"]').fill('Zdravo svima')
    await page.locator('[name="topic"]').selectOption({ index: 2 })
    const topic = await page.locator('[name="topic"]').inputValue()
    await page.locator('form#contact-form [name="consent"]').check()
    const button = page.locator('form#contact-form button[type="submit"]')
    await removeChildren(page, 'form#contact-form button[type="submit"]')
    await page.locator('[name="name"]').press('Enter')
    await eventually(() => button.textContent()).toBe(forms.send)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    expect(await page.locator('h1').textContent()).toBe(contact.callNow)
    expect([
      await page.locator('[name="message"]').inputValue(),
      await page.locator('[name="topic"]').inputValue(),
      await page.locator('form#contact-form [name="consent"]').isChecked(),
    ]).toEqual(['Zdravo svima', topic, true])
    await button.click()
    await eventually(() => page.locator('form#contact-form [id$="-error"]').count()).toBeGreaterThan(0)
  })

  test('reports a failure when rendering fails repeatedly, and offers a reload', async ({ visitor }) => {
    visitor.expectNoise(/NotFoundError/)
    const page = await visitor.open('/contact')
    const button = page.locator('form#contact-form button[type="submit"]')
    const failure = page.getByRole('alert')
    for (let time = 0; time < 4; time += 1) {
      await removeChildren(page, 'form#contact-form button[type="submit"]')
      await button.press('Enter')
      await eventually(
        async () => (await failure.count()) + (await button.textContent({ timeout: 1000 }).catch(() => ''))!.length,
      ).toBeGreaterThan(0)
    }
    await eventually(() => failure.textContent()).toContain(common.load.broken)
    await failure.getByRole('button', { name: common.load.reload }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(contact.callNow)
  })
})

test('the search suggestions on a translated page follow the typed text', async ({ visitor }) => {
  const page = await translated(visitor, '/search-result')
  const field = page.locator('main input[name="q"]').first()
  const title = page.getByRole('option').first().locator('span').first()
  // The field stays filled, so that React updates existing titles, with one text node or several.
  for (const typed of ['programme', 'contact', 'programme']) {
    await field.fill(typed)
    await eventually(() => title.textContent()).toBe(typed === 'contact' ? 'Contact' : said('en').programme.title)
  }
  expect(await page.locator('h1').count()).toBe(1)
})

testTranslatedPages(partyPages)
