import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright'
import type { Language } from '#shared/i18n/languages.ts'
import { root } from './build.ts'
import { hangLimit } from './limits.ts'
import type { Theme } from './renderPlan.ts'

/** The properties of a browser profile that cannot change after it was created. */
export interface Kind {
  origin: string
  language: Language
  script: boolean
  touch: boolean
  /** Whether the HTTP cache is kept between visits. */
  keepsFiles: boolean
}

/** The properties that can change between two visits. */
export interface Look {
  theme: Theme
  width: number
  height: number
  motion: boolean
}

/** A browser profile with one page. */
export interface Profile {
  page: Page
  /** Faults that the browser has reported. */
  noise: string[]
  /**
   * Writes a trace and a screenshot of the visit.
   * @param name the name of the test
   * @returns paths relative to the project folder
   */
  record(name: string): Promise<{ trace: string; screenshot: string }>
  /** Returns the profile to the pool after a visit. It is closed if the visit has failed. */
  giveBack(isSound: boolean): Promise<void>
}

/**
 * Whether traces have snapshots of the page before and after each action (TEST_TRACE=snapshots). With snapshots tests take a quarter
 * longer, and some twice as long.
 */
const tracesSnapshots = process.env['TEST_TRACE'] === 'snapshots'

/** The address of an unused page in the pool. */
const restingPlace = '/healthz'

/** The folder with traces and screenshots of failed tests. */
const failures = '.cache/failures'

/** The number of visits after which a profile is closed, because the memory of its pages adds up to gigabytes. */
const maxVisits = 50

const browserLanguages: Readonly<Record<Language, string>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
  en: 'en-GB',
  fr: 'fr-FR',
  nl: 'nl-NL',
}

/**
 * Records faults: console errors and warnings (including breaches of the content security policy), exceptions, and requests to other
 * hosts.
 */
function listen(context: BrowserContext, origin: string): { noise: string[]; forget: () => void } {
  const noise: string[] = []
  const refusedDocuments = new Set<string>()
  const withoutAnchor = (address: string) => address.replace(/#.*/, '')
  const isDocuments = (message: ConsoleMessage) =>
    /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
    refusedDocuments.has(withoutAnchor(message.location().url))
  context.on('response', (response) => {
    // Error statuses of documents are expected: the 404 page, and pages with form errors.
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
  return { noise, forget: () => refusedDocuments.clear() }
}

/** Methods of a page and of its context with lasting effects. A page on which one was called, or `clock` used, is not reused. */
const lasting = {
  page: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
    'setStorageState',
  ],
} as const
const listening = ['on', 'once', 'addListener', 'prependListener'] as const

/** Calls `note` before each call of a method. */
function follow<Owner extends object>(owner: Owner, name: keyof Owner, note: (...values: never[]) => void): void {
  const own = owner[name] as (...values: never[]) => unknown
  Reflect.set(owner, name, (...values: never[]) => {
    note(...values)
    return own.apply(owner, values)
  })
}

/**
 * Watches the changes that a test makes to a page and its context.
 * @returns a function that undoes them, and returns whether everything could be undone
 */
function watch(page: Page, context: BrowserContext): () => Promise<boolean> {
  let isUndoable = true
  let isIntercepted = false
  const removals: (() => void)[] = []
  const notUndoable = () => {
    isUndoable = false
  }
  for (const name of lasting.page) follow(page, name, notUndoable)
  for (const name of lasting.context) follow(context, name, notUndoable)
  const { clock } = page
  Object.defineProperty(page, 'clock', {
    get() {
      notUndoable()
      return clock
    },
  })
  follow(page, 'route', () => {
    isIntercepted = true
  })
  for (const name of listening)
    follow(page, name, (event: 'request', listener: () => void) => removals.push(() => page.off(event, listener)))
  return async () => {
    for (const remove of removals.splice(0)) remove()
    if (isIntercepted) await page.unrouteAll({ behavior: 'ignoreErrors' })
    isIntercepted = false
    return isUndoable
  }
}

const tools = new WeakMap<Page, CDPSession>()

/**
 * Returns the developer tools session of a page. A test must disable everything that it enables there.
 * @throws Error when the page is not from a pool
 */
export function toolsOf(page: Page): CDPSession {
  const found = tools.get(page)
  if (!found) throw new Error('Only pages of a pool have a session of the developer tools.')
  return found
}

/** The pages of one browser. */
export interface Pool {
  /**
   * Returns a profile with a page. Creating a profile takes longer than most visits, therefore returned profiles are reused after their
   * storage, cache and history were cleared.
   * @param isNew whether the profile must not have been used before
   */
  take(kind: Kind, look: Look, isNew: boolean): Promise<Profile>
}

export function createPool(browser: Browser): Pool {
  const free = new Map<string, Profile[]>()
  const wear = new WeakMap<Profile, (look: Look) => Promise<void>>()

  async function make(kind: Kind, key: string, look: Look): Promise<Profile> {
    const { origin, language, script, touch, keepsFiles } = kind
    const context = await browser.newContext({
      baseURL: origin,
      locale: browserLanguages[language],
      colorScheme: look.theme,
      timezoneId: 'Europe/Belgrade',
      viewport: { width: look.width, height: look.height },
      javaScriptEnabled: script,
      hasTouch: touch,
      reducedMotion: look.motion ? 'no-preference' : 'reduce',
    })
    context.setDefaultTimeout(hangLimit)
    await context.tracing.start({ snapshots: tracesSnapshots })
    const { noise, forget } = listen(context, origin)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    tools.set(page, session)
    const undo = watch(page, context)
    let visits = 0

    const profile: Profile = {
      page,
      noise,
      async record(name) {
        const folder = join(failures, name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120))
        mkdirSync(join(root, folder), { recursive: true })
        const [trace, screenshot] = [join(folder, 'trace.zip'), join(folder, 'screenshot.png')]
        await page.screenshot({ path: join(root, screenshot) })
        await context.tracing.stopChunk({ path: join(root, trace) })
        return { trace, screenshot }
      },
      async giveBack(isSound) {
        visits += 1
        const isKept =
          isSound &&
          visits < maxVisits &&
          !page.isClosed() &&
          context.pages().length === 1 &&
          (await undo()) &&
          page.url().startsWith(origin)
        try {
          if (!isKept) throw new Error('It cannot be used again.')
          await context.tracing.stopChunk()
          // A document of the site without scripts. For a blank page the browser would start a new process.
          await page.goto(restingPlace)
          if (script)
            await page.evaluate(() => {
              sessionStorage.clear()
              localStorage.clear()
            })
          // As in a new tab: no history, and no element under the pointer.
          await session.send('Page.resetNavigationHistory')
          await page.mouse.move(-1, -1)
          free.set(key, [...(free.get(key) ?? []), profile])
        } catch {
          await context.close()
        }
      },
    }
    await context.tracing.startChunk()
    wear.set(profile, async ({ theme, width, height, motion }) => {
      forget()
      await context.tracing.startChunk()
      await Promise.all([
        page.emulateMedia({
          media: null,
          colorScheme: theme,
          reducedMotion: motion ? 'no-preference' : 'reduce',
          forcedColors: null,
          contrast: null,
        }),
        page.setViewportSize({ width, height }),
        session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
        context.clearCookies(),
        ...(keepsFiles ? [] : [session.send('Network.clearBrowserCache')]),
      ])
    })
    return profile
  }

  return {
    async take(kind, look, isNew) {
      const key = JSON.stringify(Object.entries(kind).sort())
      const profile = isNew ? undefined : free.get(key)?.pop()
      if (!profile) return make(kind, key, look)
      await wear.get(profile)!(look)
      return profile
    },
  }
}
