import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { yearOf } from '#shared/localDay.ts'
import {
  identityOf,
  type CachedBody,
  type CachedEncoding,
  type CachedPage,
  type PageCache,
} from '../rendering/pageCache.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import { cartOfRequest } from './cartCookie.ts'
import type { ContentWatch } from '../services/contentWatch.ts'
import type { DetectLanguage } from './detectLanguage.ts'
import { mayHavePreview } from './previewCookie.ts'

/**
 * Returns the cache key of a public page.
 * @param address canonical address with its query
 */
export const pageKey = (address: string, language: string, year: number): string => `${year} ${language} ${address}`

/** Returns a cached body in an encoding; without an encoding uncompressed. */
export const bodyIn = (cached: CachedBody, encoding: CachedEncoding | undefined): Buffer =>
  encoding ? cached.bodies[encoding] : identityOf(cached)

/** Returns the headers that depend on the encoding. */
export const headersOf = (body: Buffer, encoding: CachedEncoding | undefined): OutgoingHttpHeaders => ({
  ...(encoding && { 'Content-Encoding': encoding }),
  'Content-Length': body.length,
})

/** The headers of each sent body as Node writes them fastest: name, value, name, value. */
const linesOf = new WeakMap<Buffer, string[]>()

const linesFrom = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

function send(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  const { 'if-none-match': condition, 'cache-control': control = '' } = req.headers
  if (condition === page.etag && !control.includes('no-cache')) {
    res.writeHead(304, page.headers).end()
    return
  }
  const encoding = acceptedEncoding(req)
  const body = bodyIn(page, encoding)
  let lines = linesOf.get(body)
  if (!lines) linesOf.set(body, (lines = linesFrom({ ...page.headers, ...headersOf(body, encoding) })))
  res.writeHead(200, lines).end(req.method === 'HEAD' ? undefined : body)
}

export interface PageCacheParts {
  pages: PageCache
  content: Pick<ContentWatch, 'current'>
  detectLanguage: DetectLanguage
  /** Handles requests that the page cache cannot answer. */
  otherwise: RequestListener
  /** Milliseconds since 1970. */
  now: () => number
  /** Called for each answer from the page cache. */
  answered: (page: CachedPage, status: number) => void
}

/**
 * Returns the handler that answers from the page cache without Express, which is four times as fast. Other methods, other
 * conditions than the page's ETag, non-canonical addresses, pages that show the visitor's cart, outdated pages and previews of
 * drafts go to `otherwise`.
 */
export const servePageCache =
  ({ pages, content, detectLanguage, otherwise, now, answered }: PageCacheParts): RequestListener =>
  (req, res) => {
    const { method, headers } = req
    if (method === 'GET' || method === 'HEAD') {
      const time = now()
      const year = yearOf(time)
      const page = pages.peek(pageKey(req.url ?? '', detectLanguage(req).language, year), time)
      const condition = headers['if-none-match']
      const needsCart = page?.showsCart && cartOfRequest(req) !== ''
      const shows = page?.shows
      const isOutdated = shows && (shows.state !== content.current(shows.kinds) || mayHavePreview(req))
      if (page && !needsCart && !isOutdated && (condition === undefined || condition === page.etag)) {
        send(req, res, page)
        answered(page, res.statusCode)
        return
      }
    }
    otherwise(req, res)
  }
