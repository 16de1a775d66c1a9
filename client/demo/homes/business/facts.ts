/* An office that nobody has founded: each group of its figures stands beside its label. */

/** What the steps of the first screen say of the office, from the lowest to the highest. */
export const officeSteps = { number: 1, years: 3, people: 40 } as const
export type OfficeStep = keyof typeof officeSteps

/** Shares of a hundred. */
export const officeShares = { first: 72, early: 91, stay: 84 } as const

/** What was counted in a year. */
export const officeYear = { firms: 180, slips: 21_600, boxes: 940, lost: 0 } as const
