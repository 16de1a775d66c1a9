import { expect, test } from 'vitest'
import { isoTime } from '#server/services/isoTime.ts'

const day = 24 * 60 * 60 * 1000

test.for([
  0,
  1,
  day - 1,
  day,
  Date.UTC(2026, 1, 28, 23, 59, 59, 999),
  Date.UTC(2024, 1, 29, 4, 5, 6, 7),
  -1,
  -day,
  4e12,
])('%i is written like Date.toISOString', (at) => {
  expect(isoTime(at)).toBe(new Date(at).toISOString())
  expect(isoTime(at)).toBe(new Date(at).toISOString())
})
