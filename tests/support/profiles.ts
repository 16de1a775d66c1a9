import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright'
import type { Language } from '#shared/i18n/languages.ts'
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
  /** Goes to an address as the first one of a new tab. */
  go(address: string, waitUntil: 'load' | 'commit'): Promise<void>
  /** Given back after the visit; the next one may have it. Not where the visit went wrong. */
  giveBack(isSound: boolean): Promise<void>
}

/** How long a browser may take for one thing, in milliseconds. */
export const patience = 10_000

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

/** What of a page lasts longer than a visit and cannot be undone; the clock and what belongs to the profile, too. */
const lasting = [
  'addInitScript',
  'context',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const
const listening = ['on', 'once', 'addListener', 'prependListener'] as const

/**
 * Notes what a test does to a page.
 * @returns undoes it, and answers whether everything could be undone
 */
function watch(page: Page): () => Promise<boolean> {
  let isUndoable = true
  let isIntercepted = false
  const heard: (() => void)[] = []
  const follow = (name: string, note: (...values: never[]) => void) => {
    const own = Reflect.get(page, name) as (...values: never[]) => unknown
    Reflect.set(page, name, (...values: never[]) => {
      note(...values)
      return own.apply(page, values)
    })
  }
  for (const name of lasting) follow(name, () => (isUndoable = false))
  follow('route', () => (isIntercepted = true))
  for (const name of listening)
    follow(name, (event: 'request', listener: () => void) => heard.push(() => page.off(event, listener)))
  const { clock } = page
  Object.defineProperty(page, 'clock', {
    get() {
      isUndoable = false
      return clock
    },
  })
  return async () => {
    for (const stop of heard.splice(0)) stop()
    if (isIntercepted) await page.unrouteAll({ behavior: 'ignoreErrors' })
    isIntercepted = false
    return isUndoable
  }
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
    context.setDefaultTimeout(patience)
    const { noise, forget } = listen(context, origin)
    const page = await context.newPage()
    const undo = watch(page)
    let tools: CDPSession | undefined

    const profile: Profile = {
      page,
      noise,
      async go(address, waitUntil) {
        if (!tools) {
          await page.goto(address, { waitUntil })
          return
        }
        // What belongs to the tab can only be emptied by a document of the site, before anything of it runs.
        const source = 'if (self === top && origin !== "null") sessionStorage.clear()'
        const { identifier } = await tools.send('Page.addScriptToEvaluateOnNewDocument', { source })
        await page.goto(address, { waitUntil })
        await Promise.all([
          tools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }),
          tools.send('Page.resetNavigationHistory'),
        ])
      },
      async giveBack(isSound) {
        const isKept =
          isSound && !page.isClosed() && context.pages().length === 1 && (await undo()) && page.url().startsWith(origin)
        try {
          if (!isKept) throw new Error('It cannot be used again.')
          await page.goto('about:blank')
          // Wherever the pointer was left, nothing is under it.
          await page.mouse.move(-1, -1)
          free.set(key, [...(free.get(key) ?? []), profile])
        } catch {
          await context.close()
        }
      },
    }
    wear.set(profile, async ({ theme, width, height, motion }) => {
      tools ??= await context.newCDPSession(page)
      forget()
      await Promise.all([
        page.emulateMedia({
          media: null,
          colorScheme: theme,
          reducedMotion: motion ? 'no-preference' : 'reduce',
          forcedColors: null,
          contrast: null,
        }),
        page.setViewportSize({ width, height }),
        tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
        context.clearCookies(),
        ...(keepsFiles ? [] : [tools.send('Network.clearBrowserCache')]),
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
