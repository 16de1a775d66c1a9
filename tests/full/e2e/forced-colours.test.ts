import type { Locator } from 'playwright'
import { describe, expect } from 'vitest'
import { atRest, said, test } from '#tests/support/browser.ts'

/** Forced colours remove backgrounds and shadows, so a choice must stay visible in another way (WCAG 2.2, 1.4.1). */
describe('forced colours', () => {
  /** Returns whether a part looks different after another choice. */
  async function changes(part: Locator, choose: () => Promise<unknown>): Promise<boolean> {
    const page = part.page()
    const look = async () => {
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await atRest(page)
      return part.screenshot()
    }
    const chosen = await look()
    await choose()
    return !chosen.equals(await look())
  }

  test('distinguish the open tab in every style', async ({ visitor }) => {
    const page = await visitor.open('/elements/tab')
    await page.emulateMedia({ forcedColors: 'active' })
    const lists = await page.getByRole('tablist').all()
    expect(lists.length).toBeGreaterThan(5)
    const indistinct: number[] = []
    for (const [at, list] of lists.entries()) {
      const tabs = list.getByRole('tab')
      if (!(await changes(tabs.first(), () => tabs.nth(1).click()))) indistinct.push(at + 1)
    }
    expect(indistinct).toEqual([])
  })

  test('distinguish the chosen theme', async ({ visitor }) => {
    const page = await visitor.open('/about')
    await page.emulateMedia({ forcedColors: 'active' })
    const outlines = await page
      .getByRole('contentinfo')
      .locator('label:has([type="radio"]) span')
      .evaluateAll((all) => all.map((field) => getComputedStyle(field).outlineStyle))
    expect(outlines).toEqual(['solid', 'none', 'none'])
  })

  test('distinguish the branch of the page in the header bar and in the burger menu', async ({ visitor }) => {
    const page = await visitor.open('/programme', { width: 1440 })
    await page.emulateMedia({ forcedColors: 'active' })
    const branches = page.getByRole('banner').locator('nav summary:visible')
    const lines = await branches.evaluateAll((all) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor
      return all.map((branch) => ({
        isHere: branch.hasAttribute('data-here'),
        isSeen: getComputedStyle(branch).borderBlockEndColor !== ground,
      }))
    })
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.filter(({ isHere }) => isHere)).toHaveLength(1)
    expect(lines.filter(({ isHere, isSeen }) => isHere !== isSeen)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    const folded = await page
      .getByRole('banner')
      .locator('[data-burger] summary')
      .evaluateAll((all) =>
        all.map((branch) => ({
          isHere: branch.hasAttribute('data-here'),
          isSeen: getComputedStyle(branch).textDecorationLine === 'underline',
        })),
      )
    expect(folded.filter(({ isHere }) => isHere).length).toBeGreaterThan(0)
    expect(folded.filter(({ isHere, isSeen }) => isHere !== isSeen)).toEqual([])
  })

  test('distinguish the chosen term of a price', async ({ visitor }) => {
    const page = await visitor.open('/page/pricing-packages')
    await page.emulateMedia({ forcedColors: 'active' })
    const { choose } = said('en')['page/pricing-packages'].offer
    const lines = await page
      .getByRole('group', { name: choose })
      .locator('label')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine))
    expect(lines).toEqual(['underline', 'none'])
  })
})
