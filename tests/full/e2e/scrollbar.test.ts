import { chromium } from 'playwright'
import { expect } from 'vitest'
import { launchOptions } from '#scripts/engine.ts'
import { test } from '#tests/support/browser.ts'

test('beside a scrollbar that takes room, a full-width field begins its text where the container does', async ({
  site,
}) => {
  // The browser of the other tests hides its scrollbars.
  const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.url}/page/about-us`)
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    const text = await page.locator('[data-with] h2').evaluate((heading) => heading.getBoundingClientRect().left)
    expect(room).toBeLessThan(1440)
    // The container is 82.5 rem wide.
    expect(text).toBe((room - 82.5 * 16) / 2)
  } finally {
    await browser.close()
  }
})
