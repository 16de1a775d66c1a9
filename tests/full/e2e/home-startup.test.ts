import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const path = addressOf('home-startup')
const words = said('en')['home/startup']

test('the way to the form of the first screen is one press', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.getByRole('link', { name: words.start }).click()
  expect(new URL(page.url()).hash).toBe('#call')
  await eventually(() => page.locator('#call').isVisible()).toBe(true)
})

describe('the plans', () => {
  for (const script of [true, false])
    test(`cost by the month or by the year; script: ${script}`, async ({ visitor }) => {
      const page = await visitor.open(path, { script })
      const prices = async (id: string) => page.locator(`#plans-${id} b`).allInnerTexts()
      expect(await prices('monthly')).toEqual(['€9.99', '€19.99', '€29.99'])
      if (script) await page.getByRole('tab', { name: words.pricing.yearly }).click()
      expect(await page.locator('#plans-yearly').isVisible()).toBe(true)
      expect(await prices('yearly')).toEqual(['€90.99', '€199.99', '€290.99'])
    })

  test('roll in where motion is welcome, and stand still where it is not', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(path, { motion })
      const tab = page.getByRole('tab', { name: words.pricing.monthly })
      await tab.focus()
      await page.keyboard.press('ArrowRight')
      await settled(page)
      const names = await page
        .locator('#plans-yearly b')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName !== 'none'))
      expect([motion, names]).toEqual([motion, [motion, motion, motion]])
    }
  })
})

test('four cards stand beside each other, lead to one page, and move in a loop', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true })
  const carousel = page.getByRole('region', { name: words.ways.title })
  const links = carousel.locator(`a[href^="${addressOf('page-what-we-offer')}"]`)
  await eventually(() => links.count()).toBe(4)
  for (const [width, beside] of [
    [1440, 4],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const seen = () =>
      carousel.locator('article').evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { left, right } = card.getBoundingClientRect()
            return left >= -1 && right <= innerWidth + 1
          }).length,
      )
    await eventually(seen).toBe(beside)
  }
})

test('six articles of the startup section hang in three columns, two, and one', async ({ visitor }) => {
  const page = await visitor.open(path)
  const teasers = page.locator('ul[data-look="masonry"] > li')
  expect(await teasers.count()).toBe(6)
  for (const [width, columns] of [
    [1440, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await teasers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect([width, new Set(lefts).size]).toEqual([width, columns])
  }
  await teasers.first().getByRole('link').click()
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/blog-types\//)
})

test('the panel beside the menu holds the sign-up and the networks, and gives the focus back', async ({ visitor }) => {
  const page = await visitor.open(path)
  const burger = page.locator('header [data-burger] > summary')
  await burger.click()
  const field = page.locator('header form input[type="email"]')
  await eventually(() => field.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await eventually(() => field.isVisible()).toBe(false)
})

test('the sign-up at the end reaches the newsletter', async ({ visitor, peer }) => {
  const reader = 'sketch@primer.example'
  const page = await visitor.open(path)
  const form = page.locator('form#sketch')
  await form.locator('[name="email"]').fill(reader)
  await form.locator('[name="consent"]').check()
  await form.getByRole('button').click()
  await eventually(() => form.getByRole('status').innerText()).toContain(said('en').forms.success.newsletter)
  await peer.waitForMail(({ envelope }) => envelope.to.includes(reader))
})

test('the index leads to it', async ({ visitor }) => {
  const page = await visitor.open(addressOf('homes'))
  await page.getByRole('link', { name: words.title }).click()
  await eventually(() => page.locator('h1').innerText()).toBe(words.heading)
  expect(await page.evaluate(() => document.documentElement.dataset['mood'])).toBe('product')
  await page.goBack()
  await eventually(() => page.evaluate(() => document.documentElement.dataset['mood'])).toBeUndefined()
})
