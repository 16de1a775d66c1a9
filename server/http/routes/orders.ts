import { Router } from 'express'
import { rowOf } from '#shared/routes/table.ts'
import type { Orders } from '../../services/orders.ts'
import type { AnswerPage } from '../pages.ts'
import { queryOf } from '../request.ts'

/** Gone: it was an order's address once, or never was. */
const gone = 410
const found = { row: rowOf('order'), params: {} }

/** `/shop/order`: an order, for whoever has its address. */
export function orderRoutes(orders: Orders, answerPage: AnswerPage): Router {
  // Another spelling of an address is not ours: the table's redirects to the right one.
  const router = Router({ caseSensitive: true, strict: true })

  router.get(found.row.path, async (req, res, next) => {
    const token = queryOf(req, 't')
    if (token === undefined) {
      next()
      return
    }
    const known = await orders.find(token)
    if (known) await answerPage(req, res, { found, visit: { kind: 'order', state: 'shown', token, ...known } })
    else await answerPage(req, res, { found, visit: { kind: 'order', state: 'gone' }, status: gone })
  })

  return router
}
