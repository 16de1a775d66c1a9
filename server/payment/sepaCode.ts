import { readIban } from './account.ts'
import { isBankLine, lengthOf } from './bankText.ts'

/** A transfer in euros whose amount is typed by who pays: nobody knows its rate in advance. */
export interface SepaPayment {
  recipient: string
  iban: string
  /** Absent within the European Economic Area. */
  bic?: string
  remittance: string
}

const maxNameLength = 70
const maxRemittanceLength = 140
/** Octets of the whole code. */
const maxCodeLength = 331

/**
 * The text of a code for SEPA credit transfers (EPC069-12, version 002, UTF-8).
 * @throws RangeError with a sentence that says which rule the payment breaks
 */
export function sepaCode({ recipient, iban, bic = '', remittance }: SepaPayment): string {
  if (bic !== '' && !/^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/.test(bic)) throw new RangeError(`${bic} is no BIC.`)
  for (const [what, text, most] of [
    ['The recipient', recipient, maxNameLength],
    ['The remittance', remittance, maxRemittanceLength],
  ] as const) {
    if (text === '' || text !== text.trim() || !isBankLine(text))
      throw new RangeError(`${what} is no line that a bank reads: “${text}”.`)
    if (lengthOf(text) > most) throw new RangeError(`${what} is longer than ${most} characters: “${text}”.`)
  }
  const code = ['BCD', '002', '1', 'SCT', bic, recipient, readIban(iban), '', '', '', remittance].join('\n')
  if (Buffer.byteLength(code) > maxCodeLength) throw new RangeError(`The code is longer than ${maxCodeLength} octets.`)
  return code
}
