import { chromium, type Page } from 'playwright'
import { addressOf } from '#shared/routes/url.ts'
import { launchOptions } from '#scripts/engine.ts'
import { median, runSite, withFolder, type Report } from './site.ts'

const times = 7
/** The page to which the measured navigation leads from the home page. */
const next = addressOf('gallery')

/** Returns the milliseconds from a click on a link with a prefetched page to the paint of that page's heading. */
async function visit(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/?lng=en`, { waitUntil: 'networkidle' })
  const link = page.locator(`footer a[href^="${next}"]`).first()
  const fetched = page.waitForResponse((response) => /\/static\/js\/page-gallery-/.test(response.url()))
  await link.hover()
  await fetched
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    let clicked = 0
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
    // Marking the heading before its paint makes the browser report the time of the paint (Element Timing API).
    new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (heading !== before) heading?.setAttribute('elementtiming', 'heading')
    }).observe(document.querySelector('main')!, { childList: true })
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
      document.body.dataset['shown'] = String(entry!.renderTime - clicked)
    }).observe({ type: 'element' })
  })
  await link.click()
  const body = page.locator('body[data-shown]')
  return Number(await body.getAttribute('data-shown'))
}

/** Measures a navigation to a prefetched page: the pointer rests on the link until the page has loaded, then it clicks. */
export const measureNextPage = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const browser = await chromium.launch(launchOptions())
    try {
      const taken: number[] = []
      for (let at = 0; at <= times; at++) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
        const time = await visit(await context.newPage(), site.url)
        // The first navigation is a warm-up.
        if (at > 0) taken.push(time)
        await context.close()
      }
      report(`a prefetched page, click to its heading painted (median of ${times})`, `${Math.round(median(taken))} ms`)
    } finally {
      await browser.close()
      await site.stop()
    }
  })
