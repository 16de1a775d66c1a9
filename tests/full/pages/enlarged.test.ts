import { chromium } from 'playwright'
import { describe, expect } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { launchOptions } from '#scripts/engine.ts'
import { pageOfEachRow } from '#tests/support/renderPlan.ts'
import { createPool } from '#tests/support/profiles.ts'

/** Extends the test with a browser whose default font size is doubled (WCAG 2.2, 1.4.4). */
const enlarged = test.extend('pool', { scope: 'file' }, async ({ site: _ }, { onCleanup }) => {
  const browser = await chromium.launch(launchOptions({ defaultFontSize: 32 }))
  onCleanup(() => browser.close())
  return createPool(browser)
})

describe('text of twice the size', () => {
  enlarged.for(pageOfEachRow.map(({ path }, at) => ({ path, language: languages[at % languages.length]! })))(
    'has no overflow on a desktop at $path in $language',
    async ({ path, language }, { visitor }) => {
      const page = await visitor.open(path, { language, width: 1280, shared: true })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await overflows(page)).toEqual([])
    },
  )

  enlarged('can be scrolled horizontally on a phone', async ({ visitor }) => {
    const page = await visitor.open('/contact', { language: 'nl', width: 390 })
    /** Returns the width of visible text beyond the screen, in pixels. */
    const overflowWidth = () =>
      page.evaluate(() => {
        const texts = [...document.querySelectorAll('h1, h2, h3, p, a, td, label')].filter((part) =>
          part.checkVisibility(),
        )
        return Math.max(...texts.map((part) => part.getBoundingClientRect().right)) + scrollX - innerWidth
      })
    const wide = await overflowWidth()
    expect(wide).toBeGreaterThan(0)
    await page.mouse.wheel(wide, 0)
    await expect.poll(() => page.evaluate(() => scrollX)).toBeGreaterThanOrEqual(Math.floor(wide))
  })
})
