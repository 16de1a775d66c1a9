import type { ProjectTeaser } from '#shared/content/content.ts'

/** Units of the grid that a tile covers: one, two beside each other, two one above the other, two by two. */
export type MetroShape = 'single' | 'wide' | 'tall' | 'large'

const sizes: Readonly<Record<MetroShape, { columns: number; rows: number }>> = {
  single: { columns: 1, rows: 1 },
  wide: { columns: 2, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
}

/** What a tile may be instead of its own shape, where that leaves holes; first what keeps the picture's ratio. */
const others: Readonly<Record<MetroShape, readonly MetroShape[]>> = {
  single: ['large', 'wide'],
  wide: ['single', 'large'],
  tall: ['single', 'large'],
  large: ['single', 'wide'],
}

/** Tiles that may be another shape than their own. */
const mostChanges = 3

type Facts = Pick<ProjectTeaser, 'isDouble' | 'natural'>

const ownShape = ({ isDouble, natural }: Facts): MetroShape => {
  if (isDouble) return 'large'
  return natural.height > natural.width ? 'tall' : 'single'
}

/** Whether tiles fill whole rows when each goes to the first place that it fits in, as `grid-auto-flow: dense` lays them. */
export function isFull(shapes: readonly MetroShape[], columns: number): boolean {
  const area = shapes.reduce((sum, shape) => sum + sizes[shape].columns * sizes[shape].rows, 0)
  if (area % columns !== 0) return false
  const taken: boolean[] = []
  for (const shape of shapes) {
    const size = sizes[shape]
    const cells = (from: number) =>
      Array.from({ length: size.rows * size.columns }, (_, at) => {
        return from + Math.floor(at / size.columns) * columns + (at % size.columns)
      })
    let place = 0
    while ((place % columns) + size.columns > columns || cells(place).some((cell) => taken[cell])) place += 1
    for (const cell of cells(place)) taken[cell] = true
  }
  // As many cells as the tiles have: none of them is beyond the last row.
  return taken.length === area
}

/** The tiles with so many of them in another shape that they fill whole rows, the last ones first; undefined where none do. */
function changed(
  shapes: readonly MetroShape[],
  changes: number,
  end: number,
  columns: number,
): readonly MetroShape[] | undefined {
  if (changes === 0) return isFull(shapes, columns) ? shapes : undefined
  for (let at = end - 1; at >= changes - 1; at -= 1)
    for (const other of others[shapes[at]!]) {
      const tried = shapes.map((shape, position) => (position === at ? other : shape))
      const found = changed(tried, changes - 1, at, columns)
      if (found) return found
    }
  return undefined
}

/**
 * The shapes of a wall's tiles: two by two for a double project, upright for an upright picture, one unit for others. Where
 * they would leave holes, as few of them as can be have another shape, the last ones first.
 */
export function metroShapes(projects: readonly Facts[], columns: number): readonly MetroShape[] {
  const own = projects.map(ownShape)
  for (let changes = 0; changes <= mostChanges; changes += 1) {
    const found = changed(own, changes, own.length, columns)
    if (found) return found
  }
  return own
}
