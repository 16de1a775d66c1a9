import { expect } from 'vitest'
import { headerPaths, type ShownHeaderName } from '#shared/routes/headers.ts'
import { test } from '#tests/support/browser.ts'

/** Headers whose menu opens in rows, with the widths to test. */
const headers = {
  'hamburger-menu': [390, 1440],
  'hamburger-menu-modern': [390, 1440],
  'hamburger-menu-half': [390, 1440],
  'left-menu-classic': [390, 1440],
  'left-menu-modern': [390, 1440],
  'header-with-push': [390],
  'mobile-menu-classic': [390],
  'mobile-menu-modern': [390],
  'mobile-menu-full-screen': [390],
} as const satisfies Partial<Record<ShownHeaderName, readonly number[]>>
const names = Object.keys(headers) as (keyof typeof headers)[]

test.for(names.flatMap((name) => headers[name].map((width) => [name, width] as const)))(
  'the second menu level of %s at %i px is smaller than the first, indented, and apart from the next column',
  async ([name, width], { visitor }) => {
    const page = await visitor.open(headerPaths[name], { width, script: false })
    const rows = await page.locator('header').evaluate((header) => {
      for (const panel of header.querySelectorAll<HTMLDetailsElement>('[data-burger]')) panel.open = true
      const menu = [...header.querySelectorAll('nav')].find(
        (one) => one.checkVisibility() && one.querySelector('details > ul details'),
      )!
      const branch = menu.querySelector('li > details:has(details)') as HTMLDetailsElement
      branch.open = true
      const inner = [...branch.querySelectorAll<HTMLElement>(':scope > ul > li > details > summary')]
      const left = (summary: Element) => {
        const range = document.createRange()
        range.selectNodeContents(summary.firstChild!)
        return range.getBoundingClientRect().left
      }
      const sizeOf = (summary: Element) => Number.parseFloat(getComputedStyle(summary).fontSize)
      const list = inner[0]!.closest('ul')!.getBoundingClientRect()
      return {
        count: inner.length,
        first: sizeOf(branch.querySelector('summary')!),
        second: Math.max(...inner.map(sizeOf)),
        indent: Math.min(...inner.map((one) => left(one) - list.left)),
        // The distance from an arrow to the text of the next column in the same row.
        room: Math.min(
          ...inner.flatMap((one) => {
            const arrow = one.querySelector('svg')!.getBoundingClientRect()
            return inner
              .filter((other) => Math.abs(other.getBoundingClientRect().top - one.getBoundingClientRect().top) < 2)
              .map((other) => left(other) - arrow.right)
              .filter((gap) => gap > -2)
          }),
          100,
        ),
      }
    })
    expect(rows.count).toBeGreaterThan(1)
    expect(rows.second).toBeLessThan(rows.first)
    expect(rows.indent).toBeGreaterThanOrEqual(12)
    expect(rows.room).toBeGreaterThanOrEqual(16)
  },
)
