import { donationAmounts, ownAmount } from '#shared/content/payments.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Choice } from '../forms/Choices.tsx'

/** Returns the suggested amounts, and the choice of another amount. */
export const amountChoices = (language: Language, other: string): Choice[] => [
  ...donationAmounts.map((amount) => ({ value: String(amount), label: formatMoney(amount, language) })),
  { value: ownAmount, label: other },
]

/** The default amount. */
export const usualAmount = String(donationAmounts[1])
