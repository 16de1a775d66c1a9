import type { Page } from 'playwright'
import { expect } from 'vitest'
import { leftOf, monthParts, perDayOf } from '#shared/content/homes/finance.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-finance'
const { sum } = said('en')['home/finance']
const first = { income: monthParts.income.first, fixed: monthParts.fixed.first, aside: monthParts.aside.first }

const slider = (page: Page, part: keyof typeof first) => page.locator('#sum').getByLabel(sum.fields[part])
const result = (page: Page) => page.locator('#sum output')
/** How tall the bar of the first day stands. */
const firstBar = async (page: Page) => Number(await page.locator('#sum rect').first().getAttribute('height'))

test('the sum is redrawn with the keyboard, down to what is missing', async ({ visitor }) => {
  const page = await visitor.open(path)
  await eventually(() => result(page).textContent()).toContain(formatMoney(perDayOf(first), 'en'))
  const before = await firstBar(page)
  await slider(page, 'income').focus()
  await page.keyboard.press('End')
  const rich = { ...first, income: monthParts.income.most }
  await eventually(() => result(page).textContent()).toContain(formatMoney(perDayOf(rich), 'en'))
  await eventually(() => firstBar(page)).toBeGreaterThan(before)
  await page.keyboard.press('Home')
  const poor = { ...first, income: monthParts.income.least }
  await eventually(() => result(page).textContent()).toContain(sum.short)
  expect(await result(page).textContent()).toContain(formatMoney(-leftOf(poor), 'en'))
})

test('the bars grow where motion is welcome, and stand at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const moves = await page
      .locator('#sum rect')
      .first()
      .evaluate((bar) => getComputedStyle(bar).transitionProperty.includes('height'))
    expect([motion, moves]).toEqual([motion, motion])
  }
})

test('without script the sum stands there as a sample, without sliders', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  expect(await result(page).textContent()).toContain(formatMoney(leftOf(first), 'en'))
  expect(await slider(page, 'income').isVisible()).toBe(false)
  expect(await page.getByText(sum.sample).isVisible()).toBe(true)
})
