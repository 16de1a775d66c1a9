import { describe, expect, test } from 'vitest'
import { halvesOf, lineWidth } from '#client/demo/lineWidth.ts'

describe('lineWidth', () => {
  test('adds up the widths of the letters', () => {
    expect(lineWidth('ee')).toBe(2 * lineWidth('e'))
    expect(lineWidth('ij')).toBeLessThan(lineWidth('te'))
    expect(lineWidth('te')).toBeLessThan(lineWidth('ee'))
    expect(lineWidth('ee')).toBeLessThan(lineWidth('mm'))
  })

  test('gives Cyrillic letters the width of similar Latin ones and a little more room', () => {
    expect(lineWidth('ј') - lineWidth('j')).toBe(3)
    expect(lineWidth('ш') - lineWidth('m')).toBe(3)
  })
})

describe('halvesOf', () => {
  test.each([
    ['Велико', 'Вел', 'ико'],
    ['Million', 'Mil', 'lion'],
    ['Tell us', 'Tell', 'us'],
    ['Dites-nous', 'Dites-', 'nous'],
  ])('divides %s at its space or hyphen, or else into parts that are about equally wide', (word, first, second) => {
    expect(halvesOf(word)).toEqual([first, second])
  })
})
