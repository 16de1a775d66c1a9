import { Router } from 'express'
import { rowOf } from '#shared/routes/table.ts'
import type { Orders } from '../../services/orders.ts'
import type { AnswerPage } from '../pages.ts'
import { queryOf } from '../request.ts'

/** HTTP status 410, for deleted and unknown orders. */
const gone = 410
const found = { row: rowOf('order'), params: {} }

/** Returns the route `/shop/order`, which shows an order to the holder of its token. */
export function orderRoutes(orders: Orders, answerPage: AnswerPage): Router {
  // The page routes redirect other spellings of the address.
  const router = Router({ caseSensitive: true, strict: true })

  router.get(found.row.path, async (req, res, next) => {
    const token = queryOf(req, 't')
    if (token === undefined) {
      next()
      return
    }
    const order = await orders.find(token)
    if (order) await answerPage(req, res, { found, visit: { kind: 'order', state: 'shown', token, ...order } })
    else await answerPage(req, res, { found, visit: { kind: 'order', state: 'gone' }, status: gone })
  })

  return router
}
