import { describe, expect, test } from 'vitest'
import { wallCells } from '#server/publishing/photographWall.ts'

/** Widths of photographs that are 100 high: a phone's portrait, a portrait, a square, landscapes, a panorama. */
const widths = [150, 75, 160, 300, 56, 100, 178, 67, 133, 400]
const photographs = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ width: widths[(first + index) % widths.length]!, height: 100 }))

const numbersIn = (cells: readonly string[], letter: string) =>
  cells.map((cell) => Number(new RegExp(`\\b${letter}(\\d+)`).exec(cell)?.[1]))

/** Returns the places of photographs in rows that are full. */
function rows(columns: readonly number[], all: number): number[][] {
  const found: number[][] = [[]]
  for (const [index, one] of columns.entries()) {
    const row = found.at(-1)!
    const taken = row.reduce((sum, at) => sum + columns[at]!, 0)
    if (taken === all) found.push([index])
    else row.push(index)
    expect(taken === all ? one : taken + one).toBeLessThanOrEqual(all)
  }
  return found
}

describe.each([1, 2, 5, 24])('the places of %i photographs', (count) => {
  test.each([
    ['w', 12],
    ['m', 12],
    ['p', 2],
  ] as const)('fill whole rows of equal height (%s)', (letter, all) => {
    for (const first of widths.keys()) {
      const cells = wallCells(photographs(count, first))
      expect(cells).toHaveLength(count)
      const columns = numbersIn(cells, letter)
      const down = letter === 'p' ? columns.map(() => 1) : numbersIn(cells, letter === 'w' ? 'v' : 'n')
      const found = rows(columns, all)
      for (const row of found) {
        expect(row.reduce((sum, at) => sum + columns[at]!, 0)).toBe(all)
        expect(new Set(row.map((at) => down[at])).size).toBe(1)
      }
    }
  })

  test('crop no more than a fifth in pairs on phones', () => {
    for (const first of widths.keys()) {
      const all = photographs(count, first)
      for (const row of rows(numbersIn(wallCells(all), 'p'), 2)) {
        const ratios = row.map((at) => all[at]!.width)
        expect(Math.min(...ratios) / Math.max(...ratios), `${count} from ${first}: ${ratios.join()}`).toBeGreaterThan(
          0.8,
        )
      }
    }
  })

  test('crop no more than two fifths', () => {
    for (const first of widths.keys()) {
      const all = photographs(count, first)
      const cells = wallCells(all)
      for (const [across, down, alone] of [
        ['w', 'v', 'wl'],
        ['m', 'n', 'ml'],
      ] as const) {
        const [columns, heights] = [numbersIn(cells, across), numbersIn(cells, down)]
        for (const [index, { width, height }] of all.entries()) {
          if (cells[index]!.split(' ').includes(alone)) continue
          const ratio = ((2 * columns[index]!) / heights[index]!) * (height / width)
          expect(Math.min(ratio, 1 / ratio), `${count} from ${first}: ${cells[index]}`).toBeGreaterThan(0.6)
        }
      }
    }
  })
})
