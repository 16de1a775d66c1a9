import type { Offer, PlanPrices } from '#shared/content/pricing.ts'

/* Data of an invented studio. */

/** The works, in the order of the list. */
export const works = ['jars', 'door', 'tram', 'stool'] as const
export type Work = (typeof works)[number]

export const deskOffer = {
  plans: {
    day: ['sketch', 'talk'],
    week: ['sketch', 'talk', 'model', 'files'],
    whole: ['sketch', 'talk', 'model', 'files', 'chair'],
  },
  popular: 'week',
} as const satisfies Offer

export const deskPrices = {
  currency: 'RSD',
  term: 'month',
  of: { day: 24000, week: 96000, whole: 310000 },
} as const satisfies PlanPrices<keyof typeof deskOffer.plans>
