import type { Page } from 'playwright'
import { bringArial } from './fallbackFont.ts'

/**
 * Notes how far things move that nobody touched, from the first paint on; to be called before the page is asked for. The page is
 * given the font of a visitor's machine, for what comes before the site's own is as wide as that.
 */
export async function watchShifts(page: Page): Promise<void> {
  await bringArial(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far they have moved so far, in all (Layout Instability API). */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

/**
 * Goes to the end of the page, as a reader does, and back to each picture that was not there yet, until all are: a row that begins
 * to turn behind the reader shows others than it did.
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
      // What waits beside the screen, in a row that is pushed along, is not asked for yet.
      const isShown = image.checkVisibility() && right > 0 && left < innerWidth
      return isShown && !(image.complete && image.naturalWidth > 0)
    })
    if (missing) scrollBy(0, missing.getBoundingClientRect().top - innerHeight / 2)
    return missing === undefined
  })
}
