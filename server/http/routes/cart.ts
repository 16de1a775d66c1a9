import { Router, type Request, type Response } from 'express'
import { parseCart, writeCart } from '#shared/cart.ts'
import { BadRequest } from '#shared/errors.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { rowOf } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import type { Config } from '../../config.ts'
import { changeCart } from '../../services/cart.ts'
import type { Shop } from '../../services/shop.ts'
import { cartOfRequest, keepCart } from '../cartCookie.ts'
import { onlyMethods } from '../methods.ts'
import { ownSubmissionsOnly } from '../middleware/origins.ts'
import type { AnswerPage } from '../pages.ts'
import { searchOf } from '../request.ts'
import { named } from '../routeNames.ts'
import { bodyOf, formPostsOnly, readFormPost, typedIn } from '../requestBody.ts'

const page = 'cart'
const found = { row: rowOf(page), params: {} }

/** Returns the route of form posts to the cart's page, for visitors without script. Only the visitor's cookie holds the cart. */
export function cartRoutes(
  config: Pick<Config, 'allowedOrigins' | 'publicUrl'>,
  shop: Pick<Shop, 'offers'>,
  answerPage: AnswerPage,
): Router {
  // The page routes redirect other spellings of the address.
  const router = Router({ caseSensitive: true, strict: true })
  const { path } = found.row
  const isSecure = config.publicUrl.startsWith('https:')

  const gates = [formPostsOnly, ownSubmissionsOnly(config.allowedOrigins), readFormPost]
  router.all(path, named(page))
  router.post(path, gates, async (req: Request, res: Response) => {
    const body = bodyOf(req)
    if (Object.values(body).some((value) => typeof value !== 'string')) throw new BadRequest(400)
    const values = typedIn(body)
    const cart = parseCart(cartOfRequest(req))
    const query = readPageQuery(new URLSearchParams(searchOf(req)), found.row)
    const changed = changeCart(cart, values, await shop.offers())
    if ('errors' in changed) {
      const visit = { kind: 'cart', cart: writeCart(cart), refused: { errors: changed.errors, values } } as const
      await answerPage(req, res, { found, query, visit, status: 422 })
      return
    }
    keepCart(res, changed.cart, isSecure)
    res
      .set('Cache-Control', 'private, no-store')
      .redirect(303, addressOf(page, { query: { ...query }, ...(req.addressed && { language: req.language }) }))
  })

  router.all(path, onlyMethods(['GET', 'HEAD', 'POST']))
  return router
}
