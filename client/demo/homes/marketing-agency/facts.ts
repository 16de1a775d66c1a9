/* Sample figures of an invented agency. */

/** The campaigns, in the order of the hero from the top down. */
export const campaigns = ['bread', 'chair', 'book'] as const
export type Campaign = (typeof campaigns)[number]

/** The parts of a client's budget, in percent. */
export const budgetShares = { street: 40, print: 25, radio: 20, us: 15 } as const

/** The number of employees, of slogans for each client, and of months that a slogan runs. */
export const agencyFigures = { people: 5, sentences: 1, months: 12 } as const

/** Sample prices in whole dinars. */
export const servicePrices = { sentence: 60000, poster: 45000, window: 28000, year: 480000 } as const
