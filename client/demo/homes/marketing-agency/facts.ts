/* An agency that nobody runs: each group of its figures stands beside its label. */

/** What was said for a year, from the top of the hero down. */
export const campaigns = ['bread', 'chair', 'book'] as const
export type Campaign = (typeof campaigns)[number]

/** Where a hundred dinars of a client go. */
export const shareOf = { street: 40, print: 25, radio: 20, us: 15 } as const

/** People in the house, sentences that a client gets, months that each is said for. */
export const house = { people: 5, sentences: 1, months: 12 } as const

/** Whole dinars. */
export const servicePrices = { sentence: 60000, poster: 45000, window: 28000, year: 480000 } as const
