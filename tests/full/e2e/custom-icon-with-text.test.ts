import { expect } from 'vitest'
import { eventually, test } from '#tests/support/browser.ts'

const path = '/elements/custom-icon-with-text'

test.for(['light', 'dark'] as const)('our own icons are there in the %s theme', async (theme, { visitor }) => {
  const page = await visitor.open(path, { theme })
  for (const style of ['tiles', 'medals']) {
    const shown = page.locator(`[data-example="${style}"] img:visible`)
    expect(await shown.count()).toBe(4)
    for (const icon of await shown.all()) {
      await icon.scrollIntoViewIfNeeded()
      await eventually(() => icon.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      const { width, height } = (await icon.boundingBox())!
      expect(Math.abs(width - height)).toBeLessThan(1)
    }
  }
})
