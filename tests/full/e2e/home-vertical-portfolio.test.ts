import { describe, expect } from 'vitest'
import { folios } from '#shared/content/homes/folios.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const path = addressOf('home-vertical-portfolio')
const { list } = said('en')['home/vertical-portfolio']
const { media, carousel } = said('en').controls
const total = folios['vertical-portfolio'].length

describe('the slides', () => {
  test('go by the numbers and the keys; what is not in front is out of reach, and the change is announced', async ({
    visitor,
  }) => {
    const page = await visitor.open(path)
    const slides = page.getByRole('region', { name: list })
    const reachable = () =>
      slides.locator('article').evaluateAll((all) => all.flatMap((one, at) => (one.closest('[inert]') ? [] : [at])))
    await eventually(reachable).toEqual([0])
    await slides.getByRole('button', { name: /^3\. / }).click()
    await eventually(reachable).toEqual([2])
    await eventually(() => slides.getByRole('status').innerText()).toContain(`3 of ${total}: `)
    await page.keyboard.press('ArrowDown')
    await eventually(reachable).toEqual([3])
    await slides.locator('article').nth(3).getByRole('link').first().focus()
    await page.keyboard.press('ArrowUp')
    await eventually(reachable).toEqual([2])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(carousel.slides)
  })

  test('go by one notch of the wheel, and at the last one the page goes on', async ({ visitor }) => {
    const page = await visitor.open(path)
    const current = () => page.getByRole('region', { name: list }).locator('button[aria-current]').innerText()
    await page.getByRole('button', { name: /^1\. / }).click()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 100)
    await eventually(current).toBe('2')
    await page.keyboard.press('End')
    await eventually(current).toBe(String(total))
    await eventually(async () => {
      await page.mouse.wheel(0, 100)
      return page.evaluate(() => scrollY)
    }).toBeGreaterThan(0)
  })

  test('go on by themselves until somebody holds them, and never for who wants rest', async ({ visitor }) => {
    const still = await visitor.open(path)
    expect(await still.getByRole('button', { name: media.play }).count()).toBe(1)
    const page = await visitor.open(path, { motion: true })
    const current = () => page.getByRole('region', { name: list }).locator('button[aria-current]').innerText()
    await eventually(current).toBe('2')
    await page.getByRole('button', { name: media.pause }).click()
    await eventually(() => page.getByRole('button', { name: media.play }).count()).toBe(1)
  })

  test('lie side by side on a small screen', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390 })
    const tops = () =>
      page.locator('article').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    await eventually(async () => new Set(await tops()).size).toBe(1)
    await page.getByRole('button', { name: /^2\. / }).click()
    await eventually(() => page.locator('article').nth(1).getByRole('link').first().isVisible()).toBe(true)
    expect(await overflows(page)).toEqual([])
  })

  test('are sections of the page without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const boxes = await page
      .locator('article')
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.querySelectorAll('img, a').length]))
    expect(boxes).toHaveLength(total)
    expect(boxes.map(([top]) => top)).toEqual(boxes.map(([top]) => top).toSorted((one, other) => one! - other!))
    expect(boxes.every(([, parts]) => parts! >= 2)).toBe(true)
    expect(await page.getByRole('button', { name: media.pause }).isVisible()).toBe(false)
  })
})
