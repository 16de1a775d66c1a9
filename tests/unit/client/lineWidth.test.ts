import { describe, expect, test } from 'vitest'
import { lineWidth } from '#client/demo/lineWidth.ts'

describe('lineWidth', () => {
  test('adds up the widths of the letters', () => {
    expect(lineWidth('ee')).toBe(2 * lineWidth('e'))
    expect(lineWidth('ij')).toBeLessThan(lineWidth('te'))
    expect(lineWidth('te')).toBeLessThan(lineWidth('ee'))
    expect(lineWidth('ee')).toBeLessThan(lineWidth('mm'))
  })

  test('gives Cyrillic letters the width of similar Latin ones', () => {
    expect(lineWidth('ј')).toBe(lineWidth('j'))
    expect(lineWidth('ш')).toBe(lineWidth('m'))
  })
})
