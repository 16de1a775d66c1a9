import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-interior-design')
const { hero, compare } = said('en')['home/interior-design']

describe('the hotspots of a room', () => {
  const spotOf = (page: Page, title: string) =>
    page
      .getByRole('region', { name: hero.label })
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: title }) })
  const isOpen = (page: Page, title: string) =>
    spotOf(page, title).evaluate((spot) => (spot as HTMLDetailsElement).open)
  const { sofa, plant, window: pane } = hero.rooms.window.spots

  test.for([true, false])('open one at a time by pointer and keyboard, script: %s', async (script, { visitor }) => {
    const page = await visitor.open(path, { script })
    await spotOf(page, sofa.title).locator('summary').click()
    expect(await spotOf(page, sofa.title).getByText(sofa.text).isVisible()).toBe(true)
    await spotOf(page, plant.title).locator('summary').click()
    await eventually(() => isOpen(page, sofa.title)).toBe(false)
    expect(await isOpen(page, plant.title)).toBe(true)
    await spotOf(page, pane.title).locator('summary').press('Enter')
    await eventually(() => isOpen(page, pane.title)).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => isOpen(page, pane.title)).toBe(false)
  })

  test('are at least 44 px on a phone, and their text fits the screen', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, touch: true })
    const spot = spotOf(page, plant.title)
    const { width, height } = (await spot.locator('summary').boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await spot.locator('summary').tap()
    expect(await isOpen(page, plant.title)).toBe(true)
    const text = (await spot.locator('p').boundingBox())!
    expect(text.x).toBeGreaterThanOrEqual(-1)
    expect(text.x + text.width).toBeLessThanOrEqual(391)
  })

  test('of the next room are scrolled into view by its button and out of view by the other', async ({ visitor }) => {
    const page = await visitor.open(path)
    const chair = spotOf(page, hero.rooms.archway.spots.chair.title).first().locator('summary')
    const isThere = async () => {
      const { x } = (await chair.boundingBox())!
      return x > 0 && x < page.viewportSize()!.width
    }
    expect(await isThere()).toBe(false)
    await page.getByRole('button', { name: hero.next }).click()
    await eventually(isThere).toBe(true)
    await page.getByRole('button', { name: hero.previous }).click()
    await eventually(isThere).toBe(false)
  })
})

describe('the comparison of a room before and after', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: compare.divider })
  /** Returns the place of the divider, as a share of the width of the “after” picture. */
  const cut = (page: Page) =>
    page
      .getByAltText(compare.altAfter)
      .first()
      .evaluate((picture) => {
        const whole = picture.closest('figure')!
        const divider = whole.parentElement!.querySelector(':scope > span')!.getBoundingClientRect()
        const { left, width } = whole.getBoundingClientRect()
        return (divider.left + divider.width / 2 - left) / width
      })

  test('is divided where the keyboard or the pointer puts the slider', async ({ visitor }) => {
    const page = await visitor.open(path)
    await slider(page).focus()
    expect(await cut(page)).toBeCloseTo(0.5, 2)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('54%')
    await eventually(() => cut(page)).toBeGreaterThan(0.52)
    await page.keyboard.press('Home')
    await eventually(() => cut(page)).toBeLessThan(0.1)
    await page.keyboard.press('End')
    await eventually(() => cut(page)).toBeGreaterThan(0.9)
    const { x, y, width, height } = (await slider(page).boundingBox())!
    await page.mouse.move(x + width - 8, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await eventually(() => cut(page)).toBeLessThan(0.3)
    expect(await cut(page)).toBeGreaterThan(0.2)
  })

  test('shows both whole pictures side by side without script, and no slider', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const boxOf = async (alt: string) => (await page.getByAltText(alt).filter({ visible: true }).boundingBox())!
    const [before, after] = [await boxOf(compare.altBefore), await boxOf(compare.altAfter)]
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width - 1)
    expect(after.y).toBeCloseTo(before.y, 0)
    expect(await slider(page).count()).toBe(0)
  })
})
