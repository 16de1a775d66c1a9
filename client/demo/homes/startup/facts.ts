import { samplePrices, type Offer, type PlanPrices, type Term } from '#shared/content/pricing.ts'

/** The plans of a sample studio and the items of each. */
export const studioOffer = {
  plans: {
    standard: ['pages', 'mail'],
    business: ['languages', 'mail', 'figures'],
    ultimate: ['languages', 'mail', 'figures', 'designer', 'review'],
  },
  popular: 'business',
} as const satisfies Offer

const { monthly, yearly } = samplePrices

/** The prices of the plans, from the specification and in the order of the plans. */
export const studioPrices = {
  month: {
    ...monthly,
    of: { standard: monthly.of.desk, business: monthly.of.room, ultimate: monthly.of.hall },
  },
  year: {
    ...yearly,
    of: { standard: yearly.of.desk, business: yearly.of.room, ultimate: yearly.of.hall },
  },
} as const satisfies Record<Term, PlanPrices<keyof typeof studioOffer.plans>>

/** Sample figures of an invented studio. */
export const sampleStudio = { offices: 175, years: 20, people: 200 } as const
