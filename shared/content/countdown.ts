import { organisation, type Weekday } from './organisation.ts'

/**
 * When something happens again and again, by the clock of where the party is: a rule and no date, so that what is counted
 * down to never lies in the past. `time` is `H:MM`, 24 hours.
 */
export type DateRule =
  | { every: 'year'; month: number; day: number; time: string }
  /** `day` 1 to 28: every month has it. */
  | { every: 'month'; day: number; time: string }
  | { every: 'week'; weekday: Weekday; time: string }

/** What the site counts down to. A page that does names its rule in its row, so that it is kept no longer than until then. */
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

/** What clocks show at an instant where the party is, as the instant at which they show it in UTC. */
function wallAt(instant: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: organisation.timeZone,
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

/** When clocks show that; twice, for the guess may lie on the other side of a change of the clocks. */
function instantOf(wall: number): number {
  const guess = 2 * wall - wallAt(wall)
  return wall - (wallAt(guess) - guess)
}

/** What clocks show at an occurrence: that of the week, month or year of `wall`, or so many later. */
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
 * @param now milliseconds since 1970
 * @returns ISO 8601 with its offset: the next time, never this very moment
 */
export function nextOccurrence(rule: DateRule, now: number): string {
  const today = wallAt(now)
  const first = occurrence(rule, today, 0)
  const wall = instantOf(first) > now ? first : occurrence(rule, today, 1)
  const ahead = (wall - instantOf(wall)) / minute
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(ahead) / 60))}:${twoDigits(Math.abs(ahead) % 60)}`
  return new Date(wall).toISOString().replace('.000Z', offset)
}
