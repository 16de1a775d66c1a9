import type { RequestHandler } from 'express'
import { BadRequest } from '#shared/errors.ts'

/** Sets the CORS headers (Fetch standard) for allowed origins and answers preflight requests. */
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
 * Refuses cross-site submissions by the headers Sec-Fetch-Site and Origin. Clients other than browsers send neither header
 * and pass.
 * @throws BadRequest 403 when another site's page has sent the request
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
