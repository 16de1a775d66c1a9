/** The plans of an offer, in the order of display. Names of plans and features are words under these ids. */
export interface Offer<Plan extends string = string, Feature extends string = string> {
  /** The features of each plan. */
  plans: Readonly<Record<Plan, readonly Feature[]>>
  /** The plan with the ribbon. */
  popular: NoInfer<Plan>
}

export const planIds = ['desk', 'room', 'hall'] as const
export type PlanId = (typeof planIds)[number]

export const planFeatureIds = ['internet', 'coffee', 'screen', 'key', 'sound'] as const
export type PlanFeatureId = (typeof planFeatureIds)[number]

/** Places to work and meet, for the samples of the kit. */
export const placeOffer = {
  plans: {
    desk: ['internet', 'coffee'],
    room: ['internet', 'coffee', 'screen', 'key'],
    hall: ['internet', 'screen', 'sound'],
  },
  popular: 'room',
} as const satisfies Offer<PlanId, PlanFeatureId>

export type Term = 'month' | 'year'

/** Prices of all plans, in one currency, for one term. */
export interface PlanPrices<Plan extends string = PlanId> {
  currency: 'RSD' | 'EUR'
  term: Term
  of: Readonly<Record<Plan, number>>
}

/** The prices from the specification, in the order of the plans. */
export const perMonth = [800, 1200, 900] as const
export const perYear = [29, 39, 49] as const

/** Sample prices, labelled as samples. */
export const samplePrices = {
  month: { currency: 'RSD', term: 'month', of: { desk: perMonth[0], room: perMonth[1], hall: perMonth[2] } },
  year: { currency: 'EUR', term: 'year', of: { desk: perYear[0], room: perYear[1], hall: perYear[2] } },
  monthly: { currency: 'EUR', term: 'month', of: { desk: 9.99, room: 19.99, hall: 29.99 } },
  yearly: { currency: 'EUR', term: 'year', of: { desk: 90.99, room: 199.99, hall: 290.99 } },
} as const satisfies Record<string, PlanPrices>
