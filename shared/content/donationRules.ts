/** Whether the amounts still need their visible label; no longer once the party has set them. */
export const donationSheet: Readonly<{ isSample: boolean }> = { isSample: true }

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

/**
 * The average monthly salary that the limits are counted in: its figure, since when it holds and who publishes it. A sample until the
 * party sets it.
 */
export const averageSalary: Readonly<{ dinars: number; since: string; source: string; isSample: boolean }> = {
  dinars: 110_000,
  since: '2026-01-01',
  source: 'stat.gov.rs',
  isSample: true,
}

/** Who gives: a person, or a company with its own limit. */
export const donorKinds = ['person', 'company'] as const
export type DonorKind = (typeof donorKinds)[number]

/** In whole dinars: less is not worth the bank's fee, more the law forbids in one year. */
export const donationLimits: Readonly<Record<DonorKind, { least: number; most: number }>> = {
  person: { least: 100, most: donationLaw.personSalaries * averageSalary.dinars },
  company: { least: 100, most: donationLaw.companySalaries * averageSalary.dinars },
}
