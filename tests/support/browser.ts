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

/** The options of a visit. */
export interface Visit {
  /** The language of the browser. */
  language?: Language
  theme?: Theme
  width?: number
  height?: number
  /** Whether scripts run; true by default. */
  script?: boolean
  /** Whether the screen is a touch screen. */
  touch?: boolean
  /** Whether animations run. By default the browser asks for reduced motion, so that no element is checked during an animation. */
  motion?: boolean
  /** The origin of another site than that of the test file. */
  origin?: string
  /** Whether the browser's HTTP cache is kept between such visits. */
  shared?: boolean
  /** Whether the profile must be new, for tests that a cleaned profile would not suit. */
  fresh?: boolean
  /** Called before the navigation, for example to intercept requests, fill the storage or set the clock. */
  before?: (page: Page) => unknown
  /** Whether to wait until the page is loaded and hydrated; true by default. */
  hydrated?: boolean
}

export interface Visitor {
  /** Opens an address of the site in its own browser profile. */
  open(address: string, visit?: Visit): Promise<Page>
  /** Expects faults (console messages, exceptions, foreign requests). They must occur; any other fault fails the test. */
  expectNoise(...faults: readonly RegExp[]): void
  /** Allows faults. They may occur. */
  allowNoise(...faults: readonly RegExp[]): void
}

/** Polls a function until the expectation holds. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: hangLimit, interval: 25 })

/** Resolves once the page has been hydrated and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await settled(page)
}

/** Ends the offline state of a page, and waits until the browser reports it. */
export async function backOnLine(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}

/** Resolves after the next paint. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))

/**
 * Scrolls a page to a position, in pixels from the top. Resolves after the page's scroll listeners have run, because listeners see two
 * calls within one frame as a single movement.
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
 * Resolves when no animation or transition runs, because computed styles change during one. Scroll-driven animations are ignored: they
 * never end.
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
 * Resolves when Swiper has initialized a carousel and measured it. This takes three frames: its layout changes the height, Swiper
 * notices the height in the next frame, and positions the current slide in the frame after that.
 */
export async function carouselReady(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await eventually(() => carousel.getAttribute('data-ready')).not.toBeNull()
  for (let frame = 0; frame < 3; frame += 1) await settled(carousel.page())
}

let launched: Promise<Browser> | undefined

/** Returns the browser of this worker. A browser for each file would cost as much as several visits. */
async function browserAtHand(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = chromium.launch(launchOptions())
  return launched
}

/** Vitest's `test` with a browser for each worker, a site and a mail server for each file, and a profile for each page. */
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
  // It depends on the site, so that its pages close before the site stops. A stopping site waits for open connections.
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
      // This is decided first, because `giveBack` changes the page and a broken page must not be reused.
      const isSound = task.result?.state !== 'fail' && unexpected(opened.flatMap(({ noise }) => noise)).length === 0
      if (!isSound)
        for (const profile of opened) {
          const { trace, screenshot } = await profile.record(task.fullTestName)
          console.error(`Screenshot: ${screenshot}\nTrace: npx playwright show-trace ${trace}`)
        }
      await Promise.all(opened.map((profile) => profile.giveBack(isSound)))
      // The list is emptied, so that the next visit starts without faults.
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

/** Returns whether the first heading of an anchor's target is in the window, and neither the header nor anything else covers it. */
export const hasLanded = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((anchor) => {
    const heading = document.getElementById(anchor)!.querySelector('h2, h3')!
    const { left, top, bottom, height } = heading.getBoundingClientRect()
    const header = document.querySelector('body header')!.getBoundingClientRect()
    const at = document.elementFromPoint(left + 4, top + height / 2)
    return top >= Math.max(0, header.bottom) && bottom < innerHeight && at !== null && heading.contains(at)
  }, id)

/**
 * Scrolls a row of articles forward with its button and back with the keyboard, and checks the positions.
 * @param words the label of the row and of its button
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

/** Delays the script that hydrates the page until `release` is called. */
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

/** Returns the violations of WCAG 2.2, level AA, that axe finds, one line each. Scripts must be enabled on the page. */
export async function accessibility(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
    // Without a list of passed checks it takes half the time. Frames have pages of other sites.
    const results = await window.axe.run({ ...options, resultTypes: ['violations'], iframes: false })
    return results.violations
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')})${any[0] ? ` ${any[0].message}` : ''}`),
  )
}

/** Returns the cookies and the storage of the site. */
export const stored = (page: Page) =>
  page.evaluate(() => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } }))

/** Returns the words of a language. */
export const said = wordsOf
export const tagOf = (language: Language): string => languageFacts[language].tag
