import type { Request, Response } from 'express'
import { languageFacts } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'
import type { FoundPage } from '#shared/routes/match.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import type { Visit } from '#shared/visit.ts'
import { createPageCache, keepPage, type Encoding, type KeptPage } from '../rendering/pageCache.ts'
import type { Renderer } from '../rendering/renderer.ts'

export interface PageAnswer {
  found: FoundPage
  query?: PageQuery
  /** What only this visitor may see: the answer is then never kept. */
  visit?: Visit
  /** Instead of the page's own status. */
  status?: number
}

/** Answers a request with a page. */
export type AnswerPage = (req: Request, res: Response, answer: PageAnswer) => Promise<void>

export interface PageParts {
  renderer: Renderer
  publicUrl: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Off in development, where a page's sources change. */
  keepsPages: boolean
}

const mostKeptBytes = 32 * 1024 * 1024

/** A page that is the same for everybody may be kept by caches; a bare address depends on who asks. */
export function cacheHeaders(req: Request, isPrivate: boolean): Readonly<Record<string, string>> {
  if (isPrivate) return { 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' }
  return req.addressed
    ? { 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Encoding' }
    : { 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Cookie, Accept-Encoding' }
}

/** Smallest first: most browsers name them all, and weigh none. */
const encodings = ['br', 'gzip'] as const satisfies Encoding[]

/** Sends what was compressed once, or nothing where the browser has it. */
export function sendKept(req: Request, res: Response, { etag, bodies }: KeptPage, isPrivate = false): void {
  const encoding = encodings.find((wanted) => req.acceptsEncodings(wanted)) ?? 'identity'
  if (encoding !== 'identity') res.set('Content-Encoding', encoding)
  if (!isPrivate) res.set('ETag', `"${etag}-${encoding}"`)
  if (req.fresh) {
    res.status(304).end()
    return
  }
  const body = bodies[encoding]
  res.set('Content-Length', String(body.length)).end(req.method === 'HEAD' ? undefined : body)
}

/** Everything a page depends on that is the same for everybody, in one line. */
const keyOf = ({ found, language, addressed, query, year }: PageRequest): string =>
  JSON.stringify([found.row.id, found.params, language, addressed, query, year])

export function createAnswerPage({ renderer, publicUrl, now, keepsPages }: PageParts): AnswerPage {
  const cache = createPageCache(mostKeptBytes)

  return async (req, res, { found, query = {}, visit, status }) => {
    const { language, addressed, path: pathname } = req
    const year = new Date(now()).getUTCFullYear()
    const request: PageRequest = { found, pathname, language, addressed, query, visit, publicUrl, year }
    const isMissing = found.row.kind === 'notFound'
    const render = () => renderer.render(request)

    res.locals['route'] = found.row.id
    // The 404 page speaks of the address that was asked for, of which there is no end.
    const page =
      visit || isMissing || !keepsPages ? await keepPage(await render()) : await cache.get(keyOf(request), render)
    res
      .status(status ?? (isMissing ? 404 : 200))
      .type('html')
      .set({ 'Content-Language': languageFacts[language].tag, ...cacheHeaders(req, visit !== undefined) })
    sendKept(req, res, page, visit !== undefined)
  }
}
