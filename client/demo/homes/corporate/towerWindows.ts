import { towerFloors } from './facts.ts'

type Point = readonly [x: number, y: number]
interface Face {
  /** The corners of the face, in the drawing's units. */
  corners: readonly [bottomLeft: Point, bottomRight: Point, topRight: Point, topLeft: Point]
  columns: number
}

/** The two visible faces of the tower, in a box of 700 × 820 units. */
export const faces = {
  front: {
    corners: [
      [64, 820],
      [452, 820],
      [418, 36],
      [226, 104],
    ],
    columns: 6,
  },
  side: {
    corners: [
      [452, 820],
      [668, 820],
      [532, 112],
      [418, 36],
    ],
    columns: 4,
  },
} as const satisfies Record<string, Face>

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Returns the height of a floor's lower edge as a share of the tower. Upper floors are shorter, as in perspective. */
const heightOf = (floor: number): number => {
  const share = floor / towerFloors
  return share * (1.42 - 0.42 * share)
}

function pointOn({ corners: [bottomLeft, bottomRight, topRight, topLeft] }: Face, across: number, floor: number) {
  const [x, y] = between(between(bottomLeft, bottomRight, across), between(topLeft, topRight, across), heightOf(floor))
  return `${Math.round(x)} ${Math.round(y)}`
}

/** Returns path data of a quadrilateral on a face. */
const field = (face: Face, [left, right]: readonly [number, number], [low, high]: readonly [number, number]): string =>
  `M${[pointOn(face, left, low), pointOn(face, right, low), pointOn(face, right, high), pointOn(face, left, high)].join('L')}z`

/** The lower and upper edge of the glass, as shares of a floor; `pier` is half a pier's width, as a share of a column. */
const glass = [0.24, 0.76] as const
const pier = 0.2
const onFloor = (floor: number) => [floor + glass[0], floor + glass[1]] as const

/**
 * Returns path data of a floor's glass across the whole face; the piers are drawn over it.
 * @param floor counted from 0
 */
export const glassOf = (face: Face, floor: number): string =>
  field(face, [pier / face.columns, 1 - pier / face.columns], onFloor(floor))

/** Returns path data of the piers between the windows, over the full height. */
export const piersOf = (face: Face): string =>
  Array.from({ length: face.columns - 1 }, (_, column) =>
    field(face, [(column + 1 - pier) / face.columns, (column + 1 + pier) / face.columns], [0, towerFloors]),
  ).join('')

/** Returns whether a window is always dark. The formula only looks random. */
const isEmpty = (floor: number, column: number): boolean => (floor * 7 + column * 5) % 11 === 3

/** Returns path data of the windows that are always dark. */
export const emptyOf = (face: Face): string =>
  Array.from(
    { length: towerFloors * face.columns },
    (_, index) => [Math.floor(index / face.columns), index % face.columns] as const,
  )
    .filter(([floor, column]) => isEmpty(floor, column))
    .map(([floor, column]) =>
      field(face, [(column + pier) / face.columns, (column + 1 - pier) / face.columns], onFloor(floor)),
    )
    .join('')

/** Returns the outline of a face as the points of a polygon. */
export const outlineOf = ({ corners }: Face): string => corners.map((point) => point.join(' ')).join(' ')
