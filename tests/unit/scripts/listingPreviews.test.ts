import { describe, expect, test } from 'vitest'
import { drawListingPreviews } from '#scripts/vite/listingPreviews.ts'
import { previewedKinds, previewOf, previewSheets } from '#shared/routes/listingPreviews.ts'
import { table } from '#shared/routes/table.ts'

const sheets = new Map(drawListingPreviews())

test('every page of the previewed kinds has a preview, and other pages have none', () => {
  const kinds: readonly string[] = previewedKinds
  for (const { id, kind } of table) expect([id, previewOf(id) !== undefined]).toEqual([id, kinds.includes(kind)])
})

describe.each(previewSheets)('the sheet $name', ({ name, rows }) => {
  const { light, dark, width, height, cells } = sheets.get(name)!
  const pagesIn = (svg: string) => svg.split(/<svg x="\d+"/).slice(1)

  test('has a cell for each page', () => {
    expect(cells).toBeGreaterThanOrEqual(rows.length)
    expect(light).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(pagesIn(light)).toHaveLength(rows.length)
  })

  test('shows no page twice', () => {
    expect(new Set(pagesIn(light)).size).toBe(rows.length)
  })

  test.each([light, dark])('uses only what it defines, and only once', (svg) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id)
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
