/* Figures of an invented office. The note of the page says so. */

/** The numbers on the steps of the first screen, from the lowest to the highest. */
export const stairSteps = { number: 1, years: 3, people: 40 } as const
export type OfficeStep = keyof typeof stairSteps

/** Percentages. */
export const officeShares = { first: 72, early: 91, stay: 84 } as const

/** The counts of one year. */
export const officeYear = { firms: 180, slips: 21_600, boxes: 940, lost: 0 } as const

/** The rows of the shelf that holds the boxes of the year. */
export const archiveRows = 20

/** The services, in the order of the folders. */
export const officeServices = ['wages', 'invoices', 'contracts', 'archive'] as const
export type OfficeService = (typeof officeServices)[number]

/** The parts of a month: whole weeks of its sheet, and in them the days of the work. */
export const monthParts = [
  { id: 'start', days: [1, 14], busy: [1, 5] },
  { id: 'middle', days: [15, 21], busy: [15, 16] },
  { id: 'end', days: [22, 31], busy: [25, 31] },
] as const
export type MonthPart = (typeof monthParts)[number]['id']
