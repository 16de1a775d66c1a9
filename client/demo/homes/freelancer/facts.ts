import type { Weekday } from '#shared/content/organisation.ts'

/* Somebody who does not exist: each group of these figures stands beside its label. */

/** Years of working alone. */
export const ownYears = 9

/** The working days of a week (ISO 8601), and whether one is still to be had. */
export const workWeek = [
  { day: 1, isFree: false },
  { day: 2, isFree: false },
  { day: 3, isFree: true },
  { day: 4, isFree: false },
  { day: 5, isFree: true },
] as const satisfies readonly { day: Weekday; isFree: boolean }[]

/** The most days that are taken in one go: the working days of four weeks. */
export const mostDays = 20
/** As many are chosen before somebody chooses. */
export const daysAtFirst = 3

/** From how many days on a day costs how much, in whole dinars; in rising order. */
export const dayRates = [
  { from: 1, rate: 18_000 },
  { from: 3, rate: 16_500 },
  { from: 10, rate: 15_000 },
] as const
export type DayRate = (typeof dayRates)[number]

/**
 * What a day costs where so many are taken in one go.
 * @param days whole, from 1
 */
export const rateFor = (days: number): DayRate => dayRates.findLast(({ from }) => from <= days) ?? dayRates[0]

/** The sum for so many days, in whole dinars. */
export const totalFor = (days: number): number => days * rateFor(days).rate

/** The last number of days that still has a rate. */
export const lastOf = ({ from }: DayRate): number =>
  (dayRates.find((later) => later.from > from)?.from ?? mostDays + 1) - 1
