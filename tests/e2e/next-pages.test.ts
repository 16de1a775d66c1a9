import { chromium } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, hydrated, said, settled, test } from '#tests/support/browser.ts'
import { launchOptions } from '#scripts/engine.ts'
import type { SiteProcess } from '#tests/support/siteProcess.ts'

const gallery = addressOf('gallery')
/** The script that only the gallery needs. */
const galleryScript = /\/static\/js\/page-gallery-[\w-]+\.js$/

/** Records the addresses that a page requests from now on. */
function requestsOf(page: { on(event: 'request', listener: (request: { url(): string }) => void): unknown }): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}

describe('the page behind a link', () => {
  test('is preloaded when the pointer rests on the link, and needs no other script or data on a click', async ({
    visitor,
  }) => {
    const page = await visitor.open('/')
    const requests = requestsOf(page)
    const link = page.locator(`footer a[href="${gallery}"]`).first()
    await link.hover()
    await eventually(() => requests.some((url) => galleryScript.test(url))).toBe(true)
    await eventually(() => requests.some((url) => url.includes('/words-en-gallery'))).toBe(true)
    // The module's own imports are requested after it, so the count is taken when it no longer grows.
    const count = () => requests.filter((url) => /\.(?:js|json)$/.test(url)).length
    let before = 0
    await eventually(async () => {
      const last = before
      await page.waitForLoadState('networkidle')
      before = count()
      return before === last
    }).toBe(true)
    await link.click()
    await page.waitForURL(gallery)
    // The script that writes the head is requested last; the count must include it.
    await eventually(() => page.title()).toContain(said('en').gallery.title)
    expect(count()).toBe(before)
  })

  test('is preloaded when the link gets the focus', async ({ visitor }) => {
    const page = await visitor.open('/')
    const requests = requestsOf(page)
    await page.locator(`footer a[href="${gallery}"]`).first().focus()
    // As when the page scrolls and another element comes below the pointer.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    await eventually(() => requests.some((url) => galleryScript.test(url))).toBe(true)
  })

  test('is requested again on a click when its stylesheet failed to preload', async ({ visitor }) => {
    visitor.expectNoise(/Failed to load resource/)
    const style = /\/static\/css\/page-gallery-[\w-]+\.css$/
    const page = await visitor.open('/')
    let failures = 0
    await page.route(style, (route) => (failures++ === 0 ? route.abort() : route.continue()))
    await page.evaluate(() => document.body.setAttribute('data-here', ''))
    const link = page.locator(`footer a[href="${gallery}"]`).first()
    await link.hover()
    await eventually(() => failures).toBe(1)
    await settled(page)
    await link.click()
    await page.waitForURL(gallery)
    const loaded = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    await eventually(async () => (await loaded()).some((href) => style.test(href))).toBe(true)
    expect(await page.locator('body[data-here]').count(), 'no other document').toBe(1)
  })

  test('is not preloaded when the browser saves data', async ({ visitor }) => {
    const page = await visitor.open('/', {
      before: async (opened) => {
        await opened.clock.install()
        await opened.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        })
      },
    })
    const requests = requestsOf(page)
    await page.locator(`footer a[href="${gallery}"]`).first().hover()
    await page.locator('footer a').last().focus()
    // Longer than the pointer must rest before a page is preloaded.
    await page.clock.runFor(10_000)
    expect(requests.filter((url) => /\.(?:js|json)$/.test(url))).toEqual([])
  })
})

describe('the back/forward cache', () => {
  /**
   * Returns the reasons in the contact page that exclude it from the back/forward cache. Headless browsers cache no page at all, but
   * still report the reasons of the page itself.
   * @param prepare runs in the page before it is left
   */
  async function cacheBlockers(site: SiteProcess, prepare: () => void): Promise<string[]> {
    // Playwright disables the back/forward cache by default; then there are no reasons either.
    const browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await browser.newPage({ baseURL: site.url })
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Page.enable')
      let found: string[] | undefined
      devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        found = notRestoredExplanations.filter(({ type }) => type === 'PageSupportNeeded').map(({ reason }) => reason)
      })
      await page.goto('/contact')
      await hydrated(page)
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.title = 'kept'
        })
      })
      await page.evaluate(prepare)
      await page.goto('/robots.txt')
      // The navigation ends the context of the call.
      await page.evaluate(() => history.back()).catch(() => undefined)
      await eventually(async () => found !== undefined || (await page.title().catch(() => '')) === 'kept').toBe(true)
      return found ?? []
    } finally {
      await browser.close()
    }
  }

  test('is not blocked by the contact page', async ({ site }) => {
    expect(await cacheBlockers(site, () => undefined)).toEqual([])
  })

  test('is blocked by a page with an unload handler', async ({ site }) => {
    const leave = () => window.addEventListener('unload', () => undefined)
    expect(await cacheBlockers(site, leave)).toEqual(['UnloadHandlerExistsInMainFrame'])
  })
})
