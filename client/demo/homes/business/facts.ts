/* Figures of an invented office. The note of the page says so. */

/** The numbers on the steps of the first screen, from the lowest to the highest. */
export const stairSteps = { number: 1, years: 3, people: 40 } as const
export type OfficeStep = keyof typeof stairSteps

/** Percentages. */
export const officeShares = { first: 72, early: 91, stay: 84 } as const

/** The counts of one year. */
export const officeYear = { firms: 180, slips: 21_600, boxes: 940, lost: 0 } as const
