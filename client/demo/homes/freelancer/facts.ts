import type { Weekday } from '#shared/content/organisation.ts'

/* Figures of an invented person. */

/** The years of self-employment. */
export const yearsSelfEmployed = 9

/** The working days of a week (ISO 8601), each with whether it is free. */
export const workWeek = [
  { day: 1, isFree: false },
  { day: 2, isFree: false },
  { day: 3, isFree: true },
  { day: 4, isFree: false },
  { day: 5, isFree: true },
] as const satisfies readonly { day: Weekday; isFree: boolean }[]

/** The largest number of days in one booking: the working days of four weeks. */
export const maxDays = 20
/** The number of days that is chosen at first. */
export const initialDays = 3

/** The daily rates in whole dinars, each with the number of days from which it applies, in rising order. */
export const dayRates = [
  { from: 1, rate: 18_000 },
  { from: 3, rate: 16_500 },
  { from: 10, rate: 15_000 },
] as const
export type DayRate = (typeof dayRates)[number]

/**
 * Returns the daily rate for a number of days.
 * @param days whole, from 1
 */
export const rateFor = (days: number): DayRate => dayRates.findLast(({ from }) => from <= days) ?? dayRates[0]

/** Returns the total for a number of days, in whole dinars. */
export const totalFor = (days: number): number => days * rateFor(days).rate

/** Returns the largest number of days to which a rate applies. */
export const maxDaysOf = ({ from }: DayRate): number =>
  (dayRates.find((later) => later.from > from)?.from ?? maxDays + 1) - 1
