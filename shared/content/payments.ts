/** The ways to pay, in the order they are shown; their names are words (`locales/<language>/shop.json`). */
export const paymentIds = ['card', 'invoice', 'online', 'cash'] as const
export type PaymentId = (typeof paymentIds)[number]

/** The ways that an order can be paid in at checkout; the others need a provider. */
export const orderWays = ['invoice', 'cash'] as const satisfies readonly PaymentId[]
export type OrderWay = (typeof orderWays)[number]

export interface Payment {
  /** The provider's page, which takes the payment. Absent: by arrangement through the contact form, or at checkout. */
  url?: `https://${string}`
}

export const payments: Readonly<Record<PaymentId, Payment>> = {
  card: {},
  invoice: {},
  online: {},
  cash: {},
}

/**
 * Where the party is paid; checked at start. The account is a placeholder of a bank that does not exist.
 */
export const paymentAccounts: Readonly<{
  /** As people write it (`840-955845-10`) or its 18 digits. */
  account: string
  /** An account in euros for citizens abroad: no code for it is shown until there is one. */
  sepa: { iban: string; bic?: string } | undefined
}> = { account: '999000000001234573', sepa: undefined }

/** What a donation says it is for, as the bank reads it: Serbian Latin, at most 35 characters. */
export const donationPurpose = 'Prilog za redovan rad stranke'
/** What an order says it is for; its number follows. */
export const orderPurpose = 'Porudžbina'

/** What the donation sheet suggests, in whole dinars. */
export const donationAmounts = [500, 1_000, 2_000, 5_000] as const
/** What stands for an amount that is none of these. */
export const ownAmount = 'own'
/** An amount as an address carries it. */
export type DonationAmount = `${(typeof donationAmounts)[number]}`
