import { maxPartyTextLength } from '#shared/payment.ts'
import { readAccount } from './account.ts'
import { isBankLine, lengthOf } from './bankText.ts'
import { writeReference, type Reference } from './reference.ts'

/** What a payment says; the code and the slip say the same. */
export interface Payment {
  /** The recipient's account of 18 digits. */
  account: string
  /** Name and address, at most three lines. */
  recipient: readonly string[]
  /** In paras: hundredths of a dinar, a whole number. */
  paras: number
  /** Name and address, at most three lines; absent where the bank knows who pays. */
  payer?: readonly string[]
  /** Three digits: 289 is a citizen's order from an account, 189 the same in cash. */
  code: string
  purpose: string
  reference: Reference
}

/** Characters, as the National Bank's rules for the code limit them; a line break is one. */
export const maxPartyLines = 3
export const maxPurposeLength = 35
const maxAmountLength = 18

/** The lines of a name and address as the code holds them. */
const party = (lines: readonly string[]): string => lines.join('\n')

/** Whether a name and address has room in a code. */
export const fitsParty = (lines: readonly string[]): boolean =>
  lines.length <= maxPartyLines && lengthOf(party(lines)) <= maxPartyTextLength

function checkLine(what: string, line: string): void {
  if (line !== line.trim() || line === '')
    throw new RangeError(`${what} has an empty line, or a space at an end: “${line}”.`)
  if (!isBankLine(line)) throw new RangeError(`${what} holds a character that no bank reads: “${line}”.`)
}

function writeParty(what: string, lines: readonly string[]): string {
  if (lines.length === 0) throw new RangeError(`${what} is empty.`)
  for (const line of lines) checkLine(what, line)
  if (!fitsParty(lines))
    throw new RangeError(
      `${what} is longer than ${maxPartyTextLength} characters in ${maxPartyLines} lines: “${lines.join(' / ')}”.`,
    )
  return party(lines)
}

/**
 * An amount in dinars with its two decimals: `1500,00`.
 * @param paras hundredths of a dinar
 * @throws RangeError
 */
export function writeDinars(paras: number): string {
  if (!Number.isSafeInteger(paras) || paras < 1) throw new RangeError(`${paras} is no amount in whole paras.`)
  return `${Math.floor(paras / 100)},${String(paras % 100).padStart(2, '0')}`
}

function writeAmount(paras: number): string {
  const amount = `RSD${writeDinars(paras)}`
  if (amount.length > maxAmountLength) throw new RangeError(`${amount} is longer than ${maxAmountLength} characters.`)
  return amount
}

/**
 * The text of an NBS IPS QR code (the National Bank of Serbia's rules for printed payment orders).
 * @throws RangeError with a sentence that says which rule the payment breaks
 */
export function paymentString({ account, recipient, paras, payer, code, purpose, reference }: Payment): string {
  if (!/^\d{3}$/.test(code)) throw new RangeError(`The payment code ${code} does not have three digits.`)
  checkLine('The purpose', purpose)
  if (lengthOf(purpose) > maxPurposeLength)
    throw new RangeError(`The purpose is longer than ${maxPurposeLength} characters: “${purpose}”.`)
  const tags: readonly (readonly [tag: string, value: string])[] = [
    ['K', 'PR'],
    ['V', '01'],
    ['C', '1'],
    ['R', readAccount(account)],
    ['N', writeParty('The recipient', recipient)],
    ['I', writeAmount(paras)],
    ...(payer ? [['P', writeParty('The payer', payer)] as const] : []),
    ['SF', code],
    ['S', purpose],
    ['RO', writeReference(reference)],
  ]
  return tags.map(([tag, value]) => `${tag}:${value}`).join('|')
}
