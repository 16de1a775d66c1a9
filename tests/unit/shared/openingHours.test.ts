import { describe, expect, test } from 'vitest'
import { isOpenAt } from '#shared/content/openingHours.ts'
import { visits, type OpeningHours } from '#shared/content/organisation.ts'

const at = (instant: string) => new Date(instant)

describe('isOpenAt by the organisation’s hours', () => {
  // Belgrade is two hours ahead of UTC in summer, one in winter.
  test.each([
    ['a Monday in summer, a minute before it opens', '2026-07-06T06:59:59Z', false],
    ['a Monday in summer, when it opens', '2026-07-06T07:00:00Z', true],
    ['a Monday in summer, just before it closes', '2026-07-06T16:59:59Z', true],
    ['a Monday in summer, when it closes', '2026-07-06T17:00:00Z', false],
    ['a Friday in winter, a minute before it opens', '2026-12-04T07:59:59Z', false],
    ['a Friday in winter, when it opens', '2026-12-04T08:00:00Z', true],
    ['a Friday in winter, when it closes', '2026-12-04T18:00:00Z', false],
    ['a Saturday, when it opens', '2026-07-11T08:00:00Z', true],
    ['a Saturday, when it closes', '2026-07-11T12:00:00Z', false],
    ['a Sunday at noon', '2026-07-12T10:00:00Z', false],
    ['a Sunday in Belgrade that is still Saturday in London', '2026-07-11T22:30:00Z', false],
    ['midnight', '2026-07-06T22:00:00Z', false],
  ])('on %s', (_, instant, open) => {
    expect(isOpenAt(at(instant), visits.openingHours)).toBe(open)
  })

  test('matches the facts on every day of the week', () => {
    const monday = Date.UTC(2026, 6, 6)
    const summer = 2
    for (let day = 1; day <= 7; day += 1)
      for (let hour = 0; hour < 24; hour += 1) {
        const hours = visits.openingHours.filter(({ days: [from, to] }) => day >= from && day <= to)
        const isOpen = hours.some(({ opens, closes }) => hour >= parseInt(opens, 10) && hour < parseInt(closes, 10))
        expect([
          day,
          hour,
          isOpenAt(new Date(monday + ((day - 1) * 24 + hour - summer) * 3_600_000), visits.openingHours),
        ]).toEqual([day, hour, isOpen])
      }
  })
})

describe('on the nights when clocks change', () => {
  const hours: readonly OpeningHours[] = [{ days: [7, 7], opens: '1:30', closes: '3:30' }]

  test.each([
    // 29 March 2026: after 01:59 comes 03:00.
    ['2026-03-29T00:29:00Z', false],
    ['2026-03-29T00:30:00Z', true],
    ['2026-03-29T00:59:00Z', true],
    ['2026-03-29T01:00:00Z', true],
    ['2026-03-29T01:29:00Z', true],
    ['2026-03-29T01:30:00Z', false],
    // 25 October 2026: 02:00 to 02:59 comes twice.
    ['2026-10-24T23:29:00Z', false],
    ['2026-10-24T23:30:00Z', true],
    ['2026-10-25T00:30:00Z', true],
    ['2026-10-25T01:30:00Z', true],
    ['2026-10-25T02:29:00Z', true],
    ['2026-10-25T02:30:00Z', false],
  ])('%s', (instant, open) => {
    expect(isOpenAt(at(instant), hours)).toBe(open)
  })
})

test('hours until 24:00 end with the day', () => {
  const hours: readonly OpeningHours[] = [{ days: [1, 1], opens: '0:00', closes: '24:00' }]
  expect(isOpenAt(at('2026-07-05T22:00:00Z'), hours)).toBe(true)
  expect(isOpenAt(at('2026-07-06T21:59:59Z'), hours)).toBe(true)
  expect(isOpenAt(at('2026-07-06T22:00:00Z'), hours)).toBe(false)
})

test('without opening hours it is never open', () => {
  expect(isOpenAt(at('2026-07-06T10:00:00Z'), [])).toBe(false)
})
