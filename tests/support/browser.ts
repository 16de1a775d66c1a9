import axe from 'axe-core'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { expect, test as base } from 'vitest'
import { launchOptions } from '#scripts/engine.ts'
import { wordsOf } from '#locales/words.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { hangLimit } from './limits.ts'
import { createPool, type Pool, type Profile } from './profiles.ts'
import type { Theme } from './renderPlan.ts'
import { startSite, type SiteProcess } from './siteProcess.ts'
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** How a visitor comes to the site. */
export interface Visit {
  /** The browser's own language. */
  language?: Language
  theme?: Theme
  width?: number
  height?: number
  /** With scripts, unless said otherwise. */
  script?: boolean
  /** A screen that is touched. */
  touch?: boolean
  /** With motion: otherwise nothing is half faded in when it is looked at. */
  motion?: boolean
  /** Another site than the file's own. */
  origin?: string
  /** In a profile of the file's other visits of this kind: what one page loaded, the next one has. */
  shared?: boolean
  /** In a profile that no other visit had, where being made like new is not enough. */
  fresh?: boolean
  /** Before the page is asked for: what is intercepted, stored, or the clock. */
  before?: (page: Page) => unknown
  /** Whether to wait until the page has been loaded and hydrated; a test of what happens before does not. */
  hydrated?: boolean
}

export interface Visitor {
  /** A page at an address of the site, in a browser profile of its own. */
  open(address: string, visit?: Visit): Promise<Page>
  /** A fault that belongs to the test: it must occur, and does not count. Every other one fails the test. */
  expectNoise(...faults: readonly RegExp[]): void
  /** A fault that does not count where it occurs. */
  allowNoise(...faults: readonly RegExp[]): void
}

/** Looks again and again until the expectation holds. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: hangLimit, interval: 25 })

/** Resolves once the page has been hydrated and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await settled(page)
}

/** Gives a page its line back, and waits until the browser knows. */
export async function backOnLine(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}

/** Resolves after the browser has painted once more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))

/**
 * Scrolls a page with script to a place, in pixels from the top, and resolves when the page's own listeners have been told: two places that
 * are asked for within one frame are one movement to them, whose direction is another.
 */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        const before = scrollY
        window.scrollTo({ top: to, behavior: 'instant' })
        if (scrollY === before) done()
        else addEventListener('scroll', () => done(), { once: true })
      }),
    top,
  )

/**
 * Resolves when nothing moves by itself: a style that is read while it changes is neither the old nor the new one. What moves
 * with the scrolling runs for ever, and stands still as long as nobody scrolls.
 */
export const atRest = (page: Page) =>
  eventually(() =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
    ),
  ).toBe(0)

/**
 * Resolves when Swiper has a carousel and has measured it: its layout changes its height, the height is seen in the frame
 * after, and then, a frame later, the slide of that moment is put into its place, whatever was pressed between.
 */
export async function carouselReady(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await eventually(() => carousel.getAttribute('data-ready')).not.toBeNull()
  for (let frame = 0; frame < 3; frame += 1) await settled(carousel.page())
}

let launched: Promise<Browser> | undefined

/** The browser of this worker: to begin another one for each file costs as much as several visits. */
async function browserAtHand(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = chromium.launch(launchOptions())
  return launched
}

/** One browser for each worker, one site and one mail server for each file; a profile of its own for each page. */
export const test = base
  .extend('browser', { scope: 'worker' }, ({}, { onCleanup }): (() => Promise<Browser>) => {
    onCleanup(async () => {
      await (await launched)?.close()
    })
    return browserAtHand
  })
  .extend('peer', { scope: 'file' }, async ({}, { onCleanup }): Promise<SmtpPeer> => {
    const peer = await startSmtpPeer()
    onCleanup(() => peer.stop())
    return peer
  })
  .extend('site', { scope: 'file' }, async ({ peer }, { onCleanup }): Promise<SiteProcess> => {
    const site = await startSite({ env: { SMTP_URL: peer.url, MAIL_RETRY_BASE_MS: '100' } })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })
  // It depends on the site, so that its pages close before the site stops: a stopping site waits for connections that are open.
  .extend('pool', { scope: 'file' }, async ({ browser: atHand, site: _ }, { onCleanup }): Promise<Pool> => {
    const browser = await atHand()
    onCleanup(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    })
    return createPool(browser)
  })
  .extend('visitor', async ({ pool, site, task }, { onCleanup }): Promise<Visitor> => {
    const opened: Profile[] = []
    const expected: RegExp[] = []
    const allowed: RegExp[] = []
    onCleanup(async () => {
      const unexpected = (noise: readonly string[]) =>
        noise.filter((line) => ![...expected, ...allowed].some((fault) => fault.test(line)))
      // Decided before a page is given back: it may be broken, and it is not left as the test left it.
      const isSound = task.result?.state !== 'fail' && unexpected(opened.flatMap(({ noise }) => noise)).length === 0
      if (!isSound)
        for (const profile of opened) {
          const { trace, screenshot } = await profile.record(task.fullTestName)
          console.error(`Screenshot: ${screenshot}\nTrace: npx playwright show-trace ${trace}`)
        }
      await Promise.all(opened.map((profile) => profile.giveBack(isSound)))
      // Taken out: the next visit hears of its own alone.
      const noise = opened.flatMap((profile) => profile.noise.splice(0))
      expect(unexpected(noise)).toEqual([])
      expect(expected.filter((fault) => !noise.some((line) => fault.test(line))).map(String)).toEqual([])
    })
    return {
      async open(address, visit = {}) {
        const { language = 'en', theme = 'light', width = 1440, script = true } = visit
        const { height = width < 600 ? 844 : 900, touch = false, motion = false, shared = false } = visit
        const kind = { origin: visit.origin ?? site.url, language, script, touch, keepsFiles: shared }
        const profile = await pool.take(kind, { theme, width, height, motion }, visit.fresh ?? false)
        opened.push(profile)
        const { page } = profile
        const { before, hydrated: waits = true } = visit
        await before?.(page)
        await page.goto(address, { waitUntil: waits ? 'load' : 'commit' })
        if (script && waits) await hydrated(page)
        return page
      },
      expectNoise(...faults) {
        expected.push(...faults)
      },
      allowNoise(...faults) {
        allowed.push(...faults)
      },
    }
  })

/** Whether an anchor's first heading stands in the upper part of the window, and nothing covers it. */
export const hasLanded = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((anchor) => {
    const heading = document.getElementById(anchor)!.querySelector('h2, h3')!
    const { left, top, bottom, height } = heading.getBoundingClientRect()
    const header = document.querySelector('body header')!.getBoundingClientRect()
    const at = document.elementFromPoint(left + 4, top + height / 2)
    return top >= Math.max(0, header.bottom) && bottom < innerHeight && at !== null && heading.contains(at)
  }, id)

/**
 * Leafs through a row of articles by its button, and back by the keyboard.
 * @param words what the row is called, and its button
 */
export async function leafThrough(page: Page, words: { label: string; next: string }): Promise<void> {
  const row = page.getByRole('region', { name: words.label })
  const left = (at: number) =>
    row
      .locator('article')
      .nth(at)
      .evaluate((story) => story.getBoundingClientRect().left)
  const start = await left(0)
  await row.getByRole('button', { name: words.next }).click()
  await eventually(() => left(1)).toBeCloseTo(start, 0)
  await row.getByRole('list').first().focus()
  await page.keyboard.press('Home')
  await eventually(() => left(0)).toBeCloseTo(start, 0)
}

/** Holds back the script that hydrates, until it is released. */
export async function holdScript(page: Page): Promise<{ release: () => void }> {
  const held: (() => void)[] = []
  let isReleased = false
  await page.route('**/static/js/entry-client-*.js', async (route) => {
    if (!isReleased) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  return {
    release() {
      isReleased = true
      for (const go of held) go()
    },
  }
}

/** What `axe` finds against WCAG 2.2, level AA, each fault a line. It needs a page with script. */
export async function accessibility(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const asked = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
    // What passes is not listed, which takes half of the time. Frames are other sites' pages.
    const results = await window.axe.run({ ...asked, resultTypes: ['violations'], iframes: false })
    return results.violations
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')})${any[0] ? ` ${any[0].message}` : ''}`),
  )
}

/** What the browser keeps of this site. */
export const stored = (page: Page) =>
  page.evaluate(() => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } }))

/** The words of a page as it shows them. */
export const said = wordsOf
export const tagOf = (language: Language): string => languageFacts[language].tag
