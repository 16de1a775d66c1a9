import { organisation } from './content/organisation.ts'

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: organisation.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day at the party's seat, ISO 8601.
 * @param at milliseconds since 1970
 */
export const dayOf = (at: number): string => calendar.format(at)

/** Every time zone begins its days at a quarter of an hour. */
const quarter = 15 * 60_000
let last = { quarter: NaN, year: 0 }

/**
 * Returns the year at the party's seat. It is asked for with every request, so the last answer is kept.
 * @param at milliseconds since 1970
 */
export function yearOf(at: number): number {
  const now = Math.floor(at / quarter)
  if (now !== last.quarter) last = { quarter: now, year: Number.parseInt(dayOf(at), 10) }
  return last.year
}
