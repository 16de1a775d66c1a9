/** Digits of a text: letters A to Z count as 10 to 35 (ISO 7064 as banks use it). */
const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10))

/**
 * The rest of a number of any length when it is divided by 97.
 * @param text digits and capital letters, at least one
 * @throws RangeError for anything else
 */
export function mod97(text: string): number {
  if (!/^[0-9A-Z]+$/.test(text)) throw new RangeError('Only digits and the letters A to Z can be divided by 97.')
  let rest = 0
  for (const digit of digitsOf(text)) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** The two control digits of a number: 98 less the rest of its hundredfold. */
export const controlDigits = (text: string): string => String(98 - mod97(`${text}00`)).padStart(2, '0')
