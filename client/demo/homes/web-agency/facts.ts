import { samplePrices, type Offer, type PlanPrices } from '#shared/content/pricing.ts'

/* Sample data of an invented web agency. */

/** The address in the bar of the window. Its domain is reserved, so it has no owner (RFC 2606). */
export const windowAddress = 'primer.example'

/** The technologies of its sites; their names are the same in all languages. */
export const technologies = { markup: 'HTML', styles: 'CSS', drawings: 'SVG', data: 'SQL' } as const
export type TechnologyName = keyof typeof technologies

export const windowOffer = {
  plans: {
    hatch: ['page', 'mail'],
    pane: ['pages', 'mail', 'editor'],
    front: ['pages', 'mail', 'editor', 'languages', 'watch'],
  },
  popular: 'pane',
} as const satisfies Offer

/** The lowest price of a new site, in euros. */
export const buildPrice = 690

const { yearly } = samplePrices

/** Sample prices, in the order of the plans. */
export const windowPrices = {
  ...yearly,
  of: { hatch: yearly.of.desk, pane: yearly.of.room, front: yearly.of.hall },
} as const satisfies PlanPrices<keyof typeof windowOffer.plans>
