import type { Challenge } from 'altcha-lib/types'
import type { FormTokens } from './formTokens.ts'
import type { Limits } from './limits.ts'
import type { Proofs } from './proofs.ts'

/** What a submission brings along beside what was typed. */
export interface Pass {
  token: string
  proof: string
}

export interface DoorParts {
  tokens: FormTokens
  limits: Limits
  /** Only where work is asked for. */
  proofs: Proofs | undefined
}

/** One policy for every form and call. */
export function createDoor({ tokens, limits, proofs }: DoorParts) {
  return {
    /** What a browser asks for when a form gets the focus. */
    async pass(): Promise<{ token: string; challenge?: Challenge }> {
      const token = tokens.issue()
      return { token, ...(proofs && { challenge: await proofs.challenge(token) }) }
    },

    /** Seconds to wait for the next suggestion of a search; 0 where one may be had at once. */
    suggestionWait: (ip: string) => limits.suggestionWait(ip),

    /** For a visitor without script, who can do no work. */
    token: () => tokens.issue(),

    /**
     * @param mails whether it leads to a mail to the address that was typed
     * Rejects with `TooManySubmissions`, and with `StoreUnavailable` where nobody can count.
     */
    async admit(ip: string, { token, proof }: Pass, { mails }: { mails: boolean }): Promise<void> {
      const isOurs = token !== '' && (await tokens.redeem(token))
      await limits.admit({ ip, hasToken: isOurs && (!proofs || (await proofs.holds(proof, token))) })
      if (mails) await limits.admitMail()
    },
  }
}
export type Door = ReturnType<typeof createDoor>
