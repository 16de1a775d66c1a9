import { describe, expect, test } from 'vitest'
import { isFull, metroShapes } from '#client/demo/portfolio/metroShapes.ts'

const file = { light: '', dark: '' }
const wide = { isDouble: false, natural: { ...file, width: 720, height: 480 } }
const upright = { isDouble: false, natural: { ...file, width: 600, height: 750 } }
const double = { isDouble: true, natural: { ...file, width: 720, height: 480 } }

describe('the tiles of a metro wall', () => {
  test('keep their own shapes when these fill the rows', () => {
    expect(metroShapes([double, upright, wide, wide], 4)).toEqual(['large', 'tall', 'single', 'single'])
  })

  test('change as few shapes as possible when they would leave gaps', () => {
    const own = ['large', 'tall', 'single', 'single', 'single', 'single'] as const
    expect(isFull(own, 4)).toBe(false)
    const shapes = metroShapes([double, upright, wide, wide, wide, wide], 4)
    expect(isFull(shapes, 4)).toBe(true)
    expect(shapes.filter((shape, at) => shape !== own[at])).toHaveLength(1)
  })

  test.for([2, 4])('fill %i columns for any list of three to seven projects', (columns) => {
    const kinds = [wide, upright, double]
    // All lists of three to seven projects of three kinds.
    for (let length = 3; length <= 7; length += 1)
      for (let code = 0; code < kinds.length ** length; code += 1) {
        const projects = Array.from({ length }, (_, at) => kinds[Math.floor(code / kinds.length ** at) % kinds.length]!)
        const shapes = metroShapes(projects, columns)
        expect({ columns, code, length, isFull: isFull(shapes, columns) }).toMatchObject({ isFull: true })
      }
  })

  test('are full only if they leave no gap', () => {
    expect(isFull(['single', 'single', 'single'], 4)).toBe(false)
    // The second large shape begins a new row, and nothing fills the rest of it.
    expect(isFull(['single', 'large', 'large', 'tall', 'single'], 4)).toBe(false)
    expect(isFull(['large', 'tall', 'single', 'single'], 4)).toBe(true)
  })
})
