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
    await page.goto(site.url)
    const { room, scrollbar, edge, container } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'))
      const lengthOf = (value: string) => {
        probe.style.paddingInlineStart = value
        return Number.parseFloat(getComputedStyle(probe).paddingInlineStart)
      }
      const room = document.documentElement.clientWidth
      const [edge, container] = [lengthOf('var(--container-edge)'), lengthOf('var(--container)')]
      return { room, scrollbar: innerWidth - room, edge, container }
    })
    expect(scrollbar).toBeGreaterThan(0)
    expect(edge).toBe((room - container) / 2)
  } finally {
    await browser.close()
  }
})
