import { wordsOf } from '#locales/words.ts'
import { ConfigError } from '../config.ts'
import { publishedFacts } from '../publishing/facts/publishedFacts.ts'
import { readAccount } from './account.ts'
import { bankText } from './bankText.ts'
import { paymentString } from './paymentString.ts'
import { reference97 } from './reference.ts'
import { sepaCode } from './sepaCode.ts'

/** The recipient of payments. */
export interface Payee {
  /** The account of 18 digits. */
  account: string
  /** Name and address, at most three lines. */
  recipient: readonly string[]
  /** An account in euros, for citizens abroad. */
  sepa: { iban: string; bic?: string } | undefined
}

/**
 * Returns the party as payee, from the published facts and the Serbian words.
 * @throws ConfigError when a bank would refuse an account, the name or the address
 */
export function readPayee(
  accounts: Readonly<{ account: string; sepa: Payee['sepa'] }> = publishedFacts().accounts,
): Payee {
  const { facts, organisation } = wordsOf('sr')
  const { name, street, city } = organisation
  const recipient = [name, `${street}, ${facts.postcode} ${city}`].map((line) => bankText(line) ?? line)
  const { sepa } = accounts
  try {
    const account = readAccount(accounts.account)
    // Builds a code only for its checks of name and address.
    paymentString({ account, recipient, paras: 1, code: '289', purpose: 'A', reference: reference97('1') })
    if (sepa) sepaCode({ recipient: recipient[0]!, ...sepa, remittance: 'A' })
    return { account, recipient, sepa }
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError([`shared/content/payments.ts: ${error.message}`])
    throw error
  }
}
