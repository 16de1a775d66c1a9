import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { folios } from '#shared/content/homes/folios.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const path = addressOf('home-creative-portfolio')
const { row } = said('en').portfolio
const { media, carousel } = said('en').controls
const total = folios['creative-portfolio'].length

const strip = (page: Page) => page.getByRole('group', { name: carousel.slides })
const scrolled = (page: Page) => strip(page).evaluate((one) => Math.round(one.scrollLeft))
const isAtEnd = (page: Page) =>
  strip(page).evaluate((one) => one.scrollLeft > 0 && one.scrollLeft >= one.scrollWidth - one.clientWidth - 2)

describe('the cards', () => {
  test('go by one notch of the wheel, and at the last one the page goes on', async ({ visitor }) => {
    const page = await visitor.open(path)
    const second = await page
      .locator('article')
      .nth(1)
      .evaluate((card) => {
        const { offsetLeft, parentElement } = card as HTMLElement
        return Math.round(offsetLeft - Number.parseFloat(getComputedStyle(parentElement!).scrollPaddingInlineStart))
      })
    await strip(page).focus()
    await page.mouse.move(20, 500)
    await page.mouse.wheel(0, 100)
    await eventually(async () => Math.abs((await scrolled(page)) - second) <= 2).toBe(true)
    await page.keyboard.press('End')
    await eventually(() => isAtEnd(page)).toBe(true)
    await eventually(async () => {
      await page.mouse.wheel(0, 100)
      return page.evaluate(() => scrollY)
    }).toBeGreaterThan(0)
  })

  test('go by the buttons and the keys, and lead to their projects', async ({ visitor }) => {
    const page = await visitor.open(path)
    await page.getByRole('button', { name: row.next }).click()
    await eventually(() => scrolled(page)).toBeGreaterThan(0)
    await strip(page).focus()
    await page.keyboard.press('Home')
    await eventually(() => scrolled(page)).toBe(0)
    const link = page.locator('article').first().getByRole('link')
    const title = await link.innerText()
    await link.focus()
    await page.keyboard.press('Enter')
    await eventually(async () => (await page.locator('h1').innerText()).toLowerCase()).toBe(title.toLowerCase())
  })

  test('go on by themselves until somebody holds them, and never for who wants rest', async ({ visitor }) => {
    const still = await visitor.open(path)
    expect(await still.getByRole('button', { name: media.play }).count()).toBe(1)
    const page = await visitor.open(path, { motion: true })
    await eventually(() => scrolled(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: media.pause }).click()
    await eventually(() => page.getByRole('button', { name: media.play }).count()).toBe(1)
  })

  test('part where the pointer rests on the sentence, if they may move', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(path, { motion })
      await page.locator('h1').hover()
      const places = () =>
        page.locator('article').evaluateAll((all) => all.slice(0, 4).map((one) => getComputedStyle(one).translate))
      await eventually(async () => (await places()).map((place) => place !== 'none')).toEqual(Array(4).fill(motion))
    }
  })

  test('lie side by side on a small screen', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390 })
    const bottoms = () =>
      page.locator('article').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
    await eventually(async () => new Set(await bottoms()).size).toBe(1)
    expect(await overflows(page)).toEqual([])
  })

  test('are a list of pictures and links without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const boxes = await page
      .locator('article')
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.querySelectorAll('img, a').length]))
    expect(boxes).toHaveLength(total)
    expect(boxes.every(([, parts]) => parts! >= 2)).toBe(true)
    expect(boxes.at(-1)![0]).toBeGreaterThan(boxes[0]![0]!)
    expect(await page.getByRole('button', { name: media.pause }).isVisible()).toBe(false)
  })
})
