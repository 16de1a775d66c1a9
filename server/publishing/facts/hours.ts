import type { OpeningHours, Weekday } from '#shared/content/organisation.ts'
import { fold } from '#shared/i18n/fold.ts'

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const serbianNames = ['pon', 'uto', 'sre', 'cet', 'pet', 'sub', 'ned']

/** Returns a day of the week by its first three letters in English or Serbian. */
function dayOf(name: string): Weekday | undefined {
  const start = fold(name).slice(0, 3)
  const index = Math.max(dayNames.indexOf(start as (typeof dayNames)[number]), serbianNames.indexOf(start))
  return index < 0 ? undefined : ((index + 1) as Weekday)
}

/** Returns a time of the day in minutes. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Reads `mon-fri 9:00-19:00`, or `sat 10:00-14:00`; returns undefined for anything else. */
export function readHours(line: string): OpeningHours | undefined {
  const [, from = '', to = from, opens = '', closes = ''] =
    /^(\p{L}+)\s*(?:[-–]\s*(\p{L}+))?\s+(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/u.exec(line.trim()) ?? []
  const [first, last] = [dayOf(from), dayOf(to)]
  const isTime = (time: string) => /^(?:1?\d|2[0-3]):[0-5]\d$/.test(time.replace(/^0(?=\d)/, ''))
  if (!first || !last || first > last || !isTime(opens) || !isTime(closes)) return undefined
  if (minutesOf(opens) >= minutesOf(closes)) return undefined
  const plain = (time: string) => time.replace(/^0(?=\d)/, '') as OpeningHours['opens']
  return { days: [first, last], opens: plain(opens), closes: plain(closes) }
}

/** Writes opening hours as `readHours` reads them. */
export function writeHours({ days: [first, last], opens, closes }: OpeningHours): string {
  const days = [...new Set([first, last])].map((day) => dayNames[day - 1])
  return `${days.join('-')} ${opens}-${closes}`
}

/** Returns two opening hours that overlap on a day; undefined if none do. */
export function overlapIn(list: readonly OpeningHours[]): [OpeningHours, OpeningHours] | undefined {
  for (const [index, one] of list.entries()) {
    const other = list
      .slice(index + 1)
      .find((next) => isShared(one.days, next.days) && isShared(spanOf(one), spanOf(next)))
    if (other) return [one, other]
  }
  return undefined
}

/** Returns the minutes of a day, the last one included. */
const spanOf = ({ opens, closes }: OpeningHours) => [minutesOf(opens), minutesOf(closes) - 1] as const

const isShared = ([first, last]: readonly [number, number], [from, to]: readonly [number, number]) =>
  first <= to && from <= last
