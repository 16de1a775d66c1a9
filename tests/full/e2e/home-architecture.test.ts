import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { studioAge } from '#shared/content/homes/architecture.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/home-architecture'

/** The hour on the wall: -1 in the morning, 1 in the afternoon. */
const sunOn = (page: Page) =>
  page.locator('figure:has(> ol)').evaluate((wall) => Number(getComputedStyle(wall).getPropertyValue('--sun')))

/** Brings the wall's upper edge to a share of the screen's height. */
const scrollWall = (page: Page, share: number) =>
  page.locator('figure:has(> ol)').evaluate((wall, at) => {
    scrollTo({ top: wall.getBoundingClientRect().top + scrollY - at * innerHeight, behavior: 'instant' })
  }, share)

describe('the shade on the wall', () => {
  test('goes with the day while the page is scrolled, and back', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await scrollWall(page, 0.8)
    await eventually(() => sunOn(page)).toBeLessThan(-0.3)
    const glass = () =>
      page
        .locator('figure i')
        .first()
        .evaluate((pane) => getComputedStyle(pane, '::before').clipPath)
    const morning = await glass()
    await scrollWall(page, -0.2)
    await eventually(() => sunOn(page)).toBeGreaterThan(0.3)
    expect(await glass()).not.toBe(morning)
    await scrollWall(page, 0.8)
    await eventually(() => sunOn(page)).toBeLessThan(-0.3)
    expect(await page.getByText(said('en')['home/architecture'].sun.moving).isVisible()).toBe(true)
  })

  test('stands at two in the afternoon for who wants rest, and nobody says that it moves', async ({ visitor }) => {
    const page = await visitor.open(path)
    for (const share of [0.8, -0.2]) {
      await scrollWall(page, share)
      expect(await sunOn(page)).toBe(0.5)
    }
    expect(await page.getByText(said('en')['home/architecture'].sun.moving).isVisible()).toBe(false)
  })
})

test('the sheets turn by keyboard, and all of them can be reached without script', async ({ visitor }) => {
  const { slides } = said('en')['home/architecture']
  const page = await visitor.open(path)
  const sheets = page.getByRole('region', { name: slides.label })
  const bridge = sheets.getByText(slides.items.bridge.title)
  const next = sheets.getByRole('button', { name: said('en').controls.carousel.next })
  await next.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await eventually(async () => (await bridge.boundingBox())!.x < page.viewportSize()!.width).toBe(true)

  const still = await visitor.open(path, { script: false })
  const figures = still.getByRole('region', { name: slides.label }).locator('figure')
  expect(await figures.count()).toBe(3)
  await figures.last().scrollIntoViewIfNeeded()
  const box = (await figures.last().boundingBox())!
  expect(box.x).toBeLessThan(still.viewportSize()!.width)
})

test('the age of the office and its counts are marked as samples', async ({ visitor }) => {
  const page = await visitor.open(path)
  const years = page.getByRole('region', { name: said('en')['home/architecture'].years.title })
  expect(await years.textContent()).toContain(String(studioAge))
  expect(await years.getByText(said('en').common.sampleFigure).count()).toBe(4)
})
