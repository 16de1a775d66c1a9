import { Router } from 'express'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { match, type FoundPage } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { notFound } from '#shared/routes/table.ts'
import { canonicalPath, fillPath } from '#shared/routes/url.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import type { Shop } from '../../services/shop.ts'
import { refuseMethod } from '../methods.ts'
import { nameRoute } from '../routeNames.ts'
import type { AnswerPage } from '../pages.ts'
import { searchOf } from '../request.ts'

/** The listings that an address narrows to a category. */
const narrowed: readonly PageKind[] = ['portfolioListing', 'blogListing', 'shopListing']

export interface PageRoutesParts {
  answerPage: AnswerPage
  renderer: Pick<Renderer, 'resolve'>
  shop: Pick<Shop, 'offers'>
}

/** Returns the routes of all pages in the route table; other addresses get the 404 page. */
export function pageRoutes({ answerPage, renderer, shop }: PageRoutesParts): Router {
  const router = Router()

  /** Returns the product whose page stands in for the page without a product's name; undefined while that page has its own. */
  async function standIn({ row, params }: FoundPage): Promise<string | undefined> {
    if (row.kind !== 'product' || params['item'] !== undefined) return undefined
    const offers = await shop.offers()
    return offers[firstItem] === null ? shopItemIds.find((id) => offers[id] !== null) : undefined
  }

  // `use` instead of a pattern: Express would answer addresses that cannot be decoded with 400 instead of the 404 page.
  router.use(async (req, res) => {
    const found = await renderer.resolve(match(req.path))
    const canonical = canonicalPath(found)
    if (canonical !== undefined) nameRoute(res, found.row.id)
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    if (canonical === undefined) {
      if (!isReading) res.set('Cache-Control', 'no-store')
      await answerPage(req, res, { found })
    } else if (!isReading) {
      refuseMethod(res, ['GET', 'HEAD'])
    } else if (canonical !== req.path) {
      res.redirect(308, canonical + searchOf(req))
    } else {
      const item = await standIn(found)
      if (item !== undefined) {
        res.redirect(302, fillPath(found.row.path, { item }) + searchOf(req))
        return
      }
      const search = new URLSearchParams(searchOf(req))
      const query = readPageQuery(search, found.row)
      // All items in the place of a category that does not exist would answer another question.
      const isUnknown = narrowed.includes(found.row.kind) && search.get('category') && !query.category
      await answerPage(req, res, isUnknown ? { found: { row: notFound, params: {} } } : { found, query })
    }
  })
  return router
}
