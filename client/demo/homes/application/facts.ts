import type { Offer, PlanPrices } from '#shared/content/pricing.ts'

/* An app that nobody has built: each group of its figures stands beside its label. */

/** What is shown on the phone, in the order of the way from the till to the drawer. */
export const screens = ['photo', 'read', 'remind', 'lend', 'drawer'] as const
export type Screen = (typeof screens)[number]

/** Those that are told of, one after the other. */
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
