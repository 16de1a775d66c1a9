import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Counters } from '../../metrics/counters.ts'
import { routeOf } from '../routeNames.ts'

/** Gives each request an id, counts its answer and logs its method, route, status and duration, without address, path or query. */
export const requestId =
  (log: Logger, counters: Pick<Counters, 'countRequest'>): RequestHandler =>
  (req, res, next) => {
    req.id = randomUUID()
    const started = performance.now()
    res.on('finish', () => {
      const milliseconds = Math.round(performance.now() - started)
      const route = routeOf(res)
      counters.countRequest(route, res.statusCode)
      log.debug({ request: req.id, method: req.method, route, status: res.statusCode, milliseconds }, 'answered')
    })
    next()
  }
