import { chromium, type Page } from 'playwright'
import { addressOf } from '#shared/routes/url.ts'
import { launchOptions } from '#scripts/engine.ts'
import { median, runSite, withFolder, type Report } from './site.ts'

const times = 7
/** Where somebody goes from the home page. */
const next = addressOf('gallery')

/** Milliseconds from a click on a link, whose page is there already, to the paint that shows that page's heading. */
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
    // Marked before it is painted: the browser itself then says when it was (Element Timing).
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

/** What a navigation takes that was seen coming: the pointer rests on the link until its page is there, then it clicks. */
export const measureNextPage = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const browser = await chromium.launch(launchOptions())
    try {
      const taken: number[] = []
      for (let at = 0; at <= times; at++) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
        const time = await visit(await context.newPage(), site.url)
        // The first one warms up.
        if (at > 0) taken.push(time)
        await context.close()
      }
      report(`a prefetched page, click to its heading painted (median of ${times})`, `${Math.round(median(taken))} ms`)
    } finally {
      await browser.close()
      await site.stop()
    }
  })
