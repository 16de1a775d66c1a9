import { controlDigits, mod97 } from './mod97.ts'

/** What a payment says of what it is for: `poziv na broj`. */
export interface Reference {
  /** `97`: control digits stand in front; `00`: no model. */
  model: '97' | '00'
  number: string
}

const maxNumberLength = 23

/**
 * A reference of model 97: its control digits, then its body.
 * @param body digits and the letters A to Z
 * @throws RangeError
 */
export function reference97(body: string): Reference {
  const reference: Reference = { model: '97', number: controlDigits(body) + body }
  writeReference(reference)
  return reference
}

/**
 * A reference as the code holds it: model and number in one.
 * @throws RangeError with a sentence that says what is wrong with it
 */
export function writeReference({ model, number }: Reference): string {
  if (number.length > maxNumberLength)
    throw new RangeError(`The reference ${number} is longer than ${maxNumberLength} characters.`)
  if (model === '00') {
    if (!/^[0-9A-Z](?:[0-9A-Z-]*[0-9A-Z])?$/.test(number))
      throw new RangeError(`The reference ${number} holds more than digits, capital letters and dashes between them.`)
  } else {
    if (!/^\d{2}[0-9A-Z]+$/.test(number))
      throw new RangeError(
        `The reference ${number} is none of model 97: digits and capital letters alone, control digits first.`,
      )
    if (mod97(`${number.slice(2)}00`) !== 98 - Number(number.slice(0, 2)))
      throw new RangeError(`The reference ${number} has the wrong control digits.`)
  }
  return model + number
}

/** A reference as a slip shows it: its control digits apart. */
export const shownReference = ({ model, number }: Reference): string =>
  model === '97' ? `${number.slice(0, 2)} ${number.slice(2)}` : number
