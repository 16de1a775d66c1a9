import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright'
import { expect, test as base } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import type { Theme } from './renderPlan.ts'
import { startSite, type SiteProcess } from './siteProcess.ts'
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts'

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
  /** In the profile of the file's other visits of this kind: what one page loaded, the next one has. */
  shared?: boolean
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

export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** How long a browser may take for one thing, in milliseconds. */
const patience = 10_000

const browserLanguages: Readonly<Record<Language, string>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
  en: 'en-GB',
  fr: 'fr-FR',
  nl: 'nl-NL',
}

/** Looks again and again, as long as a browser may take. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: patience, interval: 25 })

/**
 * Everything that nobody should hear of: errors and warnings of the console (a breach of the content security policy is
 * one), exceptions, requests to other hosts.
 */
function listen(context: BrowserContext, origin: string): string[] {
  const noise: string[] = []
  const refusedDocuments = new Set<string>()
  const withoutAnchor = (address: string) => address.replace(/#.*/, '')
  const isDocuments = (message: ConsoleMessage) =>
    /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
    refusedDocuments.has(withoutAnchor(message.location().url))
  context.on('response', (response) => {
    // The 404 page, and a form post's page with its errors: the document itself, not a file of it.
    if (response.request().isNavigationRequest() && response.status() >= 400)
      refusedDocuments.add(withoutAnchor(response.url()))
  })
  context.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type()) || isDocuments(message)) return
    const { url } = message.location()
    noise.push(`${message.type()}: ${message.text()}${url ? ` (${url.replace(origin, '')})` : ''}`)
  })
  context.on('weberror', (error) => noise.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host)
      noise.push(`request: ${request.url()}`)
  })
  return noise
}

/** Resolves once the page's first tree has been hydrated, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // React marks what it has hydrated; the heading is inside every page.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'))
  })
  await settled(page)
}

/** Resolves after the browser has painted once more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))

/** A browser profile, and what nobody should hear of it. */
interface Profile {
  context: BrowserContext
  noise: string[]
}

async function newProfile(browser: Browser, origin: string, visit: Visit): Promise<Profile> {
  const { language = 'en', theme = 'light', width = 1440, height, script = true } = visit
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserLanguages[language],
    colorScheme: theme,
    timezoneId: 'Europe/Belgrade',
    viewport: { width, height: height ?? (width < 600 ? 844 : 900) },
    javaScriptEnabled: script,
    hasTouch: visit.touch ?? false,
    reducedMotion: visit.motion ? 'no-preference' : 'reduce',
  })
  context.setDefaultTimeout(patience)
  return { context, noise: listen(context, origin) }
}

async function load(page: Page, address: string, visit: Visit): Promise<void> {
  const { script = true, before, hydrated: waits = true } = visit
  await before?.(page)
  await page.goto(address, { waitUntil: waits ? 'load' : 'commit' })
  if (script && waits) await hydrated(page)
}

/** One browser, one site and one mail server for each file; a profile of its own for each page. */
export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.launch({ executablePath, args: browserFlags })
    onCleanup(() => browser.close())
    return browser
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
  .extend('profiles', { scope: 'file' }, async ({}, { onCleanup }): Promise<Map<string, Profile>> => {
    const profiles = new Map<string, Profile>()
    onCleanup(async () => {
      await Promise.all([...profiles.values()].map(({ context }) => context.close()))
    })
    return profiles
  })
  .extend('visitor', async ({ browser, site, profiles }, { onCleanup }): Promise<Visitor> => {
    const opened: { page: Page; profile: Profile; isShared: boolean }[] = []
    const expected: RegExp[] = []
    const allowed: RegExp[] = []
    const profileFor = async (origin: string, visit: Visit): Promise<Profile> => {
      const { shared, language, theme, width, script } = visit
      if (!shared) return newProfile(browser, origin, visit)
      const kind = JSON.stringify([origin, language, theme, width, script])
      const kept = profiles.get(kind) ?? (await newProfile(browser, origin, visit))
      profiles.set(kind, kept)
      return kept
    }
    onCleanup(async () => {
      await Promise.all(
        opened.map(({ page, profile, isShared }) => (isShared ? page.close() : profile.context.close())),
      )
      // Taken out: the next visit in a shared profile hears of its own alone.
      const noise = [...new Set(opened.map(({ profile }) => profile.noise))].flatMap((heard) => heard.splice(0))
      expect(noise.filter((line) => ![...expected, ...allowed].some((fault) => fault.test(line)))).toEqual([])
      expect(expected.filter((fault) => !noise.some((line) => fault.test(line))).map(String)).toEqual([])
    })
    return {
      async open(address, visit = {}) {
        const profile = await profileFor(visit.origin ?? site.url, visit)
        const page = await profile.context.newPage()
        opened.push({ page, profile, isShared: visit.shared ?? false })
        await load(page, address, visit)
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
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes is not listed, which takes half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')})${any[0] ? ` ${any[0].message}` : ''}`),
  )
}

/** What is wider than its place: the document, headings, buttons, heads of tables; and text that is cut off at the edge. Slides that wait their turn count for nothing. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`document: ${root.scrollWidth} > ${root.clientWidth}`] : []
    const isSeen = (part: Element) =>
      part.checkVisibility() &&
      !part.closest('[aria-hidden="true"], [inert]') &&
      getComputedStyle(part).clipPath === 'none'
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
    const name = (part: Element) => `${part.localName} “${part.textContent.trim().slice(0, 40)}”`
    for (const part of shown('h1, h2, h3, button, [data-tone], th, summary, label, legend'))
      // An inline box has no width of its own: its clientWidth is 0.
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
        wide.push(`${name(part)}: ${part.scrollWidth} > ${part.clientWidth}`)
    // A row that is scrolled sideways by itself (a carousel without script) holds more than can be seen at once.
    const isInRow = (part: Element): boolean => {
      const { parentElement } = part
      if (!parentElement) return false
      return /auto|scroll/.test(getComputedStyle(parentElement).overflowX) || isInRow(parentElement)
    }
    for (const part of shown('h1, h2, h3, p, a, button, th, td, dt, dd, summary, label, input, select, textarea')) {
      const { left, right, width } = part.getBoundingClientRect()
      const isOutside = Math.round(left) < 0 || Math.round(right) > root.clientWidth
      // What only appears with the focus, like the link to the content, waits above the edge.
      if (width > 1 && isOutside && !isInRow(part)) wide.push(`${name(part)}: ${left} to ${right}`)
    }
    return wide
  })

/** What the browser keeps of this site. */
export const stored = (page: Page) =>
  page.evaluate(() => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } }))

/** The words of a page as it shows them. */
export const said = wordsOf
export const tagOf = (language: Language): string => languageFacts[language].tag
