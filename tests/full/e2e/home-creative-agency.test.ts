import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-creative-agency')
const words = said('en')['home/creative-agency']

const tiles = (page: Page) => page.locator('main svg[data-ground]')
/** How far each tile is turned, in the drawing's own words. */
const turns = (page: Page) =>
  tiles(page)
    .locator('g')
    .evaluateAll((all) => all.map((one) => one.getAttribute('transform')))
const all = (page: Page) => page.getByRole('button', { name: words.turn })

describe('the wall of tiles', () => {
  test('turns the tile that the pointer comes to by a quarter, and no other', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const before = await turns(page)
    await eventually(async () => {
      await page.mouse.move(0, 0)
      await tiles(page).last().hover()
      return (await turns(page)).map((turn, at) => turn !== before[at])
    }).toEqual(before.map((_, at) => at === before.length - 1))
  })

  test('turns all tiles by the button and by the keyboard', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await eventually(async () => {
      await all(page).click()
      return new Set(await turns(page)).size
    }).toBe(1)
    const [before] = await turns(page)
    await all(page).focus()
    await page.keyboard.press('Enter')
    await eventually(async () => new Set(await turns(page)).has(before!)).toBe(false)
    expect(await accessibility(page)).toEqual([])
  })

  test('does not move for who wants rest, and offers no button without script', async ({ visitor }) => {
    const page = await visitor.open(path)
    const before = await turns(page)
    await tiles(page).last().hover()
    expect(await turns(page)).toEqual(before)
    const duration = await tiles(page)
      .locator('g')
      .first()
      .evaluate((turned) => Number.parseFloat(getComputedStyle(turned).transitionDuration))
    // A hundredth of a millisecond is what every duration is then.
    expect(duration).toBeLessThanOrEqual(0.00001)
    expect(await all(await visitor.open(path, { script: false })).count()).toBe(0)
  })
})

test('the crafts open one by one, without script, too', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  const { question, answer } = words.crafts.items.films
  expect(await page.getByText(answer).isVisible()).toBe(false)
  await page.getByText(question, { exact: true }).click()
  expect(await page.getByText(answer).isVisible()).toBe(true)
})
