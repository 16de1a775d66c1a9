import { postCategories, type PostCategory } from '../content/blog.ts'
import type { PortfolioLayout, PortfolioStyle } from '../content/portfolio.ts'
import { shopItemIds, type ShopItemId } from '../content/shopNames.ts'
import type { PageKind } from './kinds.ts'
import { indexGroups } from './pageIndexes.ts'
import type { Row } from './route.ts'
import { table, type RouteId } from './table.ts'

/** The kinds of pages whose arrangement is drawn for the indexes; the others have pictures of their own. */
export const previewedKinds = [
  'portfolioListing',
  'portfolioShow',
  'blogListing',
  'blogLayout',
  'shopListing',
  'shop/categories',
  'cart',
  'checkout',
  'login-register',
  'inner',
  'search',
] as const satisfies readonly PageKind[]
export type PreviewedKind = (typeof previewedKinds)[number]

type PreviewedRow = Row<RouteId, PreviewedKind>

/** Several previews side by side in one picture, so that they need one request. */
export interface PreviewSheet {
  name: string
  rows: readonly PreviewedRow[]
  /** The position of the first row in its family. */
  start: number
}

/** The largest number of previews in a sheet. */
const inSheet = 8

/** The layout in which the index of projects shows a style: each style has one picture. */
const shownLayouts: Readonly<Record<PortfolioStyle, PortfolioLayout>> = {
  classic: 'twoColumn',
  boxed: 'threeColumn',
  colorful: 'metro',
  bordered: 'twoColumn',
  overlay: 'masonry',
  switchImage: 'threeColumn',
}

const isPreviewed = (row: Row<RouteId>): row is PreviewedRow =>
  (previewedKinds as readonly PageKind[]).includes(row.kind) &&
  (row.kind !== 'portfolioListing' || row.props.layout === shownLayouts[row.props.style])

/** The sheets of each family. Only the last one is not full: a sheet defines each cover once for all its previews. */
export const previewSheets: readonly PreviewSheet[] = Object.entries(indexGroups).flatMap(([family, groups]) => {
  const rows = Object.values<readonly PageKind[]>(groups)
    .flat()
    .flatMap((kind) => (table as readonly Row<RouteId>[]).filter((row) => row.kind === kind))
    .filter(isPreviewed)
  const starts = rows.map((_, position) => position).filter((position) => position % inSheet === 0)
  return starts.map((start) => ({ name: `${family}-${start}`, rows: rows.slice(start, start + inSheet), start }))
})

/** Returns the sheet with the preview of a page, and its place there. Other pages have none. */
export function previewOf(id: RouteId): { sheet: string; cell: number } | undefined {
  for (const { name, rows } of previewSheets) {
    const cell = rows.findIndex((row) => row.id === id)
    if (cell >= 0) return { sheet: name, cell }
  }
  return undefined
}

/** The products and categories of the indexes whose pictures share a file, by its name: at most eight in one. */
export const indexRows = {
  products: shopItemIds.slice(0, 5),
  moreProducts: shopItemIds.slice(5),
  categories: postCategories,
} as const satisfies Readonly<Record<string, readonly (ShopItemId | PostCategory)[]>>

/** Returns the row with the picture of a product or category, and its place there. */
export function placeInRow(id: ShopItemId | PostCategory): { row: string; cell: number } {
  const [row, ids] = Object.entries<readonly string[]>(indexRows).find(([, all]) => all.includes(id))!
  return { row, cell: ids.indexOf(id) }
}
