/** Replaces the letters A to Z by 10 to 35 (ISO 7064). */
const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10))

/**
 * Returns the remainder of a number of any length divided by 97.
 * @param text digits and capital letters, at least one
 * @throws RangeError when the text has other characters or is empty
 */
export function mod97(text: string): number {
  if (!/^[0-9A-Z]+$/.test(text)) throw new RangeError('Only digits and the letters A to Z can be divided by 97.')
  let remainder = 0
  for (const digit of digitsOf(text)) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/** Returns the two control digits of a number: 98 minus the remainder of its hundredfold. */
export const controlDigits = (text: string): string => String(98 - mod97(`${text}00`)).padStart(2, '0')
