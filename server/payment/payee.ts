import { wordsOf } from '#locales/words.ts'
import { organisation } from '#shared/content/organisation.ts'
import { paymentAccounts } from '#shared/content/payments.ts'
import { ConfigError } from '../config.ts'
import { readAccount } from './account.ts'
import { paymentString } from './paymentString.ts'
import { reference97 } from './reference.ts'
import { sepaCode } from './sepaCode.ts'

/** Who is paid. */
export interface Payee {
  /** 18 digits. */
  account: string
  /** Name and address, at most three lines. */
  recipient: readonly string[]
  /** An account in euros for citizens abroad; absent where there is none. */
  sepa: { iban: string; bic?: string } | undefined
}

/**
 * The party as it is paid, from its facts: `shared/content/payments.ts`, `organisation.ts` and the Serbian words.
 * @throws ConfigError with a readable sentence where an account or the name is none that a bank takes
 */
export function readPayee(accounts: Readonly<{ account: string; sepa: Payee['sepa'] }> = paymentAccounts): Payee {
  const { name, street, city } = wordsOf('sr').organisation
  const recipient = [name, `${street}, ${organisation.postcode} ${city}`]
  const { sepa } = accounts
  try {
    const account = readAccount(accounts.account)
    // Written once to be checked: name and address have their rules, too.
    paymentString({ account, recipient, paras: 1, code: '289', purpose: 'A', reference: reference97('1') })
    if (sepa) sepaCode({ recipient: name, ...sepa, remittance: 'A' })
    return { account, recipient, sepa }
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError([`shared/content/payments.ts: ${error.message}`])
    throw error
  }
}
