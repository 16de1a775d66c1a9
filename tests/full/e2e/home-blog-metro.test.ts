import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-blog-metro')
const { liked, heading } = said('en')['home/blog-metro']

/** How much of a tile its summary covers; seen from its side it covers nothing. */
const covered = (tile: Locator) =>
  tile
    .locator('p')
    .last()
    .evaluate((text) => Math.round(text.parentElement!.getBoundingClientRect().height) > 40)

test('a summary flaps down under the pointer and with the focus, and the tile leads to its article', async ({
  visitor,
}) => {
  const page = await visitor.open(path)
  const tile = page.locator('main article').nth(3)
  expect(await covered(tile)).toBe(false)
  await tile.hover()
  await eventually(() => covered(tile)).toBe(true)
  await page.mouse.move(0, 0)
  await eventually(() => covered(tile)).toBe(false)
  await tile.locator('a').first().focus()
  await page.keyboard.press('Tab')
  await eventually(() => covered(tile)).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/blog/)
  expect(new URL(page.url()).pathname).not.toBe(path)
})

test('a summary does not swing for who wants rest', async ({ visitor }) => {
  const duration = async (motion: boolean) => {
    const page = await visitor.open(path, { motion })
    const text = page.locator('main article').first().locator('p').last()
    return text.evaluate((one) => Number.parseFloat(getComputedStyle(one.parentElement!).transitionDuration))
  }
  expect(await duration(false)).toBe(0)
  expect(await duration(true)).toBeGreaterThan(0)
})

test('without script the wall fills its rows, and the summary still comes under the pointer', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(new RegExp(heading, 'i'))
  const tiles = page.locator('main article')
  const free = await tiles.evaluateAll((all) => {
    const wall = all[0]!.parentElement!.getBoundingClientRect()
    const area = [...all[0]!.parentElement!.children]
      .map((tile) => tile.getBoundingClientRect())
      .reduce((sum, { width, height }) => sum + width * height, 0)
    return 1 - area / (wall.width * wall.height)
  })
  expect(Math.abs(free)).toBeLessThan(0.01)
  await tiles.nth(5).hover()
  await eventually(() => covered(tiles.nth(5))).toBe(true)
  expect(
    await page
      .getByRole('region', { name: new RegExp(liked.title, 'i') })
      .getByRole('listitem')
      .count(),
  ).toBe(6)
})
