import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { sampleShares } from '#shared/content/samples.ts'
import { formatPercent } from '#shared/i18n/figures.ts'
import { eventually, test } from '#tests/support/browser.ts'

const values = Object.values(sampleShares)
const final = values.map((value) => formatPercent(value, 'en'))
const elements = [
  { path: '/elements/progress-bar', style: 'fields', figure: '[role="meter"] > span' },
  { path: '/elements/pie-chart', style: 'gauge', figure: 'dd > span' },
]

describe.each(elements)('$path', ({ path, style, figure }) => {
  const last = `[data-example="${style}"]`
  const shown = (page: Page) => page.locator(`${last} ${figure}`).allTextContents()
  const drawn = (page: Page) =>
    page
      .locator(`${last} svg`)
      .evaluateAll((all) =>
        all.map((one) =>
          Math.round(
            one.hasAttribute('width')
              ? parseFloat(one.getAttribute('width')!)
              : parseFloat(one.querySelector('[stroke-dasharray]')!.getAttribute('stroke-dasharray')!),
          ),
        ),
      )

  test('fills once, in view, up to what the document held', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true, height: 500 })
    expect(await shown(page)).toEqual(final)
    await page.locator(last).evaluate((part, selector) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(part.querySelector(selector)!.textContent)).observe(part, {
        subtree: true,
        characterData: true,
        childList: true,
      })
      part.scrollIntoView({ block: 'center' })
    }, figure)
    await eventually(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeGreaterThan(
      3,
    )
    await eventually(() => shown(page)).toEqual(final)
    await eventually(() => drawn(page)).toEqual(values)
  })

  test('shows its value without script and at rest', async ({ visitor }) => {
    for (const visit of [{ script: false }, {}]) {
      const page = await visitor.open(path, visit)
      expect(await shown(page)).toEqual(final)
      expect(await drawn(page)).toEqual(values)
    }
  })
})

test('a bar is a meter with its name and value, and the figure stands at its end', async ({ visitor }) => {
  const page = await visitor.open('/elements/progress-bar')
  const meters = page.locator('[data-example="thin"]').getByRole('meter')
  expect(await meters.evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))))).toEqual(values)
  const ends = await meters.evaluateAll((all) =>
    all.map((one) => {
      const [bar, percent] = [one.querySelector('svg')!, one.querySelector('span')!]
      return Math.abs(bar.getBoundingClientRect().right - percent.getBoundingClientRect().right)
    }),
  )
  for (const distance of ends) expect(distance).toBeLessThan(2)
})
