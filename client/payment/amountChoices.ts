import { donationAmounts, ownAmount, type DonationAmount } from '#shared/content/payments.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** Returns the suggested amounts, and the choice of another amount. */
export const amountChoices = (language: Language, other: string): { value: DonationAmount; label: string }[] => [
  ...donationAmounts.map((amount) => ({ value: `${amount}` as const, label: formatMoney(amount, language) })),
  { value: ownAmount, label: other },
]

/** The default amount. */
export const usualAmount = String(donationAmounts[1])
