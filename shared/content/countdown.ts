import { timeZone, type Weekday } from './organisation.ts'

/**
 * A recurring date by the clock at the party's seat. A rule instead of a date never lies in the past. `time` is `H:MM`,
 * 24 hours.
 */
export type DateRule =
  | { every: 'year'; month: number; day: number; time: string }
  /** `day` is 1 to 28, which every month has. */
  | { every: 'month'; day: number; time: string }
  | { every: 'week'; weekday: Weekday; time: string }

/**
 * The countdowns of the site. A page with a countdown names its rule in its row, so that it is cached only until the
 * rule's next date.
 */
export const countdowns = {
  newYear: { every: 'year', month: 1, day: 1, time: '0:00' },
  maintenance: { every: 'week', weekday: 7, time: '20:00' },
  'coming-soon': { every: 'year', month: 5, day: 1, time: '10:00' },
  'events-conference': { every: 'year', month: 6, day: 12, time: '9:00' },
  'fashion-shop': { every: 'week', weekday: 7, time: '18:00' },
  'coming-soon-V2': { every: 'month', day: 1, time: '9:00' },
} as const satisfies Record<string, DateRule>
export type CountdownId = keyof typeof countdowns

const minute = 60_000

let clock: Intl.DateTimeFormat | undefined

/** Converts an instant to the local time at the party's seat, written as the UTC instant with the same digits. */
function wallAt(instant: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * Converts local time to an instant. The first guess may be on the other side of a daylight saving change, so the
 * offset is computed twice.
 */
function instantOf(wall: number): number {
  const guess = 2 * wall - wallAt(wall)
  return wall - (wallAt(guess) - guess)
}

/** Returns the local time of the occurrence in the week, month or year of `wall`, or `later` periods after it. */
function occurrence(rule: DateRule, wall: number, later: number): number {
  const now = new Date(wall)
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const [hours = 0, minutes = 0] = rule.time.split(':').map(Number)
  if (rule.every === 'year') return Date.UTC(year + later, rule.month - 1, rule.day, hours, minutes)
  if (rule.every === 'month') return Date.UTC(year, month + later, rule.day, hours, minutes)
  const days = ((rule.weekday - now.getUTCDay() + 7) % 7) + 7 * later
  return Date.UTC(year, month, now.getUTCDate() + days, hours, minutes)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the next occurrence after `now`, as ISO 8601 with its offset.
 * @param now milliseconds since 1970
 */
export function nextOccurrence(rule: DateRule, now: number): string {
  const today = wallAt(now)
  const first = occurrence(rule, today, 0)
  const wall = instantOf(first) > now ? first : occurrence(rule, today, 1)
  const ahead = (wall - instantOf(wall)) / minute
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(ahead) / 60))}:${twoDigits(Math.abs(ahead) % 60)}`
  return new Date(wall).toISOString().replace('.000Z', offset)
}
