import type { Page } from 'playwright'

/**
 * Notes how far things move that nobody touched; to be called before the page is asked for. What the arrival of the font moves is
 * not among it: where the browser has no Arial, the letters before it are others (`tests/e2e/fonts.test.ts` brings one along).
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const watch = () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    document.addEventListener('DOMContentLoaded', () => {
      void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(watch)))
    })
  })

/** How far they have moved so far, in all (Layout Instability API). */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

/** Goes to the end of the page, as a reader does, until the last picture in it is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    }
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => {
        const { left, right } = image.getBoundingClientRect()
        // What waits beside the screen, in a row that is pushed along, is not asked for yet.
        return image.checkVisibility() && right > 0 && left < innerWidth
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}
