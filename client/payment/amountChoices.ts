import { ownAmount } from '#shared/content/payments.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Returns the suggested amounts, and the choice of another amount. */
export const amountChoices = (
  amounts: readonly number[],
  language: Language,
  other: string,
): { value: `${number}` | typeof ownAmount; label: string }[] => [
  ...amounts.map((amount) => ({ value: `${amount}` as const, label: formatMoney(amount, language) })),
  { value: ownAmount, label: other },
]

/** Returns the amount that the form begins with: that of the address, if it is one of the choices, or the second one. */
export const chosenAmount = (asked: string | undefined, amounts: readonly number[]): string =>
  asked === ownAmount || amounts.map(String).includes(asked ?? '')
    ? asked!
    : String(amounts[1] ?? amounts[0] ?? ownAmount)
