import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { createHmac } from 'node:crypto'
import { maxLengths } from '#shared/forms/limits.ts'

/**
 * What a browser has to do: on average 256 derivations (the prefix is one byte) of this many rounds. A tenth of a second on a
 * laptop, one or two on an old phone, while the form is being filled in; a fifth of a second of a core for each message to
 * whoever wants to send thousands.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' } as const

function readPayload(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString()) as Payload | null
    return typeof payload?.challenge?.parameters === 'object' ? payload : undefined
  } catch {
    return undefined
  }
}

/**
 * Proof of work by ALTCHA's protocol, version 2. Each challenge is signed and names the form token that it was made for: the
 * token lives for minutes and is used once, so a solution is worth something once and for that submission alone.
 */
export function createProofOfWork(secret: string) {
  // A key of its own: what is signed here can be nothing else.
  const hmacSignatureSecret = createHmac('sha256', secret).update('proof\0').digest('base64url')
  return {
    challenge: (token: string): Promise<Challenge> =>
      createChallenge({ ...work, deriveKey, hmacSignatureSecret, data: { token } }),

    /** Whether the work was done for this token. One derivation, and only for what we have signed. */
    async holds(proof: string, token: string): Promise<boolean> {
      if (proof.length > maxLengths.proof) return false
      const payload = readPayload(proof)
      if (payload?.challenge.parameters.data?.['token'] !== token) return false
      try {
        return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).verified
      } catch {
        return false
      }
    },
  }
}
export type ProofOfWork = ReturnType<typeof createProofOfWork>
