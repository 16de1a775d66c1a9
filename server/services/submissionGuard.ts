import { TooManySubmissions } from '#shared/errors.ts'
import type { Challenge } from 'altcha-lib/types'
import type { FormTokens, TokenKind } from './formTokens.ts'
import type { Limits } from './rateLimits.ts'
import type { ProofOfWork } from './proofOfWork.ts'

/** The fields of a submission that the visitor does not fill in. */
export interface GuardFields {
  token: string
  proof: string
  /** The honeypot; undefined in a form without one. */
  spare?: string
}

export interface SubmissionGuardParts {
  tokens: FormTokens
  limits: Limits
  proofs: ProofOfWork
  /** Whether every form requires proof of work. */
  asksForWork: boolean
}

/** Creates the submission guard, one policy for all forms and calls. */
export function createSubmissionGuard({ tokens, limits, proofs, asksForWork }: SubmissionGuardParts) {
  return {
    /**
     * Returns a form token and, if needed, a challenge. Browsers request them when a form gets the focus.
     * @param wantsWork the form was refused without proof of work
     */
    async pass({ wantsWork = false } = {}): Promise<{ token: string; challenge?: Challenge }> {
      const token = tokens.issue()
      return { token, ...((asksForWork || wantsWork) && { challenge: await proofs.challenge(token) }) }
    },

    /** Counts one search suggestion. Returns the seconds to wait for the next; 0 if it is admitted. */
    suggestionWait: (ip: string) => limits.suggestionWait(ip),

    /** Returns a token for a page without script, which can do no proof of work. */
    token: (kind: TokenKind) => tokens.issue(kind),

    /**
     * Admits a submission.
     * @param mails whether it leads to a mail to the typed address. Beyond a limit it is refused, or with `optional`
     *   admitted without the mail.
     * @returns whether the mail may be sent.
     * @throws TooManySubmissions when a limit is reached
     * @throws StoreUnavailable when the counter store is unreachable
     */
    async admit(
      ip: string,
      { token, proof, spare = '' }: GuardFields,
      { mails }: { mails: boolean | 'optional' },
    ): Promise<boolean> {
      const kind = token === '' ? undefined : await tokens.redeem(token)
      const hasWorked = kind === 'form' && proof !== '' && (await proofs.holds(proof, token))
      await limits.admit({
        ip,
        hasToken: kind !== undefined && (hasWorked || !asksForWork),
        hasWorked: hasWorked && mails === true,
      })
      if (mails === false) return false
      try {
        await limits.admitMail({ hasWorked, hasWaited: kind === 'wait', isSuspect: spare !== '' })
        return true
      } catch (error) {
        if (mails === 'optional' && error instanceof TooManySubmissions) return false
        throw error
      }
    },
  }
}
export type SubmissionGuard = ReturnType<typeof createSubmissionGuard>
