import { towerFloors } from './facts.ts'

type Point = readonly [x: number, y: number]
interface Face {
  /** From the inner edge's foot around: left and right at the bottom, right and left at the top. */
  corners: readonly [bottomLeft: Point, bottomRight: Point, topRight: Point, topLeft: Point]
  columns: number
}

/** The tower as one sees it from the street, in a box of 700 × 820. */
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

/** The height of a floor's foot as a share: what is far up looks lower than what is near. */
const heightOf = (floor: number): number => {
  const share = floor / towerFloors
  return share * (1.42 - 0.42 * share)
}

function pointOn({ corners: [bottomLeft, bottomRight, topRight, topLeft] }: Face, across: number, floor: number) {
  const [x, y] = between(between(bottomLeft, bottomRight, across), between(topLeft, topRight, across), heightOf(floor))
  return `${Math.round(x)} ${Math.round(y)}`
}

/** Four corners, as the data of a path. */
const field = (face: Face, [left, right]: readonly [number, number], [low, high]: readonly [number, number]): string =>
  `M${[pointOn(face, left, low), pointOn(face, right, low), pointOn(face, right, high), pointOn(face, left, high)].join('L')}z`

/** Where glass begins and ends: on a floor, as shares of it; and in a column, as a share of all of them. */
const glass = [0.24, 0.76] as const
const pier = 0.2
const onFloor = (floor: number) => [floor + glass[0], floor + glass[1]] as const

/**
 * The glass of a floor, from one end of a face to the other; the piers go over it.
 * @param floor counted from 0
 */
export const glassOf = (face: Face, floor: number): string =>
  field(face, [pier / face.columns, 1 - pier / face.columns], onFloor(floor))

/** What stands between the windows, from the street to the roof. */
export const piersOf = (face: Face): string =>
  Array.from({ length: face.columns - 1 }, (_, column) =>
    field(face, [(column + 1 - pier) / face.columns, (column + 1 + pier) / face.columns], [0, towerFloors]),
  ).join('')

/** Somebody has gone home: this window stays dark. */
const isEmpty = (floor: number, column: number): boolean => (floor * 7 + column * 5) % 11 === 3

/** The windows that stay dark. */
export const emptyOf = (face: Face): string =>
  Array.from(
    { length: towerFloors * face.columns },
    (_, at) => [Math.floor(at / face.columns), at % face.columns] as const,
  )
    .filter(([floor, column]) => isEmpty(floor, column))
    .map(([floor, column]) =>
      field(face, [(column + pier) / face.columns, (column + 1 - pier) / face.columns], onFloor(floor)),
    )
    .join('')

/** The outline of a face, as the points of a polygon. */
export const outlineOf = ({ corners }: Face): string => corners.map((point) => point.join(' ')).join(' ')
