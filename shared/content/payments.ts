/** The ways to pay, in the order of display. Their names are words (`locales/<language>/shop.json`). */
export const paymentIds = ['card', 'invoice', 'online', 'cash'] as const
export type PaymentId = (typeof paymentIds)[number]

/** The ways to pay an order at checkout; the others need a payment provider. */
export const orderWays = ['invoice', 'cash'] as const satisfies readonly PaymentId[]
export type OrderWay = (typeof orderWays)[number]

export interface Payment {
  /** The provider's page, which takes the payment. Absent if payment is arranged in the contact form or at checkout. */
  url?: `https://${string}`
}

export const payments: Readonly<Record<PaymentId, Payment>> = {
  card: {},
  invoice: {},
  online: {},
  cash: {},
}

/** The party's accounts, checked at the start. The default is a placeholder of a bank that does not exist. */
export const paymentAccounts: Readonly<{
  /** As people write it (`840-955845-10`) or its 18 digits. */
  account: string
  /** An account in euros for citizens abroad. Without one, no SEPA code is shown. */
  sepa: { iban: string; bic?: string } | undefined
}> = { account: '999000000001234573', sepa: undefined }

/** The purpose of a donation for the bank: Serbian Latin, at most 35 characters. */
export const donationPurpose = 'Prilog za redovan rad stranke'
/** The purpose of an order; its number follows. */
export const orderPurpose = 'Porudžbina'

/** The suggested amounts of a donation, in whole dinars. */
export const donationAmounts = [500, 1_000, 2_000, 5_000] as const
/** The amounts as the site has them: samples, and labelled as such, until the party publishes its own. */
export const sampleAmounts: { list: readonly number[]; isSample?: boolean } = { list: donationAmounts, isSample: true }
/** The form value for another amount. */
export const ownAmount = 'own'
