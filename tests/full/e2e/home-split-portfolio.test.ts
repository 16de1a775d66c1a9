import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { folios } from '#shared/content/homes/folios.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const path = addressOf('home-split-portfolio')
const { open } = said('en')['home/split-portfolio']
const total = folios['split-portfolio'].length

/** Which slides can be reached. */
const reachable = (page: Page) =>
  page.locator('article').evaluateAll((all) => all.flatMap((one, at) => (one.closest('[inert]') ? [] : [at])))

/** Where the two halves of a project begin, in pixels below the beginning of what scrolls. */
const halves = (page: Page, at: number) =>
  page
    .locator('article')
    .nth(at)
    .evaluate((one) => {
      const from = one.closest('[data-part="scroller"]')!.getBoundingClientRect().top
      return [...one.children].map((half) => Math.round(half.getBoundingClientRect().top - from))
    })

describe('the halves', () => {
  test('go by the half discs and the keys, and at their end the page goes on', async ({ visitor }) => {
    const page = await visitor.open(path)
    await eventually(() => reachable(page)).toEqual([0])
    await page.getByRole('button', { name: /^2\. / }).click()
    await eventually(() => reachable(page)).toEqual([1])
    await page.keyboard.press('End')
    await eventually(() => reachable(page)).toEqual([total - 1])
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('pass each other, and go together for who wants rest', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(path, { motion })
      await page.locator('[data-part="scroller"]').evaluate((one) => {
        one.style.scrollSnapType = 'none'
        one.scrollTo({ top: one.clientHeight / 4, behavior: 'instant' })
      })
      await eventually(async () => {
        const [words, picture] = await halves(page, 0)
        return words! < 0 && Math.abs(picture! - (motion ? -words! : words!)) < 2
      }).toBe(true)
    }
  })

  test('lie one below the other on a small screen and without script', async ({ visitor }) => {
    for (const visit of [{ width: 390 }, { width: 390, script: false }, { script: false }]) {
      const page = await visitor.open(path, visit)
      expect(await page.getByRole('link', { name: new RegExp(`^${open}`) }).count()).toBe(total)
      expect(await reachable(page)).toHaveLength(total)
      if (visit.width !== undefined) expect(await overflows(page)).toEqual([])
    }
  })
})
