/**
 * The limits of the Law on Financing Political Activities. Before the site takes donations, a lawyer must compare them
 * with the law in force.
 */
export const donationLaw = {
  /** A person's maximum in a year, in average monthly salaries. */
  personSalaries: 10,
  /** A company's maximum in a year, in average monthly salaries. */
  companySalaries: 30,
  /** The number of days until a donation above one average salary must be published. */
  publishedWithinDays: 8,
} as const

/**
 * The average monthly salary on which the limits are based, its date and its publisher. A sample until the party sets
 * it.
 */
export const averageSalary: Readonly<{ dinars: number; since: string; source: string; isSample: boolean }> = {
  dinars: 110_000,
  since: '2026-01-01',
  source: 'stat.gov.rs',
  isSample: true,
}

/** The kinds of donors, each with its own limit. */
export const donorKinds = ['person', 'company'] as const
export type DonorKind = (typeof donorKinds)[number]

/**
 * Returns the limits of a donation in whole dinars: below the minimum the bank's fee is too large; above the maximum the law
 * forbids it within a year.
 */
export const donationLimits = ({
  dinars,
}: {
  /** The average monthly salary. */
  dinars: number
}): Readonly<Record<DonorKind, { min: number; max: number }>> => ({
  person: { min: 100, max: donationLaw.personSalaries * dinars },
  company: { min: 100, max: donationLaw.companySalaries * dinars },
})
