import type { RequestHandler, Response } from 'express'

/** Sends 405 and lists the allowed methods (RFC 9110, 15.5.6). */
export function refuseMethod(res: Response, allowed: readonly string[]): void {
  res
    .status(405)
    .set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
    .type('text')
    .send('Method Not Allowed\n')
}

/** Refuses all methods except the allowed ones with 405. Add it after the routes of its addresses. */
export const onlyMethods =
  (allowed: readonly string[]): RequestHandler =>
  (req, res, next) => {
    if (allowed.includes(req.method)) next()
    else refuseMethod(res, allowed)
  }
