import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-interior-design'
const { hero, compare } = said('en')['home/interior-design']

const roomsOf = (page: Page) => page.getByRole('region', { name: hero.label })
const spotOf = (page: Page, title: string) =>
  roomsOf(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
const isOpen = (page: Page, title: string) => spotOf(page, title).evaluate((spot) => (spot as HTMLDetailsElement).open)
const { sofa, plant, window: pane } = hero.rooms.window.spots

describe('the spots in a room', () => {
  test.for([true, false])('open by pointer, one at a time, script: %s', async (script, { visitor }) => {
    const page = await visitor.open(path, { script })
    await spotOf(page, sofa.title).locator('summary').click()
    expect(await spotOf(page, sofa.title).getByText(sofa.text).isVisible()).toBe(true)
    await spotOf(page, plant.title).locator('summary').click()
    await eventually(() => isOpen(page, sofa.title)).toBe(false)
    expect(await isOpen(page, plant.title)).toBe(true)
  })

  test('open by keyboard and by a finger, and a finger has room for it', async ({ visitor }) => {
    const page = await visitor.open(path)
    await spotOf(page, pane.title).locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await isOpen(page, pane.title)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await isOpen(page, pane.title)).toBe(false)

    const phone = await visitor.open(path, { width: 390, touch: true })
    const point = spotOf(phone, plant.title).locator('summary')
    const box = (await point.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await point.tap()
    expect(await isOpen(phone, plant.title)).toBe(true)
    const told = (await spotOf(phone, plant.title).locator('p').boundingBox())!
    expect(told.x).toBeGreaterThanOrEqual(-1)
    expect(told.x + told.width).toBeLessThanOrEqual(391)
  })
})

test('one room follows the other by its buttons, and back', async ({ visitor }) => {
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

describe('before and after', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: compare.divider })
  /** How much is cut off the picture from after, as a share of its width. */
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

  test.for([true, false])('the divider goes by keyboard, motion: %s', async (motion, { visitor }) => {
    const page = await visitor.open(path, { motion })
    await slider(page).focus()
    expect(await cut(page)).toBeCloseTo(0.5, 2)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('54%')
    expect(await cut(page)).toBeGreaterThan(0.52)
    await page.keyboard.press('Home')
    await eventually(() => cut(page)).toBeLessThan(0.1)
    await page.keyboard.press('End')
    await eventually(() => cut(page)).toBeGreaterThan(0.9)
  })

  test('it goes where the pointer pulls it', async ({ visitor }) => {
    const page = await visitor.open(path)
    await slider(page).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await slider(page).boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await eventually(() => cut(page)).toBeLessThan(0.3)
    expect(await cut(page)).toBeGreaterThan(0.2)
  })

  test('without script both stand side by side, whole, and there is nothing to pull', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const boxOf = async (alt: string) => (await page.getByAltText(alt).filter({ visible: true }).boundingBox())!
    const [before, after] = [await boxOf(compare.altBefore), await boxOf(compare.altAfter)]
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width - 1)
    expect(after.y).toBeCloseTo(before.y, 0)
    expect(await slider(page).count()).toBe(0)
  })
})
