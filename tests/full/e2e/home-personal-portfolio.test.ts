import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, stored, test } from '#tests/support/browser.ts'

const path = '/home-personal-portfolio'
const { lamp, work } = said('en')['home/personal-portfolio']

const button = (page: Page) => page.getByRole('button', { name: lamp.move })
/** The skin of each half of the face: the left one is drawn first. */
const skins = (page: Page) =>
  page
    .locator('svg:has(clipPath) > g')
    .evaluateAll((halves) => halves.map((half) => getComputedStyle(half.querySelectorAll('path')[1]!).fill))
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('the lamp changes sides by keyboard, with it the lit half of the face and the theme', async ({ visitor }) => {
  const page = await visitor.open(path)
  const [lit, shaded] = await skins(page)
  expect(lit).not.toBe(shaded)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await eventually(() => scheme(page)).toBe('dark')
  await eventually(async () => (await skins(page))[1]).toBe(lit)
  expect((await skins(page))[0]).not.toBe(lit)
  expect(await page.getByText(lamp.right).count()).toBe(1)
  expect(Object.values((await stored(page)).local)).toEqual(['dark'])
  await page.keyboard.press('Enter')
  await eventually(() => skins(page)).toEqual([lit, shaded])
  expect(await page.getByText(lamp.left).count()).toBe(1)
})

test('who comes with a dark system sees the light on the right, and a press turns it back', async ({ visitor }) => {
  const page = await visitor.open(path, { theme: 'dark' })
  const middle = async () => {
    const { x, width } = (await button(page).boundingBox())!
    return x + width / 2
  }
  const { x, width } = (await page.locator('svg:has(clipPath)').boundingBox())!
  expect(await middle()).toBeGreaterThan(x + width / 2)
  await button(page).click()
  await eventually(middle).toBeLessThan(x + width / 2)
})

test('nothing of it moves for who wants rest', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    const moves = await button(page).evaluate((one) => getComputedStyle(one).transitionDuration !== '0s')
    expect([motion, moves]).toEqual([motion, motion])
  }
})

test('without script there is a lit face, no lamp to press, and six projects to open', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false, theme: 'dark' })
  const [left, right] = await skins(page)
  expect(left).not.toBe(right)
  expect(await button(page).count()).toBe(0)
  expect(await page.getByText(lamp.hint).isVisible()).toBe(false)
  const projects = page.getByRole('region', { name: work.title }).getByRole('listitem')
  expect(await projects.getByRole('heading', { level: 3 }).getByRole('link').count()).toBe(6)
  // Its name rises under the pointer: all of the picture leads there.
  await projects.first().click()
  expect(new URL(page.url()).pathname).toMatch(/^\/portfolio\/single-project-page-/)
})
