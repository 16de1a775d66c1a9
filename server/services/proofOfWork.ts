import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { createHmac } from 'node:crypto'
import { maxLengths } from '#shared/forms/limits.ts'

/**
 * The difficulty. The prefix is one byte, so a browser needs 256 derivations of `cost` rounds on average. That takes 0.1 s on a
 * laptop and one or two seconds on an old phone, while the form is filled in. A sender of thousands pays about 0.2 s of a core for each.
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
 * Creates the proof of work (ALTCHA protocol, version 2). Each signed challenge names one form token. The token expires and is used
 * once, so a solution is valid for one submission.
 */
export function createProofOfWork(secret: string) {
  // A separate key, so that no other signature of the site passes for one of these.
  const hmacSignatureSecret = createHmac('sha256', secret).update('proof\0').digest('base64url')
  return {
    challenge: (token: string): Promise<Challenge> =>
      createChallenge({ ...work, deriveKey, hmacSignatureSecret, data: { token } }),

    /** Returns whether the work was done for this token. Costs one derivation, and only if the challenge is ours. */
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
