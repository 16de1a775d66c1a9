import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/rotate-box'
const boxes = Object.values(said('en')['elements/rotate-box'].boxes)
const [first, second] = boxes
const box = (page: Page, title: string) => page.locator('[data-example="cards"] li', { hasText: title })
/** Whether a card shows its back: turned by half, or, at rest, faded in. */
const isTurned = (page: Page, title: string) =>
  box(page, title).evaluate((one) => {
    const card = one.lastElementChild!
    const { m11 } = new DOMMatrix(getComputedStyle(card).transform)
    return (
      m11 < -0.99 ||
      (m11 > 0.99 &&
        getComputedStyle(card.lastElementChild!).opacity === '1' &&
        !matchMedia('(prefers-reduced-motion: no-preference)').matches)
    )
  })

for (const motion of [true, false])
  test(`cards turn under the pointer, with the focus and back, motion: ${motion}`, async ({ visitor }) => {
    const page = await visitor.open(path, { motion })
    await box(page, first!.subtitle).scrollIntoViewIfNeeded()
    expect(await isTurned(page, first!.subtitle)).toBe(false)
    await box(page, first!.subtitle).hover()
    await eventually(() => isTurned(page, first!.subtitle)).toBe(true)
    await page.mouse.move(0, 0)
    await eventually(() => isTurned(page, first!.subtitle)).toBe(false)
    await box(page, second!.subtitle).getByRole('button').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(second!.button)
    await eventually(() => isTurned(page, second!.subtitle)).toBe(true)
    expect(await isTurned(page, first!.subtitle)).toBe(false)
  })

test('a tap turns a card, and its link can be followed', async ({ visitor }) => {
  const page = await visitor.open(path, { touch: true, width: 390 })
  const turn = page.getByRole('button', { name: first!.turn })
  await turn.tap({ position: { x: 100, y: 100 } })
  await eventually(() => isTurned(page, first!.subtitle)).toBe(true)
  expect(await turn.getAttribute('aria-expanded')).toBe('true')
  await box(page, first!.subtitle).getByRole('link').tap()
  await eventually(() => new URL(page.url()).pathname).toBe('/contact')
})

test('both sides can be read without script', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const { title, text } of boxes) {
    const sides = await box(page, text).evaluate((one) => {
      const [front, back] = [...one.lastElementChild!.children].map((side) => side.getBoundingClientRect())
      return { isApart: back!.top >= front!.bottom, height: back!.height }
    })
    expect(sides.isApart).toBe(true)
    expect(sides.height).toBeGreaterThan(100)
    expect(await page.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true)
  }
  expect(await page.locator('[data-example="cards"] li').getByRole('button').count()).toBe(0)
})
