import { expect, test } from 'vitest'
import { masonryPlaces } from '#client/demo/portfolio/masonryPlaces.ts'

const sizes = [
  { width: 720, height: 480 },
  { width: 640, height: 640 },
  { width: 600, height: 750 },
]

test.for([2, 3])('%i columns of a wall end at the same height, for any list of one to seven projects', (count) => {
  // All lists of pictures in three ratios.
  for (let length = 1; length <= 7; length += 1)
    for (let code = 0; code < sizes.length ** length; code += 1) {
      const projects = Array.from({ length }, (_, at) => ({
        natural: { light: '', dark: '', ...sizes[Math.floor(code / sizes.length ** at) % sizes.length]! },
      }))
      const places = masonryPlaces(projects, count)
      const heights = Array.from({ length: count }, (_, at) =>
        places.filter(({ column }) => column === at + 1).reduce((sum, { rows }) => sum + rows, 0),
      )
      const filled = heights.filter((height) => height > 0)
      expect(filled).toHaveLength(Math.min(count, length))
      expect(new Set(filled).size, JSON.stringify({ length, code, places })).toBe(1)
      // The style sheet has rules for these heights.
      for (const { rows } of places) {
        expect(rows).toBeGreaterThanOrEqual(4)
        expect(rows).toBeLessThanOrEqual(14)
      }
    }
})
