import { timeZone } from './content/organisation.ts'

// Made at their first use, because the first format of a process costs 7 MB of memory.
let calendar: Intl.DateTimeFormat | undefined
let offsetFormat: Intl.DateTimeFormat | undefined

/**
 * Returns the day at the party's seat, ISO 8601.
 * @param time milliseconds since 1970
 */
export function dayOf(time: number): string {
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return calendar.format(time)
}

/**
 * Returns the time at the party's seat with its offset, ISO 8601: `2026-12-01T18:00+01:00`.
 * @param time milliseconds since 1970
 */
export function seatTimeOf(time: number): string {
  offsetFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  })
  const parts = Object.fromEntries(offsetFormat.formatToParts(time).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, timeZoneName = '' } = parts
  return `${year}-${month}-${day}T${hour}:${minute}${timeZoneName.slice(3) || '+00:00'}`
}

/** In every time zone, days begin at a multiple of 15 minutes. */
const quarter = 15 * 60_000
/** The largest difference of a time zone from UTC. */
const largestOffset = 14 * 60 * 60_000
const utcYearOf = (time: number): number => new Date(time).getUTCFullYear()
let last = { quarter: NaN, year: 0 }

/**
 * Returns the year at the party's seat. Every request needs it, so the last result is cached.
 * @param time milliseconds since 1970
 */
export function yearOf(time: number): number {
  const now = Math.floor(time / quarter)
  if (now !== last.quarter) {
    const year = utcYearOf(time - largestOffset)
    last = { quarter: now, year: year === utcYearOf(time + largestOffset) ? year : Number.parseInt(dayOf(time), 10) }
  }
  return last.year
}

const day = 24 * 60 * 60_000

/**
 * Returns the times, in milliseconds since 1970, at which clocks at the party's seat show a wall time such as `2026-12-01T18:00`. There
 * is none in the hour that the start of summer time skips, and there are two in the hour that its end repeats.
 */
export function seatInstants(wallTime: string): number[] {
  const inUtc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(inUtc)) return []
  const offsets = [inUtc - day, inUtc + day].map((near) => Date.parse(`${seatTimeOf(near).slice(0, 16)}Z`) - near)
  return [...new Set(offsets)]
    .map((offset) => inUtc - offset)
    .filter((time) => seatTimeOf(time).startsWith(wallTime))
    .sort((one, other) => one - other)
}
