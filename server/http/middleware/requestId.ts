import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** Gives each request an id and logs its method, route, status and duration, without address, path or query. */
export const requestId =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    req.id = randomUUID()
    const started = performance.now()
    res.on('finish', () => {
      const milliseconds = Math.round(performance.now() - started)
      const route = (res.locals['route'] as string | undefined) ?? 'other'
      log.debug({ request: req.id, method: req.method, route, status: res.statusCode, milliseconds }, 'answered')
    })
    next()
  }
