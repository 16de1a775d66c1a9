import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { breath, breaths } from '#shared/content/homes/yoga-meditation.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const words = said('en')['home/yoga-meditation']
const address = '/home-yoga-meditation'

const scene = (page: Page) => page.locator('svg[data-part]')
/** How wide the outer ring that is drawn in full colour is, in CSS pixels. */
const ringWidth = (page: Page) =>
  scene(page)
    .locator('circle')
    .nth(2)
    .evaluate((ring) => Math.round(ring.getBoundingClientRect().width))
const announced = (page: Page) => page.locator('h1 ~ [role="status"]').textContent()
const start = (page: Page) => page.getByRole('button', { name: words.breath.start })
const stop = (page: Page) => page.getByRole('button', { name: words.breath.stop })

describe('the breath', () => {
  test('makes the rings grow and shrink, and says each part as it begins', async ({ visitor }) => {
    const page = await visitor.open(address, { motion: true })
    const small = await ringWidth(page)
    await start(page).click()
    await eventually(() => announced(page)).toBe(words.breath.parts.in)
    await eventually(() => ringWidth(page)).toBeGreaterThan(small + 20)
    await page.getByText(words.breath.parts.hold, { exact: true }).first().waitFor()
    await eventually(() => announced(page)).toBe(words.breath.parts.hold)
    await stop(page).click()
    await eventually(() => ringWidth(page)).toBe(small)
    expect(await announced(page)).toBe('')
  })

  test('is started and stopped by keyboard', async ({ visitor }) => {
    const page = await visitor.open(address)
    await start(page).focus()
    await page.keyboard.press('Enter')
    await eventually(() => announced(page)).toBe(words.breath.parts.in)
    expect(await stop(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await eventually(() => scene(page).getAttribute('data-part')).toBe('rest')
  })

  test('is named and counted for who wants rest, and nothing moves', async ({ visitor }) => {
    const page = await visitor.open(address)
    const small = await ringWidth(page)
    await start(page).click()
    await eventually(() => announced(page)).toBe(words.breath.parts.hold)
    expect(await ringWidth(page)).toBe(small)
  })

  test('comes to rest by itself', async ({ visitor }) => {
    const page = await visitor.open(address, { before: (opened) => opened.clock.install() })
    await start(page).click()
    // Each second is a timer that the one before it set: some pass before it stands.
    const seconds = (breath.in + breath.hold + breath.out) * breaths
    for (let tries = 0; tries < 3 * seconds && (await announced(page)) !== words.breath.over; tries++)
      await page.clock.runFor(1000)
    await eventually(() => announced(page)).toBe(words.breath.over)
    expect(await start(page).count()).toBe(1)
  })

  test('has no button without script, but says its rhythm', async ({ visitor }) => {
    const page = await visitor.open(address, { script: false, hydrated: false })
    expect(await start(page).count()).toBe(0)
    for (const part of Object.values(words.breath.parts))
      expect(await page.getByText(part, { exact: true }).count()).toBe(1)
  })
})
