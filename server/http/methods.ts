import type { RequestHandler, Response } from 'express'

/** Refuses a method that an address does not take, and says which it does (RFC 9110, 15.5.6). */
export function refuseMethod(res: Response, allowed: readonly string[]): void {
  res
    .status(405)
    .set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
    .type('text')
    .send('Method Not Allowed\n')
}

/** Refuses all methods but these. Stands after the routes of its addresses; reading goes on to the pages. */
export const onlyMethods =
  (allowed: readonly string[]): RequestHandler =>
  (req, res, next) => {
    if (allowed.includes(req.method)) next()
    else refuseMethod(res, allowed)
  }
