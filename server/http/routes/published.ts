import { Router, type RequestHandler, type Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { ShownContent, Store } from '#db/store.ts'
import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { dayOf } from '#shared/localDay.ts'
import { maxSlugLength, slugPattern, type ContentKind } from '#shared/publishing/documents.ts'
import { pressTextName, pressTextPath, pressTexts } from '#shared/content/pressKit.ts'
import { productParams, shopItemIds, type ShopItemId } from '#shared/content/shopNames.ts'
import { calendarPath, contentPaths, newsFeedPath, pagedKinds, searchedKinds } from '#shared/publishing/paths.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import { donationsTable } from '../../donationsTable.ts'
import { addressOf } from '#shared/routes/url.ts'
import { cacheBody, type CachedBody } from '../../rendering/pageCache.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { writeCalendar } from '../../publishing/calendar.ts'
import { createPeople } from '../../publishing/people.ts'
import { writePressTexts } from '../../publishing/pressTexts.ts'
import { createReader } from '../../publishing/reader.ts'
import { mediaNamed, mediaNamesOf } from '../../publishing/mediumUses.ts'
import { feedLength, writeNewsFeed } from '../../publishing/newsFeed.ts'
import { newestPublished, type Register } from '../../publishing/register.ts'
import type { ContentWatch } from '../../services/contentWatch.ts'
import { factKinds, type FactsService } from '../../services/facts.ts'
import type { Shop } from '../../services/shop.ts'
import { onlyMethods } from '../methods.ts'
import { cacheHeaders, sendCached } from '../pages.ts'
import { named } from '../routeNames.ts'
import { sitemapFiles } from '../sitemap.ts'

export interface PublishedFilesParts {
  store: Pick<
    Store,
    'findShown' | 'listShown' | 'shownAddresses' | 'findMedia' | 'findContent' | 'listContent' | 'onceShown'
  >
  renderer: Pick<Renderer, 'indexedPaths' | 'writeFeed'>
  register: Register
  shop: Pick<Shop, 'offers'>
  facts: FactsService
  contentWatch: Pick<ContentWatch, 'current'>
  publicUrl: string
  demoPages: DemoPages
  /** Milliseconds since 1970. */
  now: () => number
}

/** The number of cached texts. The largest, a file of the sitemap, takes half a megabyte. */
const maxTexts = 64
/** How long the calendar has an event after its end. */
const keptAfterEnd = 90 * 24 * 60 * 60 * 1000
/** The number of events that are read from the store at once. */
const eventsAtOnce = 200

/** The kinds of which each text is made. */
const kindsOf = {
  news: ['news', ...factKinds],
  events: ['event', ...factKinds],
  donations: ['donation', ...factKinds],
  press: ['person', ...factKinds],
} as const satisfies Record<string, readonly ContentKind[]>

const productPath = (id: ShopItemId) => addressOf('product', { params: { ...productParams(id) } })

interface Text {
  version: string
  /** Undefined if there is no such file. */
  body: Promise<CachedBody | undefined>
}

/**
 * Returns a cache of public texts by their addresses. A text is made again when its version has changed, so that no answer is older than
 * the last change that this process knows.
 */
function createTexts() {
  const texts = new LRUCache<string, Text>({ max: maxTexts })
  return (address: string, version: string, make: () => Promise<string | undefined>): Text['body'] => {
    const known = texts.get(address)
    if (known?.version === version) return known.body
    const body = make().then((text) => (text === undefined ? undefined : cacheBody(text)))
    const text = { version, body }
    texts.set(address, text)
    // The next request tries again. Missing files are not cached: their addresses are unlimited.
    const forget = () => texts.get(address) === text && texts.delete(address)
    body.then((made) => made ?? forget(), forget)
    return body
  }
}

/**
 * Returns the routes of the feed of news, the calendars of events, the table and feed of donations, the texts for the press, and the
 * sitemap. They show a change at once: browsers and proxies ask each time whether their copy is current.
 */
export function publishedFiles(parts: PublishedFilesParts): Router {
  const { store, renderer, register, shop, facts, contentWatch, publicUrl, demoPages, now } = parts
  const router = Router()
  const textOf = createTexts()
  const read = (path: string | RegExp, handler: RequestHandler) =>
    router
      .route(path)
      .all(named('discovery'))
      .get(handler)
      .all(onlyMethods(['GET', 'HEAD']))

  const sendIn = (res: Response, language: Language, type: string, body: CachedBody) => {
    const { req } = res
    res.set({
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Language': languageFacts[language].tag,
      ...cacheHeaders(req, false, { shows: pagedKinds }),
    })
    sendCached(req, res, body)
  }

  read(newsFeedPath, async (req, res) => {
    const { language } = req
    const make = async () => {
      const news = await store.listShown({ kind: 'news' }, { order: 'newest', limit: feedLength })
      const names = news.flatMap(({ document }) => mediaNamesOf(document))
      return writeNewsFeed(news, {
        language,
        publicUrl,
        media: await mediaNamed((wanted) => store.findMedia(wanted), names),
      })
    }
    const body = await textOf(`${newsFeedPath} ${language}`, contentWatch.current(kindsOf.news), make)
    sendIn(res, language, 'application/rss+xml', body!)
  })

  /** Returns the coming events and those that have ended not long ago. */
  async function calendarEvents(time: number): Promise<ShownContent[]> {
    const events: ShownContent[] = []
    for (;;) {
      const after = events.at(-1)
      const more = await store.listShown(
        { kind: 'event', endsAfter: time - keptAfterEnd },
        { order: 'oldest', limit: eventsAtOnce, ...(after && { after }) },
      )
      events.push(...more)
      if (more.length < eventsAtOnce) return events
    }
  }

  read(calendarPath, async (req, res) => {
    const { language } = req
    const time = now()
    // The day is part of the version, because events leave the calendar with time.
    const version = `${dayOf(time)} ${contentWatch.current(kindsOf.events)}`
    const make = async () => writeCalendar(await calendarEvents(time), { language, publicUrl })
    sendIn(res, language, 'text/calendar', (await textOf(`${calendarPath} ${language}`, version, make))!)
  })

  read(new RegExp(`^${contentPaths.event}/([^/]{1,${maxSlugLength}})\\.ics$`), async (req, res, next) => {
    const { language } = req
    const slug = req.params[0]!
    const make = async () => {
      const event = slugPattern.test(slug) ? await store.findShown('event', slug) : undefined
      return event && writeCalendar([event], { language, publicUrl })
    }
    const body = await textOf(`${contentPaths.event}/${slug} ${language}`, contentWatch.current(kindsOf.events), make)
    if (!body) {
      next()
      return
    }
    res.attachment(`${slug}.ics`)
    sendIn(res, language, 'text/calendar', body)
  })

  read(donationsFeedPath, async (req, res) => {
    const { language } = req
    const make = async () =>
      renderer.writeFeed('donations', {
        ...{ language, publicUrl, changes: (await facts.current()).changes },
        donations: newestPublished(await register.read()),
      })
    const body = await textOf(`${donationsFeedPath} ${language}`, contentWatch.current(kindsOf.donations), make)
    sendIn(res, language, 'application/rss+xml', body!)
  })

  read(donationsCsvPath, async (req, res) => {
    const { language } = req
    const make = async () => donationsTable(language, (await register.read()).list)
    const body = await textOf(`${donationsCsvPath} ${language}`, contentWatch.current(kindsOf.donations), make)
    res.attachment(donationsCsvPath.slice(1))
    sendIn(res, language, 'text/csv', body!)
  })

  const { pressPeople } = createPeople(createReader(store))
  for (const text of pressTexts) {
    const path = pressTextPath(text)
    read(path, async (req, res) => {
      const { language } = req
      const make = async () => {
        await facts.current()
        const { pressPeople: people } = await pressPeople({ language, isPreview: false })
        return writePressTexts(language, { publicUrl, people })[text]
      }
      const body = await textOf(`${path} ${language}`, contentWatch.current(kindsOf.press), make)
      res.attachment(pressTextName(text, language))
      sendIn(res, language, 'text/plain', body!)
    })
  }

  /** The paths of the sitemap's files, as far as they are known. */
  let sitemap: { version: string; paths: ReadonlySet<string> } | undefined
  read(/^\/sitemap(?:-[a-z]+(?:-\d{1,6})?)?\.xml$/, async (req, res, next) => {
    const version = contentWatch.current(searchedKinds)
    if (sitemap?.version === version && !sitemap.paths.has(req.path)) {
      next()
      return
    }
    const make = async () => {
      const [indexed, offers] = await Promise.all([renderer.indexedPaths(demoPages), shop.offers()])
      const gone = shopItemIds.filter((id) => offers[id] === null).map((id) => productPath(id))
      const paths = indexed.filter((path) => !gone.includes(path))
      const files = await sitemapFiles({ publicUrl, paths, store })
      sitemap = { version, paths: new Set(files.keys()) }
      return files.get(req.path)?.()
    }
    const body = await textOf(req.path, version, make)
    if (!body) {
      next()
      return
    }
    res.set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    sendCached(req, res, body)
  })
  return router
}
