import { Router } from 'express'
import { match } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { canonicalPath } from '#shared/routes/url.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { refuseMethod } from '../methods.ts'
import type { AnswerPage } from '../pages.ts'
import { searchOf } from '../request.ts'

/** Every page of the table, and the 404 page for everything else. */
export function pageRoutes(answerPage: AnswerPage, renderer: Pick<Renderer, 'resolve'>): Router {
  const router = Router()

  // Not a pattern of Express's: that would refuse addresses which cannot be decoded before they become the 404 page.
  router.use(async (req, res) => {
    const found = await renderer.resolve(match(req.path))
    const canonical = canonicalPath(found)
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    if (canonical === undefined) {
      if (!isReading) res.set('Cache-Control', 'no-store')
      await answerPage(req, res, { found })
    } else if (!isReading) {
      refuseMethod(res, ['GET', 'HEAD'])
    } else if (canonical !== req.path) {
      res.redirect(308, canonical + searchOf(req))
    } else {
      await answerPage(req, res, { found, query: readPageQuery(new URLSearchParams(searchOf(req)), found.row) })
    }
  })
  return router
}
