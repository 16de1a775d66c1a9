import type { Milliseconds } from '#db/store.ts'

const day: Milliseconds = 24 * 60 * 60 * 1000
/** A cache of dates (`2026-03-01T`) by day number. Exports hold many times of few days, and formatting a date is slow. */
const days = new Map<number, string>()
const padded = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0')

/** Formats a time as `2026-03-01T13:05:00.000Z`, like `Date.prototype.toISOString`. */
export function isoTime(at: Milliseconds): string {
  const number = Math.floor(at / day)
  let date = days.get(number)
  if (date === undefined) {
    if (days.size > 1000) days.clear()
    date = new Date(number * day).toISOString().slice(0, -'00:00:00.000Z'.length)
    days.set(number, date)
  }
  const time = at - number * day
  return `${date}${padded(time / 3_600_000)}:${padded((time / 60_000) % 60)}:${padded((time / 1000) % 60)}.${padded(time % 1000, 3)}Z`
}

export const isoTimeOrNull = (at: Milliseconds | null): string | null => (at === null ? null : isoTime(at))
