import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/browser.ts'

const path = '/elements/columns'

/** The columns of each example: shares as written, and the width and place that each really has. */
const measured = (page: Page) =>
  page.locator('[data-example] [data-shares]').evaluateAll((all) =>
    all.map((grid) => ({
      shares: grid.getAttribute('data-shares')!,
      said: [...grid.children].map((column) => column.firstElementChild!.textContent),
      widths: [...grid.children].map((column) => column.getBoundingClientRect().width),
      lefts: [...grid.children].map((column) => Math.round(column.getBoundingClientRect().left)),
      gap: Number.parseFloat(getComputedStyle(grid).columnGap),
    })),
  )

test('each column is as wide as it says, in the order it is read', async ({ visitor }) => {
  const page = await visitor.open(path)
  const all = await measured(page)
  expect(all).toHaveLength(8)
  for (const { shares, said, widths, lefts, gap } of all) {
    const parts = shares.split('-').map(Number)
    const whole = parts.reduce((sum, part) => sum + part)
    const room = widths.reduce((sum, width) => sum + width) / whole
    expect(lefts, shares).toEqual([...new Set(lefts)].sort((a, b) => a - b))
    for (const [at, part] of parts.entries()) {
      expect(Math.abs(widths[at]! - room * part), `${shares}: ${said[at]}`).toBeLessThan(gap)
      const [over = 0, under = 1] = said[at]!.split('/').map(Number)
      expect(over / under).toBeCloseTo(part / whole)
    }
  }
})

test('on a phone they stand below one another', async ({ visitor }) => {
  const page = await visitor.open(path, { width: 390 })
  for (const { shares, lefts } of await measured(page)) expect(new Set(lefts).size, shares).toBe(1)
})
