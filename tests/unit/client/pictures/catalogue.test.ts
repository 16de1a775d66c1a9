import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { groups, picturesOf } from '#client/pictures/catalogue.ts'
import { drawPicture, sizeOf } from '#client/art/art.ts'
import { elementsOf } from '#tests/support/svg.ts'

/** The largest size of each picture of a file, in bytes. A larger picture has too many details. */
const largest = 10_000

const pictures = groups().flatMap((group) =>
  picturesOf(group).map(([name, options]) => ({ title: `${group}/${name}`, name, options })),
)

describe.each(pictures)('the picture $title', ({ name, options }) => {
  test('is a small drawing with a valid file name', () => {
    expect(name).toMatch(/^[a-z][A-Za-z0-9]*(?:-[a-z0-9]+)*$/)
    const [width, height] = sizeOf(options)
    for (const scheme of ['light', 'dark'] as const) {
      const svg = drawPicture(options, scheme)
      expect(elementsOf(svg)[0]?.attributes).toMatchObject({
        viewBox: `0 0 ${width} ${height}`,
        xmlns: 'http://www.w3.org/2000/svg',
      })
      expect(svg).not.toMatch(/ style=|<style|<script|<text|var\(/)
      expect(Buffer.byteLength(svg), scheme).toBeLessThan(largest * ('cells' in options ? options.cells.length : 1))
    }
  })
})

describe.each(groups())('the group %s', (group) => {
  const entries = picturesOf(group)

  test('has no duplicate pictures', () => {
    const drawn = entries.map(([, options]) => drawPicture(options))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('has no neighbours that differ only by their seed', () => {
    const chosen = entries.map(([, { seed: _, ...choices }]) => JSON.stringify(Object.entries(choices).sort()))
    expect(chosen.filter((choices, i) => choices === chosen[i + 1])).toEqual([])
  })
})

test('the style sheet can show every cell of every row', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../../../client/ui/Picture.module.css'), 'utf8')
  const rows = pictures.flatMap(({ title, options }) =>
    'cells' in options ? [{ title, cells: options.cells.length }] : [],
  )
  expect(rows.length).toBeGreaterThan(5)
  const unknown = rows.filter(
    ({ cells }) => !styles.includes(`[data-cells='${cells}']`) || !styles.includes(`[data-cell='${cells - 1}']`),
  )
  expect(unknown).toEqual([])
})
