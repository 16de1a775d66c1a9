/* A bookkeeping office that nobody has opened: each group of its figures stands beside its label. */

/** What the sum of the month is made of, in whole dinars: the ends of each slider, its step, and where it stands at first. */
export const monthParts = {
  income: { least: 40_000, most: 200_000, step: 1000, first: 96_000 },
  fixed: { least: 0, most: 160_000, step: 1000, first: 52_000 },
  aside: { least: 0, most: 60_000, step: 1000, first: 8_000 },
} as const
export type MonthPart = keyof typeof monthParts
export type MonthSum = Readonly<Record<MonthPart, number>>

/** The day of the month on which the books are done, and the last that the sum looks at. */
export const firstDay = 5
export const lastDay = 30
export const daysToCover = lastDay - firstDay + 1

/** What is left once rent, bills and savings are off, in whole dinars; below zero it is what is missing. */
export const leftOf = ({ income, fixed, aside }: MonthSum): number => income - fixed - aside

/** What is left for each of the days, in whole dinars, rounded down. */
export const perDayOf = (sum: MonthSum): number => Math.floor(leftOf(sum) / daysToCover)

/** Whole dinars for a month, an hour or a box. */
export const bookPrices = { small: 6_000, team: 14_000, plan: 3_500, order: 2_000 } as const

/** When the door is open on the first Thursday of the month, local time. */
export const openEvening = '18:00'
