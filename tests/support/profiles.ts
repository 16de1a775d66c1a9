import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright'
import type { Language } from '#shared/i18n/languages.ts'
import { root } from './build.ts'
import { hangLimit } from './limits.ts'
import type { Theme } from './renderPlan.ts'

/** Who sits before the screen: what is settled when a profile is made. */
export interface Kind {
  origin: string
  language: Language
  script: boolean
  touch: boolean
  /** Whether what one page has loaded is there for the next one. */
  keepsFiles: boolean
}

/** What can change between two visits. */
export interface Look {
  theme: Theme
  width: number
  height: number
  motion: boolean
}

/** A browser profile with one page, and what nobody should hear of it. */
export interface Profile {
  page: Page
  noise: string[]
  /**
   * Writes a trace and a screenshot of the visit.
   * @param name of the test
   * @returns the paths from the project's folder
   */
  record(name: string): Promise<{ trace: string; screenshot: string }>
  /** Given back after the visit; the next one may have it. Not where the visit went wrong. */
  giveBack(isSound: boolean): Promise<void>
}

/**
 * Whether a trace shows the page before and after each action, for who looks for the cause of a failure: TEST_TRACE=snapshots. It takes a
 * quarter longer, and twice as long where a page is asked for much.
 */
const tracesSnapshots = process.env['TEST_TRACE'] === 'snapshots'

/** Where a page waits for its next visit. */
const restingPlace = '/healthz'

/** Where the traces and screenshots of failed tests lie. */
const failures = '.cache/failures'

/** So many visits a profile is used for: what the browser keeps of the pages that it has shown adds up to gigabytes. */
const mostVisits = 50

const browserLanguages: Readonly<Record<Language, string>> = {
  sr: 'sr-Latn-RS',
  'sr-Cyrl': 'sr-Cyrl-RS',
  en: 'en-GB',
  fr: 'fr-FR',
  nl: 'nl-NL',
}

/**
 * Everything that nobody should hear of: errors and warnings of the console (a breach of the content security policy is
 * one), exceptions, requests to other hosts.
 */
function listen(context: BrowserContext, origin: string): { noise: string[]; forget: () => void } {
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
  return { noise, forget: () => refusedDocuments.clear() }
}

/** What lasts longer than a visit and cannot be undone, of a page and of its profile; so does the clock. */
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

/** Tells of every call of a method. */
function follow<Owner extends object>(owner: Owner, name: keyof Owner, note: (...values: never[]) => void): void {
  const own = owner[name] as (...values: never[]) => unknown
  Reflect.set(owner, name, (...values: never[]) => {
    note(...values)
    return own.apply(owner, values)
  })
}

/**
 * Notes what a test does to a page and its profile.
 * @returns undoes it, and answers whether everything could be undone
 */
function watch(page: Page, context: BrowserContext): () => Promise<boolean> {
  let isUndoable = true
  let isIntercepted = false
  const heard: (() => void)[] = []
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
    follow(page, name, (event: 'request', listener: () => void) => heard.push(() => page.off(event, listener)))
  return async () => {
    for (const stop of heard.splice(0)) stop()
    if (isIntercepted) await page.unrouteAll({ behavior: 'ignoreErrors' })
    isIntercepted = false
    return isUndoable
  }
}

const tools = new WeakMap<Page, CDPSession>()

/** The developer tools of a page from a pool. Whoever turns something on in them turns it off again. */
export function toolsOf(page: Page): CDPSession {
  const found = tools.get(page)
  if (!found) throw new Error('Only pages of a pool have tools at hand.')
  return found
}

/** The pages of one browser. */
export interface Pool {
  /**
   * A page of a profile of its own. Making one costs more than most visits, so one that was given back comes again, like
   * new: nothing is stored, kept from earlier loads, or to go back to.
   * @param isNew never one that was used
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
          visits < mostVisits &&
          !page.isClosed() &&
          context.pages().length === 1 &&
          (await undo()) &&
          page.url().startsWith(origin)
        try {
          if (!isKept) throw new Error('It cannot be used again.')
          await context.tracing.stopChunk()
          // A document of the site in which nothing runs: for a blank one the browser begins a new process.
          await page.goto(restingPlace)
          if (script)
            await page.evaluate(() => {
              sessionStorage.clear()
              localStorage.clear()
            })
          // As in a new tab, one step back is a page that is none, and nothing is under the pointer.
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
