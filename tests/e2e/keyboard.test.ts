import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languageFacts } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const { common, forms, contact, notFound, organisation, products } = said('en')

/** The labels in the bar, and in the burger's panel while every branch is closed. */
const bar = [common.about, common.programme, common.takePart, common.contact]

/** Returns the label, the text or the tag name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing'
    const field = element as HTMLInputElement
    return (field.labels?.[0]?.textContent ?? element.textContent).trim() || element.localName
  })

/** Presses Tab `count` times and returns the names of the elements that get the focus. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab')
    names.push(await focused(page))
  }
  return names
}

describe('the skip link', () => {
  test('is the first tab stop, is visible only with the focus, and leads to the content', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const link = page.getByRole('link', { name: common.skipToContent })
    const isSeen = async () => (await link.boundingBox())!.y >= 0
    expect(await isSeen()).toBe(false)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(common.skipToContent)
    expect(await isSeen()).toBe(true)
    await page.keyboard.press('Enter')
    await settled(page)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    // The focus order continues in the content, not in the header.
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await isSeen()).toBe(false)
  })

  test('works on the 404 page without script', async ({ visitor }) => {
    const page = await visitor.open('/no/such-page', { script: false })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(common.search.label)
  })
})

test('a click on any part of a summary hits the summary itself', async ({ visitor }) => {
  // In WebKit, Tab does not move on after a click on an element inside the summary.
  const page = await visitor.open('/page/faq-s')
  const pressed = await page.evaluate(() =>
    [...document.querySelectorAll('summary')]
      .filter((summary) => summary.checkVisibility())
      .map((summary) => {
        summary.scrollIntoView({ block: 'center', behavior: 'instant' })
        const part = [...summary.children].find((one) => one.getBoundingClientRect().width > 4) ?? summary
        const { left, top, width, height } = part.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.localName
      }),
  )
  expect(pressed.length).toBeGreaterThan(5)
  expect(new Set(pressed)).toEqual(new Set(['summary']))
})

describe('the focus', () => {
  test('moves through the header in reading order', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const order = await tabThrough(page, 10)
    expect(order).toEqual([
      common.skipToContent,
      organisation.name + organisation.tagline,
      ...bar,
      common.search.open,
      `${common.language}: ${languageFacts.en.ownName}${languageFacts.en.shortName}`,
      common.donate,
      common.join,
    ])
    await page.keyboard.press('Tab')
    await eventually(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('stays in the open menu on a phone, and returns to its button on Escape', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 390 })
    expect(await tabThrough(page, 5)).toEqual([
      common.skipToContent,
      organisation.name + organisation.tagline,
      common.search.open,
      common.donate,
      common.menu,
    ])
    await page.keyboard.press('Enter')
    const inMenu = [...bar, common.join, ...Object.values(languageFacts).map(({ ownName }) => ownName)]
    expect(await tabThrough(page, inMenu.length)).toEqual(inMenu)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe(common.menu)
  })

  test('moves through the contact form in the order of its fields and skips the honeypot', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    await page.locator('form#contact-form [name="name"]').focus()
    const order = [await focused(page), ...(await tabThrough(page, 8))]
    const optional = (label: string) => `${label} ${forms.optional}`
    expect(order.map((name) => name.replace(/\s+/g, ' '))).toEqual([
      forms.name,
      forms.email,
      forms.topic,
      optional(forms.municipality),
      optional(forms.phone),
      forms.message,
      said('en').consent.contact.replaceAll('{{partyName}}', organisation.nameInSentence),
      forms.privacyLink,
      forms.send,
    ])
  })

  test('moves to the content when a new page opens', async ({ visitor }) => {
    const page = await visitor.open('/no/such-page')
    await page.locator('main').getByRole('link', { name: common.contact, exact: true }).press('Enter')
    await eventually(() => page.locator('h1').textContent()).toBe(contact.callNow)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await eventually(() => page.locator('h1').textContent()).toBe(notFound.heading)
  })

  test('moves to the target of a link within the page, not to the content', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const menu = page
      .getByRole('navigation', { name: common.mainNavigation })
      .locator('details', { hasText: common.office })
    await menu.locator('> summary').press('Enter')
    await menu.getByRole('link', { name: common.office, exact: true }).press('Enter')
    await eventually(() => new URL(page.url()).hash).toBe('#offices')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('offices')
    // The next stop is the first phone number of the offices.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabelledByElements?.[0]?.id)).toBe(
      'offices',
    )
  })

  test('stays on a link that filters the list of the page', async ({ visitor }) => {
    const page = await visitor.open(addressOf('shop-wide'))
    const link = page.getByRole('link', { name: new RegExp(`^${products.categories.clothing} `) })
    await link.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?category=clothing')
    await eventually(() => link.getAttribute('aria-current')).toBe('page')
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
