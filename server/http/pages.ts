import type { Request, Response } from 'express'
import { parseCart, writeCart } from '#shared/cart.ts'
import { countdowns, nextOccurrence } from '#shared/content/countdown.ts'
import { sampleRoll } from '#shared/content/figures.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { yearOf } from '#shared/localDay.ts'
import type { PageRequest } from '#shared/rendering.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { notFound } from '#shared/routes/table.ts'
import { isOpenEnded, type PageQuery } from '#shared/routes/query.ts'
import type { DemoPages, RouteOptions } from '#shared/routes/route.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import type { ContentKind } from '#shared/publishing/documents.ts'
import type { PublishedContent } from '#shared/publishing/published.ts'
import type { Visit } from '#shared/visit.ts'
import {
  encodeOnce,
  etagOf,
  cacheBody,
  type CachedBody,
  type CachedEncoding,
  type PageCache,
} from '../rendering/pageCache.ts'
import type { Counters } from '../metrics/counters.ts'
import { publishedFacts } from '../publishing/facts/publishedFacts.ts'
import { noticeStyles } from '../publishing/noticeHtml.ts'
import type { Renderer } from '../rendering/renderer.ts'
import { sourceHash } from '../rendering/sourceHash.ts'
import type { ContentWatch } from '../services/contentWatch.ts'
import { factKinds, type FactsService } from '../services/facts.ts'
import type { Published } from '../services/published.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import { cartOfRequest } from './cartCookie.ts'
import { previewTokenOf } from './previewCookie.ts'
import { nameRoute, routeOf } from './routeNames.ts'
import { bodyIn, headersOf, pageKey } from './servePageCache.ts'
import { allowStyles } from './middleware/securityHeaders.ts'

export interface PageAnswer {
  found: FoundPage
  query?: PageQuery
  /** Page data of one visitor: the answer is then never cached. */
  visit?: Visit
  /** Replaces the page's own status. */
  status?: number
}

/** Sends a page as the answer to a request. */
export type AnswerPage = (req: Request, res: Response, answer: PageAnswer) => Promise<void>

export interface PageParts {
  renderer: Renderer
  publicUrl: string
  /** The retention of messages in days, which the privacy notice shows. */
  messageDays: number
  demoPages: DemoPages
  /** Milliseconds since 1970. */
  now: () => number
  /** The page cache; absent in development, where the sources of pages change. */
  pages: PageCache | undefined
  published: Published
  facts: FactsService
  contentWatch: Pick<ContentWatch, 'current'>
  counters: Pick<Counters, 'placeOf' | 'countHit' | 'rendered'>
}

/**
 * Returns the cache headers of a page. A public cache may answer with it when its address names the language and it
 * shows neither a cart nor published content. The first notice and the first fact are therefore at most five minutes late in such a cache.
 */
export function cacheHeaders(
  req: Request,
  isPrivate: boolean,
  { showsCart = false, shows }: Pick<RouteOptions, 'showsCart' | 'shows'> = {},
  showsPublished = false,
): Readonly<Record<string, string>> {
  if (isPrivate) return { 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' }
  if (req.addressed && showsCart) return { 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Encoding' }
  // A publication or withdrawal is visible at once, so a cache asks before each answer.
  if (req.addressed && (shows || showsPublished)) return { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  return req.addressed
    ? { 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Encoding' }
    : { 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie, Accept-Encoding' }
}

function sendBody(req: Request, res: Response, body: Buffer, encoding: CachedEncoding | undefined): void {
  res.set(headersOf(body, encoding)).end(req.method === 'HEAD' ? undefined : body)
}

/** Sends a cached body, or 304 when the browser has it. */
export function sendCached(req: Request, res: Response, cached: CachedBody): void {
  res.set('ETag', cached.etag)
  if (req.fresh) {
    res.status(304).end()
    return
  }
  const encoding = acceptedEncoding(req)
  sendBody(req, res, bodyIn(cached, encoding), encoding)
}

/** Sends a body that is not cached, compressed only in the accepted encoding, or 304 when the browser has it. */
export async function sendOnce(req: Request, res: Response, body: Buffer, isPrivate = false): Promise<void> {
  if (!isPrivate) {
    res.set('ETag', etagOf(body))
    if (req.fresh) {
      res.status(304).end()
      return
    }
  }
  const encoding = acceptedEncoding(req)
  sendBody(req, res, await encodeOnce(body, encoding), encoding)
}

/** Returns the page data with the visitor's cart, for a page that shows it. */
function withCart(req: Request, visit: Visit | undefined): Visit | undefined {
  const cart = cartOfRequest(req)
  if (visit?.kind === 'cart') return visit
  if (visit?.kind === 'form') return { ...visit, cart: cart || writeCart(parseCart(visit.values['lines'] ?? '')) }
  return cart && !visit ? { kind: 'cart', cart } : visit
}

/** The kinds that every page shows. */
const everywhere: readonly ContentKind[] = ['notice', ...factKinds]
const notices: readonly ContentKind[] = ['notice']
const kindLists = new Map<readonly ContentKind[], readonly ContentKind[]>()

/** Returns the kinds that a page shows: always the same list, by which the watch caches their state. */
function kindsOn(shows: readonly ContentKind[] | undefined): readonly ContentKind[] {
  if (!shows) return everywhere
  let kinds = kindLists.get(shows)
  if (!kinds) kindLists.set(shows, (kinds = [...shows, ...everywhere]))
  return kinds
}

const noticeHash = sourceHash(noticeStyles)

/** Allows the style elements of a document. */
function allow(res: Response, stylesHash: string, notice: string): void {
  allowStyles(res, notice === '' ? stylesHash : `${stylesHash} ${noticeHash}`)
}

/** The published content of pages while the database cannot be read: no people, rather than samples in the place of real ones. */
const shownWithout: Readonly<Record<string, PublishedContent>> = {
  ...{ home: { leaders: [], municipalities: sampleRoll }, about: { people: [] }, press: { pressPeople: [] } },
  ...{ gallery: {}, search: { hasPeople: true } },
}

/** Returns the function that renders pages, or takes them from the page cache, and sends them. */
export function createAnswerPage(parts: PageParts): AnswerPage {
  const { renderer, publicUrl, messageDays, demoPages, now, pages, counters, published, facts, contentWatch } = parts

  /** Returns whether the visitor is a member of staff who looks at drafts. */
  const isPreviewing = (req: Request) => {
    const token = previewTokenOf(req)
    return token !== undefined && published.previewUntil(token) !== undefined
  }

  /** The notice that visitors see, and the state of the content store when it was read. */
  let seenNotice = { state: '', html: '' }

  async function noticeFor(isPreview: boolean): Promise<string> {
    if (isPreview) return published.noticeHtml({ isPreview })
    const state = contentWatch.current(notices)
    if (seenNotice.state !== state) seenNotice = { state, html: await published.noticeHtml({ isPreview }) }
    return seenNotice.html
  }

  const answerPage: AnswerPage = async (req, res, { found, query = {}, visit: ownVisit, status }) => {
    const { row } = found
    const { countdown, showsCart = false, shows } = row
    const isPreview = isPreviewing(req)
    const visit = showsCart ? withCart(req, ownVisit) : ownVisit
    const isPrivate = visit !== undefined || isPreview
    const { language, addressed, path: pathname } = req
    const time = now()
    const year = yearOf(time)
    const countsTo = countdown && nextOccurrence(countdowns[countdown], time)
    const isMissing = row.kind === 'notFound'

    // The 404 page and open-ended queries are not cached, because their addresses are unlimited.
    const isCached = !isPrivate && !isMissing && status === undefined && !isOpenEnded(query)
    const path = isCached ? canonicalPath(found) : undefined
    const address = withQuery(path ?? '', { query: { ...query }, language: addressed ? language : undefined })
    const key = pageKey(address, language, year)
    // Read before the content, so that a page is never thought newer than it is.
    const kinds = kindsOn(shows)
    const state = contentWatch.current(kinds)
    const known = path === undefined ? undefined : pages?.peek(key, time)
    const needsContent = shows && known?.shows?.state !== state
    let isComplete = true
    const withoutStore = (error: unknown) => {
      if (!(error instanceof StoreUnavailable) || !Object.hasOwn(shownWithout, row.kind)) throw error
      isComplete = false
      return shownWithout[row.kind]
    }
    const content = needsContent
      ? await published.contentOf({ found, query, language, isPreview }).catch(withoutStore)
      : isPreview
        ? ({ isPreview } as const)
        : undefined
    if (needsContent && !content) {
      await answerPage(req, res, { found: { row: notFound, params: {} } })
      return
    }
    const whileUnavailable =
      <Value>(value: Value) =>
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        isComplete = false
        return value
      }
    const notice = await noticeFor(isPreview).catch(whileUnavailable(''))
    const { changes } = await (isPreview ? facts.preview() : facts.current()).catch(whileUnavailable(publishedFacts()))
    const settings = { publicUrl, year, countsTo, messageDays, demoPages, notice, changes, ...(content && { content }) }
    const request: PageRequest = { found, pathname, language, addressed, query, visit, ...settings }
    const render = async () => {
      const started = performance.now()
      const rendered = await renderer.render(request)
      counters.rendered((performance.now() - started) / 1000)
      return rendered
    }

    // The answer to a form has the name of the form's address, whichever page it shows.
    if (isMissing || routeOf(res) === 'none') nameRoute(res, row.id)
    res
      .status(status ?? (isMissing ? 404 : 200))
      .type('html')
      .set({
        'Content-Language': languageFacts[language].tag,
        ...cacheHeaders(req, isPrivate, row, notice !== '' || changes !== undefined),
      })
    if (isPreview) res.set('X-Robots-Tag', 'noindex')
    if (!pages || path === undefined || !isComplete) {
      const { body, stylesHash } = await render()
      allow(res, stylesHash, notice)
      await sendOnce(req, res, body, isPrivate)
      return
    }
    let isHit = true
    const make = async () => {
      isHit = false
      const { body: identity, stylesHash } = await render()
      allow(res, stylesHash, notice)
      const body = await cacheBody(identity)
      const until = countsTo === undefined ? undefined : Date.parse(countsTo)
      const place = counters.placeOf(row.id)
      const headers = { ...res.getHeaders(), ETag: body.etag }
      return {
        ...body,
        headers,
        place,
        until,
        showsCart,
        shows: { kinds, state },
      }
    }
    const page = await pages.get(key, make, time, state)
    if (isHit) counters.countHit()
    res.set(page.headers)
    sendCached(req, res, page)
  }
  return answerPage
}
