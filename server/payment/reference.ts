import { controlDigits, mod97 } from './mod97.ts'

/** The reference of a payment (`poziv na broj`). */
export interface Reference {
  /** `97`: the number begins with control digits. `00`: no model. */
  model: '97' | '00'
  number: string
}

const maxNumberLength = 23

/**
 * Returns a reference of model 97: control digits, then `body`.
 * @param body digits and the letters A to Z
 * @throws RangeError when `body` has other characters or is too long
 */
export function reference97(body: string): Reference {
  const reference: Reference = { model: '97', number: controlDigits(body) + body }
  writeReference(reference)
  return reference
}

/**
 * Formats a reference for the code: model and number without a separator.
 * @throws RangeError when the reference is invalid
 */
export function writeReference({ model, number }: Reference): string {
  if (number.length > maxNumberLength)
    throw new RangeError(`The reference ${number} is longer than ${maxNumberLength} characters.`)
  if (model === '00') {
    if (!/^[0-9A-Z](?:[0-9A-Z-]*[0-9A-Z])?$/.test(number))
      throw new RangeError(`The reference ${number} may have only digits, capital letters and dashes between them.`)
  } else {
    if (!/^\d{2}[0-9A-Z]+$/.test(number))
      throw new RangeError(
        `The reference ${number} is not of model 97: two control digits, then digits and capital letters.`,
      )
    if (mod97(`${number.slice(2)}00`) !== 98 - Number(number.slice(0, 2)))
      throw new RangeError(`The reference ${number} has the wrong control digits.`)
  }
  return model + number
}

/** Formats a reference for a slip, with a space after the control digits. */
export const shownReference = ({ model, number }: Reference): string =>
  model === '97' ? `${number.slice(0, 2)} ${number.slice(2)}` : number
