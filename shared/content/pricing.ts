/** What can be booked in the samples, in the order it is shown. Names and features are words, under these ids. */
export const planIds = ['desk', 'room', 'hall'] as const
export type PlanId = (typeof planIds)[number]

/** The one that bears the ribbon. */
export const popularPlan: PlanId = 'room'

export const planFeatureIds = ['internet', 'coffee', 'screen', 'key', 'sound'] as const
export type PlanFeatureId = (typeof planFeatureIds)[number]

/** What each comes with. */
export const planFeatures: Readonly<Record<PlanId, readonly PlanFeatureId[]>> = {
  desk: ['internet', 'coffee'],
  room: ['internet', 'coffee', 'screen', 'key'],
  hall: ['internet', 'screen', 'sound'],
}

export type Term = 'month' | 'year'

/** Prices of all plans, in one currency, for one term. */
export interface PlanPrices {
  currency: 'RSD' | 'EUR'
  term: Term
  of: Readonly<Record<PlanId, number>>
}

/** Samples, and shown as such: the specification's own figures. */
export const samplePrices = {
  month: { currency: 'RSD', term: 'month', of: { desk: 800, room: 1200, hall: 900 } },
  year: { currency: 'EUR', term: 'year', of: { desk: 29, room: 39, hall: 49 } },
  monthly: { currency: 'EUR', term: 'month', of: { desk: 9.99, room: 19.99, hall: 29.99 } },
  yearly: { currency: 'EUR', term: 'year', of: { desk: 90.99, room: 199.99, hall: 290.99 } },
} as const satisfies Record<string, PlanPrices>
