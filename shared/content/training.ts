import { perMonth, perYear, type Offer, type PlanPrices, type Term } from './pricing.ts'

export const trainingIds = ['evening', 'workshop', 'remote'] as const
export type TrainingId = (typeof trainingIds)[number]

/** Training for local branches and for whoever organises at work: what the party offers, as a sample. */
export const trainingOffer = {
  plans: {
    evening: ['talk', 'handouts'],
    workshop: ['talk', 'handouts', 'practice', 'review'],
    remote: ['talk', 'handouts', 'recording'],
  },
  popular: 'workshop',
} as const satisfies Offer<TrainingId>

/** What the training could cost: samples, too. */
export const trainingPrices = {
  month: { currency: 'RSD', term: 'month', of: { evening: perMonth[0], workshop: perMonth[1], remote: perMonth[2] } },
  year: { currency: 'EUR', term: 'year', of: { evening: perYear[0], workshop: perYear[1], remote: perYear[2] } },
} as const satisfies Record<Term, PlanPrices<TrainingId>>
