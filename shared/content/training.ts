import { perMonth, type Offer, type PlanPrices, type Term } from './pricing.ts'

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

const [evening, workshop, remote] = perMonth

/** Sample prices of the training. A year costs as much as ten months. */
export const trainingPrices = {
  month: { currency: 'RSD', term: 'month', of: { evening, workshop, remote } },
  year: { currency: 'RSD', term: 'year', of: { evening: 10 * evening, workshop: 10 * workshop, remote: 10 * remote } },
} as const satisfies Record<Term, PlanPrices<TrainingId>>
