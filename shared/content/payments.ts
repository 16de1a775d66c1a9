/** The ways to pay, in the order they are shown; their names are words (`locales/<language>/shop.json`). */
export const paymentIds = ['card', 'invoice', 'online', 'cash'] as const
export type PaymentId = (typeof paymentIds)[number]

export interface Payment {
  /** Where the provider takes the payment: an outgoing link. Absent: by arrangement, which the contact form makes. */
  url?: `https://${string}`
}

export const payments: Readonly<Record<PaymentId, Payment>> = {
  card: {},
  invoice: {},
  online: {},
  cash: {},
}

/** What the donation sheet suggests, in whole dinars. */
export const donationAmounts = [500, 1_000, 2_000, 5_000] as const
/** Whether the amounts still need their visible label; no longer once the party has set them. */
export const donationSheet: Readonly<{ isSample: boolean }> = { isSample: true }
/** An amount as an address carries it. */
export type DonationAmount = `${(typeof donationAmounts)[number]}`

/**
 * The limits of the Law on Financing Political Activities that the sheet names. They are to be compared with the law in
 * force, and approved by a lawyer, before the site takes a single donation.
 */
export const donationLaw = {
  /** The most that a person gives in a year, in average monthly salaries. */
  personSalaries: 10,
  /** The most that a company gives in a year, in average monthly salaries. */
  companySalaries: 30,
  /** Within how many days a donation above one average salary is published. */
  publishedWithinDays: 8,
} as const
