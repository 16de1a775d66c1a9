/* Figures of an invented bookkeeping office. The page labels each group of them as samples. */

/** The inputs of the calculator in whole dinars: range, step and initial value of each slider. */
export const monthParts = {
  income: { least: 40_000, most: 200_000, step: 1000, first: 96_000 },
  fixed: { least: 0, most: 160_000, step: 1000, first: 52_000 },
  aside: { least: 0, most: 60_000, step: 1000, first: 8_000 },
} as const
export type MonthPart = keyof typeof monthParts
export type MonthSum = Readonly<Record<MonthPart, number>>

/** The days of the month on which the calculation begins and ends. */
export const firstDay = 5
export const lastDay = 30
export const daysToCover = lastDay - firstDay + 1

/** Returns the remainder after fixed costs and savings, in whole dinars. A negative result is a deficit. */
export const leftOf = ({ income, fixed, aside }: MonthSum): number => income - fixed - aside

/** Returns the remainder for each day, in whole dinars, rounded down. */
export const perDayOf = (sum: MonthSum): number => Math.floor(leftOf(sum) / daysToCover)

/** Prices in whole dinars, for a month, an hour or a box. */
export const bookPrices = { small: 6_000, team: 14_000, plan: 3_500, order: 2_000 } as const

/** The start of the open evening on the first Thursday of each month, in local time. */
export const openEvening = '18:00'
