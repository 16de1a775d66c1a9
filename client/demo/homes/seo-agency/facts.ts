import { samplePrices, type Offer, type PlanPrices } from '#shared/content/pricing.ts'

/* Sample figures of an invented search agency. */

/** A sample site before and after the work: seconds, clicks to the price, and duplicate pages. */
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

/** Sample prices, in the order of the plans. */
export const searchPrices = {
  ...monthly,
  of: { reading: monthly.of.desk, season: monthly.of.room, year: monthly.of.hall },
} as const satisfies PlanPrices<keyof typeof searchOffer.plans>
