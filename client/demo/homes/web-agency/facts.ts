import { samplePrices, type Offer, type PlanPrices } from '#shared/content/pricing.ts'

/* Facts of a web agency that nobody has founded. */

/** What stands in the bar of its window: an address that nobody can own (RFC 2606). */
export const windowAddress = 'primer.example'

/** What its sites are made of, by the names that all languages use. */
export const siteParts = { markup: 'HTML', styles: 'CSS', drawings: 'SVG', data: 'SQL' } as const
export type SitePart = keyof typeof siteParts

export const windowOffer = {
  plans: {
    hatch: ['page', 'mail'],
    pane: ['pages', 'mail', 'editor'],
    front: ['pages', 'mail', 'editor', 'languages', 'watch'],
  },
  popular: 'pane',
} as const satisfies Offer

const { yearly } = samplePrices

/** Samples, in the order of the plans. */
export const windowPrices = {
  ...yearly,
  of: { hatch: yearly.of.desk, pane: yearly.of.room, front: yearly.of.hall },
} as const satisfies PlanPrices<keyof typeof windowOffer.plans>
