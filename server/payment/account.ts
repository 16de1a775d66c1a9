import { controlDigits, mod97 } from './mod97.ts'

const bankDigits = 3
const numberDigits = 13

/** Country and check digits of every Serbian IBAN. They are constant, because the account has control digits by the same rule. */
const ibanStart = 'RS35'

/**
 * Returns the 18 digits of a Serbian bank account: bank, number padded with zeros, control digits.
 * @param text `840-955845-10`, or the 18 digits
 * @throws RangeError when the text is not an account
 */
export function readAccount(text: string): string {
  const [bank, number, control] =
    /^(\d{3})-(\d{1,13})-(\d{2})$/.exec(text)?.slice(1) ?? /^(\d{3})(\d{13})(\d{2})$/.exec(text)?.slice(1) ?? []
  if (bank === undefined || number === undefined || control === undefined)
    throw new RangeError(`${text} is not a bank account: write it like 840-955845-10 or as 18 digits.`)
  const body = bank + number.padStart(numberDigits, '0')
  const expected = controlDigits(body)
  if (control !== expected)
    throw new RangeError(`${text} is not a bank account: its control digits would be ${expected}, not ${control}.`)
  return body + control
}

/** Formats an account of 18 digits for a slip: `999-0000000012345-73`. */
export const writeAccount = (account: string): string =>
  [
    account.slice(0, bankDigits),
    account.slice(bankDigits, bankDigits + numberDigits),
    account.slice(bankDigits + numberDigits),
  ].join('-')

/** Returns the IBAN of a Serbian account of 18 digits. */
export const ibanOfAccount = (account: string): string => ibanStart + account

/**
 * Returns the account of a Serbian IBAN.
 * @throws RangeError when the IBAN is invalid or not Serbian
 */
export function accountOfIban(iban: string): string {
  if (!iban.startsWith(ibanStart)) throw new RangeError(`${iban} is not a Serbian IBAN: those begin with ${ibanStart}.`)
  return readAccount(readIban(iban).slice(ibanStart.length))
}

/**
 * Returns an IBAN of any country without spaces (ISO 13616).
 * @throws RangeError when the IBAN is invalid
 */
export function readIban(text: string): string {
  const iban = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) throw new RangeError(`${text} is not an IBAN.`)
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    throw new RangeError(`${text} is not an IBAN: its check digits are wrong.`)
  return iban
}

/** Formats an IBAN in groups of four. */
export const writeIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
