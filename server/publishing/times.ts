import { seatInstants, seatTimeOf } from '#shared/localDay.ts'
import { text, type Text } from '../staff/text.ts'

/* Days and wall times at the party's seat, as editors write them. */

/** The years of a date, so that a misspelt one is found. */
const [firstYear, lastYear] = [1900, 2100]

/** Returns whether a text is a day that exists, ISO 8601. */
export const isDay = (value: string) => {
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  const year = Number.parseInt(value, 10)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && year >= firstYear && year <= lastYear
}

/** Returns the text of what is wrong with a wall time at the party's seat; undefined for a right one. */
export function wallTimeProblem(value: string): Text | undefined {
  const [date = '', clock = ''] = value.split('T')
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)
  if (!isDay(date) || !isTime) return text('publishing.wrongTime', { value, example: '2026-12-01T18:00' })
  if (seatInstants(value).length > 0) return undefined
  const hour = String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')
  return text('publishing.gap', { value, later: `${date}T${hour}${clock.slice(2)}` })
}

/** Returns the first instant of a wall time at the party's seat. */
export const firstInstant = (wallTime: string): number | undefined => seatInstants(wallTime)[0]

/** Returns noon of a day, which is on that day in every season; null without a day. */
export const noonOf = (day: string | undefined): number | null =>
  day === undefined ? null : (firstInstant(`${day}T12:00`) ?? null)

/** Returns the wall time of an instant: `2026-12-01T18:00`. */
export const wallTimeOf = (at: number): string => seatTimeOf(at).slice(0, 16)
