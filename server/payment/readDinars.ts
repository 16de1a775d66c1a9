import { cleanPhone } from '#shared/forms/typedText.ts'

/**
 * Matches an amount in whole dinars: `1500`, `1.500`, `1 500,00 RSD`. Groups of three share one separator. `1.500,000` does not
 * match, because it has two readings.
 */
const wholeNumber = /^(\d+|\d{1,3}([., '’])\d{3}(?:\2\d{3})*)(?:[.,]00)? ?(?:rsd|din(?:ara?|\.)?|дин(?:ара?|\.)?)?$/i

/** Returns a typed amount in whole dinars; undefined for any other text. */
export function readDinars(text: string): number | undefined {
  const digits = wholeNumber.exec(cleanPhone(text))?.[1]
  if (digits === undefined) return undefined
  const dinars = Number(digits.replace(/\D/g, ''))
  return Number.isSafeInteger(dinars) ? dinars : undefined
}
