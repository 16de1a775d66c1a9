import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a token can be used, in milliseconds. */
const lifetime = 30 * 60 * 1000
/** Used tokens remembered at the most; the oldest go first, and they have the least life left. */
const mostRemembered = 100_000

/** Signed tokens that live for minutes and are used once. */
export function createFormTokens(secret: string, now: () => number) {
  const used = new Map<string, number>()
  const sign = (body: string) => createHmac('sha256', secret).update(`form\0${body}`).digest('base64url')

  function forget() {
    const at = now()
    for (const [nonce, until] of used) {
      if (until > at && used.size < mostRemembered) break
      used.delete(nonce)
    }
  }

  return {
    issue(): string {
      const body = `${(now() + lifetime).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${body}.${sign(body)}`
    },
    /** Whether the token is ours, alive and new; from then on it is used. */
    redeem(token: string): boolean {
      const [until = '', nonce = '', signature = '', ...rest] = token.split('.')
      const expected = Buffer.from(sign(`${until}.${nonce}`))
      const given = Buffer.from(signature)
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      const end = parseInt(until, 36)
      if (!(end > now()) || used.has(nonce)) return false
      forget()
      used.set(nonce, end)
      return true
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
