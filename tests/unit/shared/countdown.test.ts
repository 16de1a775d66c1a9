import { describe, expect, test } from 'vitest'
import { countdowns, nextOccurrence, type DateRule } from '#shared/content/countdown.ts'

const newYear: DateRule = { every: 'year', month: 1, day: 1, time: '0:00' }
const first: DateRule = { every: 'month', day: 1, time: '9:00' }
const sunday: DateRule = { every: 'week', weekday: 7, time: '20:00' }
const march: DateRule = { every: 'year', month: 3, day: 29, time: '2:30' }

test.each<[string, DateRule, string, string]>([
  ['a year', newYear, '2026-11-22T12:00:00Z', '2027-01-01T00:00:00+01:00'],
  [
    'a year, when it is over there and not yet in Greenwich',
    newYear,
    '2026-12-31T23:30:00Z',
    '2028-01-01T00:00:00+01:00',
  ],
  ['a year, an hour before', newYear, '2026-12-31T22:00:00Z', '2027-01-01T00:00:00+01:00'],
  ['a month', first, '2026-11-22T12:00:00Z', '2026-12-01T09:00:00+01:00'],
  ['a month, over the end of the year', first, '2026-12-01T09:00:00Z', '2027-01-01T09:00:00+01:00'],
  ['a month, on the day, before', first, '2026-07-01T06:59:59Z', '2026-07-01T09:00:00+02:00'],
  ['a month, at the very moment', first, '2026-07-01T07:00:00Z', '2026-08-01T09:00:00+02:00'],
  ['a week', sunday, '2026-11-23T12:00:00Z', '2026-11-29T20:00:00+01:00'],
  ['a week, on the day, before', sunday, '2026-11-22T18:59:59Z', '2026-11-22T20:00:00+01:00'],
  ['a week, on the day, after', sunday, '2026-11-22T19:00:00Z', '2026-11-29T20:00:00+01:00'],
  ['a week, over the change of the clocks', sunday, '2026-10-20T12:00:00Z', '2026-10-25T20:00:00+01:00'],
  ['an hour that the clocks leave out', march, '2026-03-01T12:00:00Z', '2026-03-29T02:30:00+01:00'],
])('the next time, by %s', (_, rule, now, next) => {
  expect(nextOccurrence(rule, Date.parse(now))).toBe(next)
})

describe.each(Object.entries(countdowns))('the rule %s', (_, rule) => {
  test('never returns a past date and always advances, through two years', () => {
    const from = Date.UTC(2026, 0, 1)
    // Steps of 25 hours cover every hour, weekday and day of a month.
    for (let hour = 0; hour < 2 * 366 * 24; hour += 25) {
      const now = from + hour * 3_600_000
      const next = Date.parse(nextOccurrence(rule, now))
      expect(next).toBeGreaterThan(now)
      expect(Date.parse(nextOccurrence(rule, next))).toBeGreaterThan(next)
      expect(nextOccurrence(rule, next - 1)).toBe(nextOccurrence(rule, now))
    }
  })
})
