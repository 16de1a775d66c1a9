/* Figures of an invented bookkeeping office. */

/** The inputs of the calculator in whole dinars: range, step and initial value of each slider. */
export const monthInputs = {
  income: { min: 40_000, max: 200_000, step: 1000, first: 96_000 },
  fixed: { min: 0, max: 160_000, step: 1000, first: 52_000 },
  aside: { min: 0, max: 60_000, step: 1000, first: 8_000 },
} as const
export type MonthInput = keyof typeof monthInputs
export type MonthFigures = Readonly<Record<MonthInput, number>>

/** The days of the month on which the calculation begins and ends. */
export const firstDay = 5
export const lastDay = 30
export const daysToCover = lastDay - firstDay + 1

/** Returns the remainder after fixed costs and savings, in whole dinars. A negative result is a deficit. */
export const remainderOf = ({ income, fixed, aside }: MonthFigures): number => income - fixed - aside

/** Returns the remainder for each day, in whole dinars, rounded down. */
export const remainderPerDay = (sum: MonthFigures): number => Math.floor(remainderOf(sum) / daysToCover)

/** Prices in whole dinars, for a month, an hour or a box. */
export const bookkeepingPrices = { small: 6_000, team: 14_000, plan: 3_500, order: 2_000 } as const

/** The start of the open evening on the first Thursday of each month, in local time. */
export const openEvening = '18:00'
