import { describe, expect, test } from 'vitest'
import { lineWidth } from '#client/demo/footers/parts/lineWidth.ts'

describe('the width of a line', () => {
  test('grows with its letters, each by what it takes', () => {
    expect(lineWidth('ee')).toBe(2 * lineWidth('e'))
    expect(lineWidth('ij')).toBeLessThan(lineWidth('te'))
    expect(lineWidth('te')).toBeLessThan(lineWidth('ee'))
    expect(lineWidth('ee')).toBeLessThan(lineWidth('mm'))
  })

  test('tells narrow and wide letters apart in both scripts', () => {
    expect(lineWidth('ј')).toBe(lineWidth('j'))
    expect(lineWidth('ш')).toBe(lineWidth('m'))
  })
})
