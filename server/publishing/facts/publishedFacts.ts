import { publishWords } from '#locales/words.ts'
import { sampleRoll, type MunicipalityRoll } from '#shared/content/figures.ts'
import { paymentAccounts } from '#shared/content/payments.ts'
import type { WordChanges } from '#shared/wordChanges.ts'

/** The party's bank accounts. */
export interface Accounts {
  account: string
  sepa: { iban: string; bic?: string } | undefined
}

/** The facts about the party as visitors see them. */
export interface PublishedFacts {
  /** The facts and words of the site that they replace; undefined while none is published. */
  changes: WordChanges | undefined
  roll: MunicipalityRoll
  accounts: Accounts
}

/** The facts of the site, before staff publish any. */
export const factsOfSite: PublishedFacts = { changes: undefined, roll: sampleRoll, accounts: paymentAccounts }
let published = factsOfSite

/** Returns the facts that this process has read last from its store; those of the site before that. */
export const publishedFacts = (): PublishedFacts => published

/** Makes facts those of this process: mails, payment slips and staff commands use them. */
export function setPublishedFacts(facts: PublishedFacts): void {
  published = facts
  publishWords(facts.changes)
}
