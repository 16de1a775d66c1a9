import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { bringArial } from './fallbackFont.ts'

/**
 * Records layout shifts from the first paint on. Must be called before the navigation. The page gets the fallback font of a visitor's
 * machine, because text has its width until the web font has loaded. Fonts and photographs come later than the layout, as on a slow line.
 */
export async function watchShifts(page: Page): Promise<void> {
  await bringArial(page)
  await page.route(/\/media\/[0-9a-f]{32}\.|\.woff2$/, async (route) => {
    await wait(400)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of the layout shifts so far (Layout Instability API). */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

/**
 * Scrolls to the end of the page, and then to each picture that has not loaded, until all have. A carousel that starts after it was
 * passed may show pictures that were not loaded before.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    }
  })
  await page.waitForFunction(() => {
    const missing = [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => {
      const { left, right } = image.getBoundingClientRect()
      // Pictures beside the screen, in a row with horizontal scrolling, are not loaded yet.
      const isShown = image.checkVisibility() && right > 0 && left < innerWidth
      return isShown && !(image.complete && image.naturalWidth > 0)
    })
    if (missing) scrollBy(0, missing.getBoundingClientRect().top - innerHeight / 2)
    return missing === undefined
  })
}
