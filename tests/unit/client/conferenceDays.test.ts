import { expect, test } from 'vitest'
import { daysAfter } from '#client/demo/homes/events-conference/facts.ts'

test.each([
  [{ month: 6, day: 12 }, ['06-12', '06-13', '06-14']],
  [{ month: 6, day: 29 }, ['06-29', '06-30', '07-01']],
  [{ month: 12, day: 31 }, ['12-31', '01-01', '01-02']],
])('the days of a conference that begins on %j continue in the next month', (start, days) => {
  expect([0, 1, 2].map((after) => daysAfter(start, after))).toEqual(days)
})
