import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { drawerPrices, steps } from '#shared/content/homes/application.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-application')
const words = said('en')['home/application']

/** What the phone that stays shows. */
const shown = (page: Page) => page.locator('[data-shows]').getAttribute('data-shows')

test('the phone that stays shows the step that is being read, forwards and back', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const id of [...steps, ...steps.toReversed()]) {
    await page
      .locator(`[data-step="${id}"]`)
      .evaluate((step) => step.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await eventually(() => shown(page)).toBe(id)
    expect(await page.locator('[data-shows] [data-current]').getAttribute('data-screen')).toBe(id)
  }
})

test('screens slide where motion is welcome, and change at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const slides = await page
      .locator('[data-shows] [data-screen]')
      .first()
      .evaluate((screen) => getComputedStyle(screen).transitionProperty.includes('translate'))
    expect([motion, slides]).toEqual([motion, motion])
  }
})

describe('every step brings its own screen', () => {
  for (const [what, options, width] of [
    ['without script', { script: false }, 1440],
    ['on a phone', {}, 390],
  ] as const)
    test(what, async ({ visitor }) => {
      const page = await visitor.open(path, options)
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('[data-shows]').isVisible()).toBe(false)
      for (const id of steps)
        expect([id, await page.locator(`[data-step="${id}"] [data-screen="${id}"]`).isVisible()]).toEqual([id, true])
    })
})

test('all screens can be gone through by keys', async ({ visitor }) => {
  const page = await visitor.open(path)
  const row = page.getByRole('list', { name: words.strip.label })
  await row.focus()
  await page.keyboard.press('End')
  await eventually(() => row.evaluate((list) => list.scrollLeft > 0)).toBe(true)
})

test('what nothing is paid for says so', async ({ visitor }) => {
  const page = await visitor.open(path)
  const free = page.locator('section[aria-labelledby="free"]')
  expect(await free.innerText()).toContain(formatMoney(drawerPrices.of.small, 'en'))
})
