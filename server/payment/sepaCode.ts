import { readIban } from './account.ts'
import { isBankLine, lengthOf } from './bankText.ts'

/** A transfer in euros. The payer types the amount, because the exchange rate is not known in advance. */
export interface SepaPayment {
  recipient: string
  iban: string
  /** Not needed within the European Economic Area. */
  bic?: string
  remittance: string
}

const maxNameLength = 70
const maxRemittanceLength = 140
/** The limit of the whole code, in bytes. */
const maxCodeLength = 331

/**
 * Returns the text of a QR code for SEPA credit transfers (EPC069-12, version 002, UTF-8).
 * @throws RangeError when the payment breaks one of its rules
 */
export function sepaCode({ recipient, iban, bic = '', remittance }: SepaPayment): string {
  if (bic !== '' && !/^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/.test(bic)) throw new RangeError(`${bic} is not a BIC.`)
  for (const [what, text, maxLength] of [
    ['The recipient', recipient, maxNameLength],
    ['The remittance', remittance, maxRemittanceLength],
  ] as const) {
    if (text === '' || text !== text.trim() || !isBankLine(text))
      throw new RangeError(`${what} is not a line that banks accept: “${text}”.`)
    if (lengthOf(text) > maxLength) throw new RangeError(`${what} is longer than ${maxLength} characters: “${text}”.`)
  }
  const code = ['BCD', '002', '1', 'SCT', bic, recipient, readIban(iban), '', '', '', remittance].join('\n')
  if (Buffer.byteLength(code) > maxCodeLength) throw new RangeError(`The code is longer than ${maxCodeLength} bytes.`)
  return code
}
