import { describe, expect, test } from 'vitest'
import { drawListingPreviews } from '#scripts/vite/listingPreviews.ts'
import { previewedKinds, previewOf, previewSheets } from '#shared/routes/listingPreviews.ts'
import type { Row } from '#shared/routes/route.ts'
import { table, type RouteId } from '#shared/routes/table.ts'

const sheets = new Map(drawListingPreviews())

test('every page of the previewed kinds has a preview, of projects one in each style, and other pages have none', () => {
  const kinds: readonly string[] = previewedKinds
  for (const { id, kind } of table)
    if (kind !== 'portfolioListing') expect([id, previewOf(id) !== undefined]).toEqual([id, kinds.includes(kind)])
  const listings = (table as readonly Row<RouteId>[]).filter((row) => row.kind === 'portfolioListing')
  for (const [style, rows] of Map.groupBy(listings, ({ props }) => props.style))
    expect([style, rows.filter(({ id }) => previewOf(id) !== undefined).length]).toEqual([style, 1])
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
