/** What can be booked together, and how: plans in the order they are shown. Names of plans and features are words, under these ids. */
export interface Offer<Plan extends string = string, Feature extends string = string> {
  /** What each plan comes with. */
  plans: Readonly<Record<Plan, readonly Feature[]>>
  /** The one that bears the ribbon. */
  popular: NoInfer<Plan>
}

export const planIds = ['desk', 'room', 'hall'] as const
export type PlanId = (typeof planIds)[number]

export const planFeatureIds = ['internet', 'coffee', 'screen', 'key', 'sound'] as const
export type PlanFeatureId = (typeof planFeatureIds)[number]

/** Places to work and meet: what the kit's samples offer. */
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

/** The specification's own figures, in the order of the plans. */
export const perMonth = [800, 1200, 900] as const
export const perYear = [29, 39, 49] as const

/** Samples, and shown as such. */
export const samplePrices = {
  month: { currency: 'RSD', term: 'month', of: { desk: perMonth[0], room: perMonth[1], hall: perMonth[2] } },
  year: { currency: 'EUR', term: 'year', of: { desk: perYear[0], room: perYear[1], hall: perYear[2] } },
  monthly: { currency: 'EUR', term: 'month', of: { desk: 9.99, room: 19.99, hall: 29.99 } },
  yearly: { currency: 'EUR', term: 'year', of: { desk: 90.99, room: 199.99, hall: 290.99 } },
} as const satisfies Record<string, PlanPrices>
