import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CounterStore } from '#db/counterStore.ts'

/** The lifetime of a token, in milliseconds. */
const lifetime = 30 * 60 * 1000

/** The age from which a wait token is accepted, in milliseconds. The text of the problem `wait` states it as well. */
export const waitTime = 10_000

/** `form` comes with every form. `wait` replaces the proof of work for browsers without script. */
const tokenKinds = ['form', 'wait'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Creates signed tokens that expire after `lifetime` and can be used once. */
export function createFormTokens(secret: string, counterStore: Pick<CounterStore, 'use'>, now: () => number) {
  const sign = (kind: TokenKind, body: string) =>
    createHmac('sha256', secret).update(`${kind}\0${body}`).digest('base64url')

  function isSigned(kind: TokenKind, body: string, signature: string): boolean {
    const expected = Buffer.from(sign(kind, body))
    const received = Buffer.from(signature)
    return received.length === expected.length && timingSafeEqual(received, expected)
  }

  return {
    issue(kind: TokenKind = 'form'): string {
      const body = `${(now() + lifetime).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${body}.${sign(kind, body)}`
    },
    /**
     * Marks a token as used and returns its kind. Returns undefined if it is forged, expired or used, or if a wait token is too young; the
     * latter stays unused.
     */
    async redeem(token: string): Promise<TokenKind | undefined> {
      const [until = '', nonce = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0) return undefined
      const kind = tokenKinds.find((one) => isSigned(one, `${until}.${nonce}`, signature))
      const end = parseInt(until, 36)
      const time = now()
      const isEarly = kind === 'wait' && time < end - lifetime + waitTime
      return kind && !isEarly && time < end && (await counterStore.use(nonce, end, time)) ? kind : undefined
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
