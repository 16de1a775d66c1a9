import { describe, expect, test } from 'vitest'
import { mixed, mixedInOklab, tinted } from '#client/art/colours.ts'
import { corners, markPath, path, polygon, quarterDisc, rounded } from '#client/art/paths.ts'
import { nth, randomFrom } from '#client/art/random.ts'

describe('the random numbers of a drawing', () => {
  const first = (seed: string) => {
    const random = randomFrom(seed)
    return Array.from({ length: 3 }, () => random.next())
  }

  test('depend on their seed', () => {
    expect(first('plakat')).toEqual(first('plakat'))
    expect(first('plakat')).not.toEqual(first('plakau'))
  })

  test('reach all values within their bounds', () => {
    const random = randomFrom('bounds')
    const drawn = Array.from({ length: 500 }, () => random.integer(2, 5))
    expect([...new Set(drawn)].sort()).toEqual([2, 3, 4, 5])
    for (let i = 0; i < 500; i++) {
      const number = random.between(-1, 1)
      expect(number).toBeGreaterThanOrEqual(-1)
      expect(number).toBeLessThan(1)
    }
  })

  test('shuffle a list without loss and without changing it', () => {
    const list = ['a', 'b', 'c', 'd', 'e'] as const
    const random = randomFrom('shuffle')
    const orders = Array.from({ length: 50 }, () => random.shuffled(list))
    for (const order of orders) expect([...order].sort()).toEqual([...list])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(20)
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('throw for an empty list and a missing item', () => {
    expect(() => randomFrom('x').pick([])).toThrow(RangeError)
    expect(() => nth(['a'], 1)).toThrow(RangeError)
  })
})

describe('path data', () => {
  test('is rounded to tenths without negative zero', () => {
    expect(rounded(1.26)).toBe(1.3)
    expect(Object.is(rounded(-0.01), 0)).toBe(true)
    expect(path`M${1.04} ${-0.04}h${2}z`).toBe('M1 0h2z')
    expect(polygon([0, 0], [1.11, 2], [-3, 0.05])).toBe('M0 0L1.1 2L-3 0.1z')
  })

  test('can be written on several lines', () => {
    expect(path`
      M${1} ${2}
      h${3}z
    `).toBe('M1 2h3z')
  })

  test('starts the quarter disc at each corner of a cell', () => {
    expect(corners.map((corner) => quarterDisc(0, 0, 10, corner).split('a')[0])).toEqual([
      'M0 0h10',
      'M10 0v10',
      'M10 10h-10',
      'M0 10v-10',
    ])
  })

  test('draws the mark as two half discs on one line', () => {
    expect(markPath(0, 0, 10)).toBe('M10 10a10 10 0 0 1 20 0H20a10 10 0 0 1 -20 0z')
  })
})

describe('colours', () => {
  test('are mixed linearly in sRGB', () => {
    expect(mixed('#d9301f', '#15171f', 0)).toBe('#d9301f')
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  /** The results of Chromium for `color-mix(in oklab, second share, first)`. */
  test.each([
    ['#181c27', '#d9301f', 0.03, '#1e1e28'],
    ['#272c3b', '#d9301f', 0.04, '#2e2e3b'],
    ['#5d6579', '#d9301f', 0.05, '#656476'],
    ['#000000', '#ffffff', 0.5, '#636363'],
    ['#0000ff', '#ff0000', 0.5, '#8c53a2'],
    ['#5d6579', '#d6ff1f', 0.05, '#626d79'],
  ] as const)('%s and %s are mixed in Oklab with the result of a browser', (first, second, share, result) => {
    expect(mixedInOklab(first, second, share)).toBe(result)
  })

  test('take the hue of a tint and stay equally light', () => {
    expect(tinted('#808080', '#00ff00', 0)).toBe('#808080')
    expect(tinted('#272c3b', '#2c1a11', 1)).toBe('#3b281e')
    expect(tinted('#272c3b', '#000000', 1)).toBe('#2c2c2c')
  })
})
