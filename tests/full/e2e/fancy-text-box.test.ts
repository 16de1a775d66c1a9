import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { atRest, eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/fancy-text-box'
const { items } = said('en')['elements/fancy-text-box']

/** What moves in a box of each style, and how it lies. */
const moves = {
  marker: (box: Locator) => box.locator('h3').evaluate((one) => getComputedStyle(one).backgroundSize),
  cover: (box: Locator) => box.locator('p').evaluate((one) => one.parentElement!.getBoundingClientRect().height > 0),
  brackets: (box: Locator) => box.evaluate((one) => getComputedStyle(one, '::before').inlineSize),
  mark: (box: Locator) => box.evaluate((one) => getComputedStyle(one, '::after').insetInlineStart),
  fold: (box: Locator) => box.evaluate((one) => getComputedStyle(one, '::after').blockSize),
}
const boxIn = (page: Page, style: string) => page.locator(`[data-example="${style}"] li`).first()

describe.each(Object.entries(moves))('a box with a %s', (style, look) => {
  test.for([{ script: true }, { script: false }])('answers pointer and focus, %o', async (visit, { visitor }) => {
    const page = await visitor.open(path, visit)
    const box = boxIn(page, style)
    await box.scrollIntoViewIfNeeded()
    const before = await look(box)
    await box.hover()
    await eventually(() => look(box)).not.toBe(before)
    await atRest(page)
    const moved = await look(box)
    await page.mouse.move(0, 0)
    await eventually(() => look(box)).toBe(before)
    await box.getByRole('link').focus()
    await eventually(() => look(box)).toBe(moved)
  })
})

test('where nothing hovers every sentence can be read', async ({ visitor }) => {
  const page = await visitor.open(path, { touch: true, width: 390 })
  const text = boxIn(page, 'cover').locator('p')
  expect(await text.textContent()).toBe(items.contract.text)
  expect((await text.boundingBox())!.height).toBeGreaterThan(0)
  expect(await moves.cover(boxIn(page, 'cover'))).toBe(true)
})
