import { describe, expect, test } from 'vitest'
import { closestName, editDistance } from '#server/staff/closestName.ts'
import { parseTime } from '#server/staff/options.ts'
import { wrapped } from '#server/staff/layout.ts'
import { visible, visibleJson } from '#server/staff/visible.ts'

describe('the closest name', () => {
  test.for([
    ['stats', 'stats', 0],
    ['sttas', 'stats', 1],
    ['stat', 'stats', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ] as const)('%s and %s', ([a, b, away]) => {
    expect(editDistance(a, b)).toBe(away)
    expect(editDistance(b, a)).toBe(away)
  })

  test('is undefined if no name is similar', () => {
    const names = ['export', 'erase', 'show']
    expect(closestName('erse', names)).toBe('erase')
    expect(closestName('sh', names)).toBe('show')
    expect(closestName('zzz', names)).toBeUndefined()
    expect(closestName('', names)).toBeUndefined()
  })
})

describe('the option of a date', () => {
  test.for([
    ['2026-03-01', '2026-02-28T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // Clocks go forward on the 29th of March and back on the 25th of October.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['2026-03-01T12:00Z', '2026-03-01T12:00:00.000Z'],
    ['2026-03-01T12:00:00.5+01:00', '2026-03-01T11:00:00.500Z'],
  ] as const)('%s', ([given, iso]) => {
    expect(new Date(parseTime(given)!).toISOString()).toBe(iso)
  })

  test.for([
    '',
    'yesterday',
    '2026',
    '2026-3-1',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-03-01T12:00',
    ' 2026-03-01',
    '2026-03-01\n',
    '-000001-01-01',
  ])('%j is not a date', (given) => {
    expect(parseTime(given)).toBeUndefined()
  })
})

test('foreign text is made visible character by character', () => {
  expect(visible('a\u001B[31mb\u{E0001}c')).toBe('a<U+001B>[31mb<U+E0001>c')
  expect(visible('Ђ é 漢 👍🏽')).toBe('Ђ é 漢 👍🏽')
  const text = 'a"\\\n\u0000\u007F\u009B\u2028\u{E0041}é'
  const json = visibleJson({ text }, 2)
  expect(JSON.parse(json)).toEqual({ text })
  expect(json).toContain('\\u007f\\u009b\\u2028\\udb40\\udc41é')
})

test('text is broken between words', () => {
  const lines = wrapped('word '.repeat(40).trim(), 6).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.slice(1).every((line) => line.startsWith('      word') && line.length <= 80)).toBe(true)
  expect(lines.map((line) => line.trim()).join(' ')).toBe('word '.repeat(40).trim())
})
