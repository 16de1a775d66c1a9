import type { ListedProject } from '#shared/content/content.ts'
import type { PortfolioLayout } from '#shared/content/portfolio.ts'
import { masonryPlaces } from './masonryPlaces.ts'
import { metroShapes, type MetroShape } from './metroShapes.ts'

/** Size or place of a project in a grid on wide and narrow screens, as attributes for the style sheet. */
export interface Tile {
  'data-shape'?: MetroShape | undefined
  'data-narrow-shape'?: MetroShape | undefined
  'data-column'?: number | undefined
  'data-rows'?: number | undefined
  'data-narrow-column'?: number | undefined
  'data-narrow-rows'?: number | undefined
}

/** Returns the tiles of a layout, or undefined if its projects all have the same size. */
export function tilesOf(projects: readonly ListedProject[], layout: PortfolioLayout): readonly Tile[] | undefined {
  if (layout === 'metro') {
    const narrow = metroShapes(projects, 2)
    return metroShapes(projects, 4).map((shape, index) => ({ 'data-shape': shape, 'data-narrow-shape': narrow[index] }))
  }
  if (layout === 'masonry') {
    const narrow = masonryPlaces(projects, 2)
    return masonryPlaces(projects, 3).map(({ column, rows }, index) => ({
      'data-column': column,
      'data-rows': rows,
      'data-narrow-column': narrow[index]?.column,
      'data-narrow-rows': narrow[index]?.rows,
    }))
  }
  return undefined
}
