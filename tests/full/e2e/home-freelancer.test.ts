import type { Page } from 'playwright'
import { expect } from 'vitest'
import { dayRates, daysAtFirst, mostDays, rateFor, totalFor } from '#shared/content/homes/freelancer.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-freelancer'
const { rates, work } = said('en')['home/freelancer']

const result = (page: Page) => page.locator('output').textContent()
const day = (page: Page, count: number) => page.getByRole('radio', { name: String(count), exact: true })
const rows = (page: Page) => page.getByRole('table', { name: rates.table }).locator('tbody tr')

test('each further day changes the sum by keyboard, and at its day the rate', async ({ visitor }) => {
  const page = await visitor.open(path)
  await eventually(() => result(page)).toContain(formatMoney(totalFor(daysAtFirst), 'en'))
  await day(page, daysAtFirst).focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => result(page)).toContain(formatMoney(totalFor(daysAtFirst + 1), 'en'))
  expect(await day(page, daysAtFirst + 1).isChecked()).toBe(true)
  for (const { from, rate } of dayRates) {
    await day(page, from).check()
    await eventually(() => result(page)).toContain(formatMoney(rate, 'en'))
    expect(await page.locator('tr[data-is-current] td').allInnerTexts()).toEqual([formatMoney(rate, 'en')])
  }
  expect(await page.getByRole('status').filter({ hasText: rates.total }).count()).toBe(1)
})

test('a finger fills the days up to the one that it touches', async ({ visitor }) => {
  const page = await visitor.open(path, { width: 390, touch: true })
  await day(page, mostDays).tap()
  await eventually(() => result(page)).toContain(formatMoney(totalFor(mostDays), 'en'))
  expect(await page.locator('label[data-is-chosen]').count()).toBe(mostDays)
})

test('the portrait tilts towards the pointer where motion is welcome, and stands still where it is not', async ({
  visitor,
}) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const plate = page.locator('main img').first().locator('xpath=..')
    const transform = () => plate.evaluate((one) => getComputedStyle(one).transform)
    await page.mouse.move(720, 300)
    const before = await transform()
    await page.mouse.move(1300, 600)
    if (motion) await eventually(transform).not.toBe(before)
    else expect(await transform()).toBe(before)
  }
})

test('without script the rates stand in a plain table, and there is nothing to choose', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  expect(await rows(page).count()).toBe(dayRates.length)
  for (const { from } of dayRates)
    expect(
      await rows(page)
        .getByText(formatMoney(rateFor(from).rate, 'en'))
        .isVisible(),
    ).toBe(true)
  expect(await day(page, daysAtFirst).isVisible()).toBe(false)
  expect(await page.locator('output').isVisible()).toBe(false)
})

test('a project shows its second view with the focus, and leads to its page', async ({ visitor }) => {
  const page = await visitor.open(path)
  const projects = page.getByRole('region', { name: work.title })
  const link = projects.getByRole('heading', { level: 3 }).getByRole('link').first()
  const clip = () =>
    projects
      .locator('article')
      .first()
      .evaluate((card) => getComputedStyle([...card.querySelectorAll('img')].at(-1)!.parentElement!).clipPath)
  const before = await clip()
  await link.focus()
  await eventually(clip).not.toBe(before)
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/portfolio\/single-project-page-/)
})
