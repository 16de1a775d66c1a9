import type { RequestHandler } from 'express'
import { BadRequest } from '#shared/errors.ts'

/** Answers CORS (Fetch standard) for the allowed origins alone. */
export function crossOrigin(allowed: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const { origin } = req.headers
    res.vary('Origin')
    if (origin && allowed.includes(origin)) {
      res.set('Access-Control-Allow-Origin', origin)
      res.set('Cross-Origin-Resource-Policy', 'cross-origin')
      if (req.method === 'OPTIONS')
        res.set({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'content-type, accept',
          'Access-Control-Max-Age': '600',
        })
    }
    if (req.method === 'OPTIONS') {
      res.status(204).end()
      return
    }
    next()
  }
}

/**
 * Refuses what another site's page sends on a visitor's behalf: the browser says where a submission comes from (Sec-Fetch-Site,
 * Origin). A call that is no browser's has neither and passes.
 * @throws BadRequest 403
 */
export function ownSubmissionsOnly(allowed: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    const { origin, 'sec-fetch-site': site } = req.headers
    const isOwn = site === 'same-origin' || site === 'none'
    if (!isOwn && (origin !== undefined || site !== undefined)) {
      const isSameHost = site === undefined && URL.parse(origin ?? '')?.host === req.headers.host
      if (!isSameHost && !allowed.includes(origin ?? '')) throw new BadRequest(403)
    }
    next()
  }
}
