import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { restaurantMenu } from '#shared/content/homes/restaurant.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-restaurant'
const { menu } = said('en')['home/restaurant']
type Part = keyof typeof restaurantMenu

/** The prices that can be seen in a part of the menu. */
const prices = (page: Page, part: Part) =>
  page
    .locator(`#dishes-${part} li > span:nth-child(3)`)
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.textContent] : [])))
const written = (part: Part) =>
  Object.values<{ price: number }>(restaurantMenu[part]).map(({ price }) => formatMoney(price, 'en'))

/** How the dots of a part are drawn. */
const leaders = (page: Page, part: Part) =>
  page
    .locator(`#dishes-${part} li > span:nth-child(2)`)
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-leader'), getComputedStyle(one).animationName]))

describe('the menu', () => {
  test('is opened part by part, by pointer and keyboard', async ({ visitor }) => {
    const page = await visitor.open(path)
    const tab = (part: Part) => page.getByRole('tab', { name: menu.parts[part].name, exact: true })
    expect(await prices(page, 'starters')).toEqual(written('starters'))
    await tab('oven').click()
    await eventually(() => prices(page, 'oven')).toEqual(written('oven'))
    expect(await prices(page, 'starters')).toEqual([])
    await tab('oven').press('ArrowRight')
    await eventually(() => prices(page, 'sweets')).toEqual(written('sweets'))
    expect(await accessibility(page)).toEqual([])
  })

  test('draws its dots where things may move', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const waiting = await leaders(page, 'starters')
    expect(waiting.map(([state]) => state)).toEqual(['waits', 'waits', 'waits'])
    await page.locator('#dishes-starters').scrollIntoViewIfNeeded()
    await eventually(async () => (await leaders(page, 'starters')).map(([state]) => state)).toEqual([
      'draws',
      'draws',
      'draws',
    ])
    for (const [, animation] of await leaders(page, 'starters')) expect(animation).not.toBe('none')
  })

  test('has its dots at once for who wants rest', async ({ visitor }) => {
    const page = await visitor.open(path)
    await page.locator('#dishes-starters').scrollIntoViewIfNeeded()
    expect(await leaders(page, 'starters')).toEqual([
      [null, 'none'],
      [null, 'none'],
      [null, 'none'],
    ])
  })

  test('stands there whole without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false, width: 390 })
    for (const part of Object.keys(restaurantMenu) as Part[]) expect(await prices(page, part)).toEqual(written(part))
  })
})
