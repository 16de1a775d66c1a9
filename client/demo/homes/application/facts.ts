import type { Offer, PlanPrices } from '#shared/content/pricing.ts'

/* Figures of an invented app. The note of the page says so. */

/** The screens of the phone, in the order of use. */
export const screens = ['photo', 'read', 'remind', 'lend', 'drawer'] as const
export type Screen = (typeof screens)[number]

/** The screens that have a step of their own, in the order of the page. */
export const steps = ['photo', 'read', 'remind', 'lend'] as const satisfies readonly Screen[]
export type Step = (typeof steps)[number]

export const drawerOffer = {
  plans: {
    small: ['fifty', 'reminders'],
    large: ['all', 'reminders', 'copies'],
    shared: ['all', 'reminders', 'copies', 'shelf'],
  },
  popular: 'large',
} as const satisfies Offer

export const drawerPrices = {
  currency: 'RSD',
  term: 'month',
  of: { small: 0, large: 190, shared: 390 },
} as const satisfies PlanPrices<keyof typeof drawerOffer.plans>
