import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-yoga-meditation')
const { start, stop, parts, over } = said('en')['home/yoga-meditation'].breath

const announced = (page: Page) => page.locator('h1 ~ [role="status"]').textContent()
/** Returns the width of the outer ring in full colour, in CSS pixels. */
const ringWidth = (page: Page) =>
  page
    .locator('svg[data-part] circle')
    .nth(2)
    .evaluate((ring) => Math.round(ring.getBoundingClientRect().width))
const before = (page: Page) => page.clock.install()

/** Advances the clock by single seconds until a text is announced, because each timer starts the next. */
const passUntil = (page: Page, words: string) =>
  eventually(async () => {
    if ((await announced(page)) !== words) await page.clock.runFor(1000)
    return announced(page)
  }).toBe(words)

describe('the breathing exercise', () => {
  test('starts and stops by keyboard, announces each part, ends by itself, and moves nothing with reduced motion', async ({
    visitor,
  }) => {
    const page = await visitor.open(path, { before })
    const atRest = await ringWidth(page)
    await page.getByRole('button', { name: start }).focus()
    await page.keyboard.press('Enter')
    for (const part of ['in', 'hold', 'out', 'in'] as const) {
      await passUntil(page, parts[part])
      expect([part, await ringWidth(page)]).toEqual([part, atRest])
    }
    await eventually(() =>
      page.getByRole('button', { name: stop }).evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Space')
    await eventually(() => announced(page)).toBe('')
    await page.getByRole('button', { name: start }).click()
    await passUntil(page, over)
    expect(await page.getByRole('button', { name: start }).count()).toBe(1)
  })

  test('widens and narrows its rings with motion', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const atRest = await ringWidth(page)
    await page.getByRole('button', { name: start }).click()
    await eventually(() => ringWidth(page)).toBeGreaterThan(atRest + 20)
    await page.getByRole('button', { name: stop }).click()
    await eventually(() => ringWidth(page)).toBe(atRest)
  })
})
