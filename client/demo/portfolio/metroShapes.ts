import type { ProjectTeaser } from '#shared/content/content.ts'

/** Size of a tile in grid units (columns × rows): 1 × 1, 1 × 2, 2 × 2. A tile of 2 × 1 would leave a mere strip of its picture. */
export type MetroShape = 'single' | 'tall' | 'large'

const sizes: Readonly<Record<MetroShape, { columns: number; rows: number }>> = {
  single: { columns: 1, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
}

/** Other shapes that a tile may take to close holes, in order of preference. */
const others: Readonly<Record<MetroShape, readonly MetroShape[]>> = {
  single: ['large', 'tall'],
  tall: ['single', 'large'],
  large: ['single', 'tall'],
}

/** The maximum number of tiles that may change their shape. */
const maxChanges = 3

type Facts = Pick<ProjectTeaser, 'isDouble' | 'natural'>

const ownShape = ({ isDouble, natural }: Facts): MetroShape => {
  if (isDouble) return 'large'
  return natural.height > natural.width ? 'tall' : 'single'
}

/** Returns whether tiles fill whole rows when each takes the first place that fits, as with `grid-auto-flow: dense`. */
export function isFull(shapes: readonly MetroShape[], columns: number): boolean {
  const area = shapes.reduce((sum, shape) => sum + sizes[shape].columns * sizes[shape].rows, 0)
  if (area % columns !== 0) return false
  const isTaken: boolean[] = []
  for (const shape of shapes) {
    const size = sizes[shape]
    const cells = (from: number) =>
      Array.from({ length: size.rows * size.columns }, (_, index) => {
        return from + Math.floor(index / size.columns) * columns + (index % size.columns)
      })
    let place = 0
    while ((place % columns) + size.columns > columns || cells(place).some((cell) => isTaken[cell])) place += 1
    for (const cell of cells(place)) isTaken[cell] = true
  }
  // Equal counts mean that no cell is empty.
  return isTaken.length === area
}

/**
 * Returns the tiles with `changes` of them in another shape so that they fill whole rows, or undefined. Tries the last tiles
 * first.
 */
function changed(
  shapes: readonly MetroShape[],
  changes: number,
  end: number,
  columns: number,
): readonly MetroShape[] | undefined {
  if (changes === 0) return isFull(shapes, columns) ? shapes : undefined
  for (let index = end - 1; index >= changes - 1; index -= 1)
    for (const other of others[shapes[index]!]) {
      const attempt = shapes.map((shape, position) => (position === index ? other : shape))
      const found = changed(attempt, changes - 1, index, columns)
      if (found) return found
    }
  return undefined
}

/**
 * Returns the shapes of the tiles: 2 × 2 for a double project, 1 × 2 for an upright picture, 1 × 1 for others. To close
 * holes, as few tiles as possible change their shape, the last ones first.
 */
export function metroShapes(projects: readonly Facts[], columns: number): readonly MetroShape[] {
  const ownShapes = projects.map(ownShape)
  for (let changes = 0; changes <= maxChanges; changes += 1) {
    const found = changed(ownShapes, changes, ownShapes.length, columns)
    if (found) return found
  }
  return ownShapes
}
