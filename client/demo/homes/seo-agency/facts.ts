import { samplePrices, type Offer, type PlanPrices } from '#shared/content/pricing.ts'

/* Facts of an agency for search that nobody has founded. What is counted stands beside its label „sample figure”. */

/** One site before the work and after it: seconds, presses, pages. */
export const siteBeforeAfter = {
  seconds: { before: 7, after: 2 },
  presses: { before: 6, after: 2 },
  doubles: { before: 41, after: 3 },
} as const
export type SiteMeasure = keyof typeof siteBeforeAfter

export const searchOffer = {
  plans: {
    reading: ['report', 'call'],
    season: ['report', 'call', 'texts'],
    year: ['report', 'call', 'texts', 'code', 'visit'],
  },
  popular: 'season',
} as const satisfies Offer

const { monthly } = samplePrices

/** Samples, in the order of the plans. */
export const searchPrices = {
  ...monthly,
  of: { reading: monthly.of.desk, season: monthly.of.room, year: monthly.of.hall },
} as const satisfies PlanPrices<keyof typeof searchOffer.plans>
