import { maxPartyTextLength } from '#shared/payment.ts'
import { readAccount } from './account.ts'
import { isBankLine, lengthOf } from './bankText.ts'
import { writeReference, type Reference } from './reference.ts'

/** The data of a payment, for its code and its slip. */
export interface Payment {
  /** The recipient's account of 18 digits. */
  account: string
  /** Name and address, at most three lines. */
  recipient: readonly string[]
  /** The amount in hundredths of a dinar, a whole number. */
  paras: number
  /** Name and address, at most three lines. Absent if the payer's bank adds them. */
  payer?: readonly string[]
  /** The payment code, three digits: 289 is a citizen's transfer from an account, 189 the same in cash. */
  code: string
  purpose: string
  reference: Reference
}

/** Limits of the National Bank's rules, in characters. A line break is one. */
export const maxPartyLines = 3
export const maxPurposeLength = 35
const maxAmountLength = 18

/** Joins the lines of name and address for the code. */
const party = (lines: readonly string[]): string => lines.join('\n')

/** Returns whether name and address fit into a code. */
export const fitsParty = (lines: readonly string[]): boolean =>
  lines.length <= maxPartyLines && lengthOf(party(lines)) <= maxPartyTextLength

function checkLine(what: string, line: string): void {
  if (line !== line.trim() || line === '')
    throw new RangeError(`${what} has an empty line, or a space at its start or end: “${line}”.`)
  if (!isBankLine(line)) throw new RangeError(`${what} has a character that banks do not accept: “${line}”.`)
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
 * Formats an amount in dinars with two decimals: `1500,00`.
 * @param paras hundredths of a dinar
 * @throws RangeError when the amount is not a whole number of at least 1
 */
export function writeDinars(paras: number): string {
  if (!Number.isSafeInteger(paras) || paras < 1) throw new RangeError(`${paras} is not an amount in whole paras.`)
  return `${Math.floor(paras / 100)},${String(paras % 100).padStart(2, '0')}`
}

function writeAmount(paras: number): string {
  const amount = `RSD${writeDinars(paras)}`
  if (amount.length > maxAmountLength) throw new RangeError(`${amount} is longer than ${maxAmountLength} characters.`)
  return amount
}

/**
 * Returns the text of an NBS IPS QR code (the National Bank of Serbia's rules for printed payment orders).
 * @throws RangeError when the payment breaks one of these rules
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
