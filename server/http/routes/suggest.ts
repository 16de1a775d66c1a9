import { Router, type Request } from 'express'
import type { Store } from '#db/store.ts'
import { searchedKinds } from '#shared/publishing/paths.ts'
import { searchText } from '#shared/routes/query.ts'
import { maxSuggestions } from '#shared/rendering.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import type { Config } from '../../config.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { replacedChapters } from '../../publishing/chapters.ts'
import { searchContent } from '../../publishing/searchContent.ts'
import { everShown } from '../../publishing/seeds.ts'
import type { FactsService } from '../../services/facts.ts'
import type { Shop } from '../../services/shop.ts'
import type { SubmissionGuard } from '../../services/submissionGuard.ts'
import { onlyMethods } from '../methods.ts'
import { crossOrigin } from '../middleware/origins.ts'
import { cacheHeaders } from '../pages.ts'
import { queryOf } from '../request.ts'
import { named } from '../routeNames.ts'

export interface SuggestParts {
  config: Pick<Config, 'allowedOrigins' | 'demoPages'>
  renderer: Renderer
  store: Pick<Store, 'searchShown' | 'onceShown'>
  shop: Pick<Shop, 'offers'>
  facts: FactsService
  guard: Pick<SubmissionGuard, 'suggestionWait'>
}

/**
 * Returns the route `GET /suggest?lng=…&q=…&in=…`, relative to the API's base, which answers with search suggestions as JSON. It
 * has the cache headers of a page.
 */
export function suggestRoutes({
  config: { allowedOrigins, demoPages },
  renderer,
  store,
  shop,
  facts,
  guard,
}: SuggestParts): Router {
  const router = Router()
  router.all('/suggest', named('suggest'))
  router.get('/suggest', crossOrigin(allowedOrigins), async (req: Request, res) => {
    res.set('X-Robots-Tag', 'noindex')
    const wait = await guard.suggestionWait(req.ip ?? '')
    if (wait > 0) {
      res
        .status(429)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': String(wait) })
        .json({ suggestions: [] })
      return
    }
    const { language } = req
    const { Vary, ...headers } = cacheHeaders(req, false, { shows: searchedKinds })
    res.vary(Vary!).set({ ...headers, 'Content-Language': languageFacts[language].tag })
    const text = searchText(queryOf(req, 'q') ?? null)
    const query = queryOf(req, 'in') === 'samples' ? ({ in: 'samples' } as const) : {}
    const isSample = query.in === 'samples'
    const [found, products, hasPeople, replaced, { changes }] = await Promise.all([
      isSample ? [] : searchContent(store, language, text, { isTyping: true, limit: maxSuggestions }),
      shop.offers(),
      everShown(store, 'person'),
      replacedChapters(store),
      facts.current(),
    ])
    const content = { products, hasPeople, replacedChapters: replaced }
    res.json(await renderer.suggest({ text, language, demoPages, query, found, content, changes }))
  })
  router.all('/suggest', crossOrigin(allowedOrigins), onlyMethods(['GET', 'HEAD']))
  return router
}
