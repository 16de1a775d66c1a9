import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CounterStore } from '#db/counterStore.ts'

/** How long a token can be used, in milliseconds. */
const lifetime = 30 * 60 * 1000

/** How long after it was issued a wait token begins to count, in milliseconds. The sentence of the problem `wait` says it, too. */
export const waitTime = 10_000

/** `form`: for who fills a form in. `wait`: for who can do no work and is asked to wait instead. */
const tokenKinds = ['form', 'wait'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Signed tokens that live for minutes and are used once. */
export function createFormTokens(secret: string, counterStore: Pick<CounterStore, 'use'>, now: () => number) {
  const sign = (kind: TokenKind, body: string) =>
    createHmac('sha256', secret).update(`${kind}\0${body}`).digest('base64url')

  function isSigned(kind: TokenKind, body: string, signature: string): boolean {
    const expected = Buffer.from(sign(kind, body))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  return {
    issue(kind: TokenKind = 'form'): string {
      const body = `${(now() + lifetime).toString(36)}.${randomBytes(12).toString('base64url')}`
      return `${body}.${sign(kind, body)}`
    },
    /**
     * The kind of a token that is ours, alive and new; from then on it is used. A wait token that comes too early is not used up, and
     * is none yet.
     */
    async redeem(token: string): Promise<TokenKind | undefined> {
      const [until = '', nonce = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0) return undefined
      const kind = tokenKinds.find((one) => isSigned(one, `${until}.${nonce}`, signature))
      const end = parseInt(until, 36)
      const at = now()
      const isEarly = kind === 'wait' && at < end - lifetime + waitTime
      return kind && !isEarly && at < end && (await counterStore.use(nonce, end, at)) ? kind : undefined
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
