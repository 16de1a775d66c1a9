import { controlDigits, mod97 } from './mod97.ts'

const bankDigits = 3
const numberDigits = 13

/** Every valid Serbian IBAN has these check digits, because its account checks by the same rule already. */
const ibanStart = 'RS35'

/**
 * A Serbian bank account in its 18 digits: bank, number filled up with zeros, control digits.
 * @param text as people write it (`840-955845-10`) or its 18 digits
 * @throws RangeError with a sentence that says what is wrong with it
 */
export function readAccount(text: string): string {
  const [bank, number, control] =
    /^(\d{3})-(\d{1,13})-(\d{2})$/.exec(text)?.slice(1) ?? /^(\d{3})(\d{13})(\d{2})$/.exec(text)?.slice(1) ?? []
  if (bank === undefined || number === undefined || control === undefined)
    throw new RangeError(`${text} is no bank account: write it like 840-955845-10 or as 18 digits.`)
  const body = bank + number.padStart(numberDigits, '0')
  const wanted = controlDigits(body)
  if (control !== wanted)
    throw new RangeError(`${text} is no bank account: its control digits would be ${wanted}, not ${control}.`)
  return body + control
}

/** An account of 18 digits as a slip shows it: `999-0000000012345-73`. */
export const writeAccount = (account: string): string =>
  [
    account.slice(0, bankDigits),
    account.slice(bankDigits, bankDigits + numberDigits),
    account.slice(bankDigits + numberDigits),
  ].join('-')

/** The IBAN of a Serbian account of 18 digits. */
export const ibanOfAccount = (account: string): string => ibanStart + account

/**
 * The account of a Serbian IBAN.
 * @throws RangeError
 */
export function accountOfIban(iban: string): string {
  if (!iban.startsWith(ibanStart)) throw new RangeError(`${iban} is no Serbian IBAN: those begin with ${ibanStart}.`)
  return readAccount(readIban(iban).slice(ibanStart.length))
}

/**
 * An IBAN of any country without its spaces (ISO 13616).
 * @throws RangeError
 */
export function readIban(text: string): string {
  const iban = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) throw new RangeError(`${text} is no IBAN.`)
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    throw new RangeError(`${text} is no IBAN: its check digits are wrong.`)
  return iban
}

/** An IBAN as people read it: in groups of four. */
export const writeIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
