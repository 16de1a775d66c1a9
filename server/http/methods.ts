import type { Response } from 'express'

/** Refuses a method that an address does not take, and says which it does (RFC 9110, 15.5.6). */
export function refuseMethod(res: Response, allowed: readonly string[]): void {
  res
    .status(405)
    .set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
    .type('text')
    .send('Method Not Allowed\n')
}
