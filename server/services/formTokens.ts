import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ledger } from '#db/ledger.ts'

/** How long a token can be used, in milliseconds. */
const lifetime = 30 * 60 * 1000

/** Signed tokens that live for minutes and are used once. */
export function createFormTokens(secret: string, ledger: Pick<Ledger, 'use'>, now: () => number) {
  const sign = (body: string) => createHmac('sha256', secret).update(`form\0${body}`).digest('base64url')

  return {
    issue(): string {
      const body = `${(now() + lifetime).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${body}.${sign(body)}`
    },
    /** Whether the token is ours, alive and new; from then on it is used. */
    async redeem(token: string): Promise<boolean> {
      const [until = '', nonce = '', signature = '', ...rest] = token.split('.')
      const expected = Buffer.from(sign(`${until}.${nonce}`))
      const given = Buffer.from(signature)
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      const end = parseInt(until, 36)
      const at = now()
      return end > at && ledger.use(nonce, end, at)
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
