import type { Page } from 'playwright'
import { expect } from 'vitest'
import { countdowns, nextOccurrence } from '#shared/content/countdown.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/countdown'
const to = nextOccurrence(countdowns.newYear, Date.now())
const day = 86_400_000
/** Two days, three hours, four minutes and five seconds before. */
const before = Date.parse(to) - (2 * day + 3 * 3_600_000 + 4 * 60_000 + 5_000)

const styles = Object.keys(said('en')['elements/countdown'].examples)
const numbers = (page: Page, style: string) => page.locator(`[data-example="${style}"] b`).allTextContents()

test('the time that is left runs every second, and begins anew without standing at nothing', async ({ visitor }) => {
  const page = await visitor.open(path, { before: (one) => one.clock.install({ time: before }) })
  await page.clock.pauseAt(before + 10_000)
  for (const style of styles) await eventually(() => numbers(page, style)).toEqual(['02', '03', '03', '55'])
  await page.clock.runFor(1000)
  await eventually(() => numbers(page, 'cells')).toEqual(['02', '03', '03', '54'])
  await page.clock.pauseAt(Date.parse(to) - 1)
  await eventually(() => numbers(page, 'cells')).toEqual(['00', '00', '00', '01'])
  await page.clock.runFor(10)
  const after = nextOccurrence(countdowns.newYear, Date.parse(to))
  const days = (Date.parse(after) - Date.parse(to)) / day
  await eventually(() => numbers(page, 'cells')).toEqual([String(days), '00', '00', '00'])
  expect(await page.locator('[data-example="cells"] time').getAttribute('datetime')).toBe(after)
})

test('it stands still while the page is hidden', async ({ visitor }) => {
  const page = await visitor.open(path, { before: (one) => one.clock.install({ time: before }) })
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.clock.pauseAt(before + 10_000)
  await eventually(() => numbers(page, 'cells')).toEqual(['02', '03', '03', '55'])
  await hide(true)
  await page.clock.runFor(5000)
  expect(await numbers(page, 'cells')).toEqual(['02', '03', '03', '55'])
  await hide(false)
  await eventually(() => numbers(page, 'cells')).toEqual(['02', '03', '03', '50'])
})

test('the date is there for everybody, and it is what can be listened to', async ({ visitor }) => {
  for (const script of [true, false]) {
    const page = await visitor.open(path, { script })
    for (const style of styles) {
      const time = page.locator(`[data-example="${style}"] time`)
      expect(await time.getAttribute('datetime')).toBe(to)
      expect(await time.textContent()).toBe(formatDate(to, 'en'))
      const running = page.locator(`[data-example="${style}"] [aria-hidden="true"]`, { has: page.locator('b') })
      expect(await running.isVisible()).toBe(script)
      expect(await page.locator(`[data-example="${style}"] b`).count()).toBe(await running.locator('b').count())
    }
  }
})
