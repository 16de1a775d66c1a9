import { perMonth, perYear, type Offer, type PlanPrices, type Term } from './pricing.ts'

export const trainingIds = ['evening', 'workshop', 'remote'] as const
export type TrainingId = (typeof trainingIds)[number]

/** A sample offer of training for local branches and workplace organisers. */
export const trainingOffer = {
  plans: {
    evening: ['talk', 'handouts'],
    workshop: ['talk', 'handouts', 'practice', 'review'],
    remote: ['talk', 'handouts', 'recording'],
  },
  popular: 'workshop',
} as const satisfies Offer<TrainingId>

/** Sample prices of the training. */
export const trainingPrices = {
  month: { currency: 'RSD', term: 'month', of: { evening: perMonth[0], workshop: perMonth[1], remote: perMonth[2] } },
  year: { currency: 'EUR', term: 'year', of: { evening: perYear[0], workshop: perYear[1], remote: perYear[2] } },
} as const satisfies Record<Term, PlanPrices<TrainingId>>
