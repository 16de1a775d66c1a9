import type { Challenge } from 'altcha-lib/types'
import type { FormTokens, TokenKind } from './formTokens.ts'
import type { Limits } from './rateLimits.ts'
import type { ProofOfWork } from './proofOfWork.ts'

/** What a submission brings along beside what was typed. */
export interface GuardFields {
  token: string
  proof: string
  /** The honeypot, in a form that has one. */
  spare?: string
}

export interface SubmissionGuardParts {
  tokens: FormTokens
  limits: Limits
  proofs: ProofOfWork
  /** Whether work is asked for from the start, of everybody. */
  asksForWork: boolean
}

/** One policy for every form and call. */
export function createSubmissionGuard({ tokens, limits, proofs, asksForWork }: SubmissionGuardParts) {
  return {
    /**
     * What a browser asks for when a form gets the focus.
     * @param wantsWork it was refused without work
     */
    async pass({ wantsWork = false } = {}): Promise<{ token: string; challenge?: Challenge }> {
      const token = tokens.issue()
      return { token, ...((asksForWork || wantsWork) && { challenge: await proofs.challenge(token) }) }
    },

    /** Seconds to wait for the next suggestion of a search; 0 where one may be had at once. */
    suggestionWait: (ip: string) => limits.suggestionWait(ip),

    /** For a visitor without script, who can do no work. */
    token: (kind: TokenKind) => tokens.issue(kind),

    /**
     * @param mails whether it leads to a mail to the address that was typed
     * Rejects with `TooManySubmissions`, and with `StoreUnavailable` where nobody can count.
     */
    async admit(ip: string, { token, proof, spare = '' }: GuardFields, { mails }: { mails: boolean }): Promise<void> {
      const kind = token === '' ? undefined : await tokens.redeem(token)
      const hasWorked = kind === 'form' && proof !== '' && (await proofs.holds(proof, token))
      await limits.admit({
        ip,
        hasToken: kind !== undefined && (hasWorked || !asksForWork),
        hasWorked: hasWorked && mails,
      })
      if (mails) await limits.admitMail({ hasWorked, hasWaited: kind === 'wait', isSuspect: spare !== '' })
    },
  }
}
export type SubmissionGuard = ReturnType<typeof createSubmissionGuard>
