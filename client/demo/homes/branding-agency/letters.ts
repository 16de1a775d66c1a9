/** A letter in a box of 40 × 50 units with a margin of 10: its outline and its construction lines. */
export interface DraftedLetter {
  /** Path data of the fill. Every shape runs clockwise, every hole counterclockwise. */
  ink: string
  /** Path data of the lines that only this letter has. */
  lines: string
  circles: readonly (readonly [x: number, y: number, radius: number])[]
}

/** The width and height of a letter's box. */
export const box = [40, 50] as const
export const stem = 11

/** The sheet of a letter: x, y, width and height. All are multiples of 5, so that adjacent sheets share one grid. */
export const sheet = [-10, -10, 60, 70] as const

/** Path data of the edges of the box, shared by all letters. */
export const edges = 'M-10 0H50M-10 50H50M0-10V60M40-10V60'

const letters = {
  A: {
    ink: 'M0 50V20A20 20 0 0 1 40 20V50H29V38H11V50zM11 29H29V20A9 9 0 0 0 11 20z',
    lines: 'M-10 29H50M-10 38H50M11-10V60M29-10V60',
    circles: [
      [20, 20, 20],
      [20, 20, 9],
    ],
  },
  K: {
    ink: 'M0 0H11V50H0zM29 0H40A29 29 0 0 1 11 29V18A18 18 0 0 0 29 0zM11 21A29 29 0 0 1 40 50H29A18 18 0 0 0 11 32z',
    lines: 'M-10 25H50M11-10V60M29-10V60',
    circles: [
      [11, 0, 29],
      [11, 0, 18],
      [11, 50, 29],
      [11, 50, 18],
    ],
  },
  N: {
    ink: 'M0 0H11L29 33V0H40V50H29L11 17V50H0z',
    lines: 'M5.550-10L43.730 60M-3.730-10L34.450 60M11-10V60M29-10V60',
    circles: [
      [20, 25, 25],
      [20, 25, 9],
    ],
  },
  En: {
    ink: 'M0 0H11V20.500H29V0H40V50H29V29.500H11V50H0z',
    lines: 'M-10 20.500H50M-10 29.500H50M11-10V60M29-10V60',
    circles: [
      [20, 25, 25],
      [20, 11.5, 9],
      [20, 38.5, 9],
    ],
  },
  Z: {
    ink: 'M2 0H39V9L14 41H39V50H1V41L26 9H2z',
    lines: 'M50-5.080L-.840 60M40.840-10L-10 55.080M-10 9H50M-10 41H50',
    circles: [
      [20, 25, 25],
      [20, 25, 16],
    ],
  },
  Ze: {
    ink: 'M3 0H23A14.750 14.750 0 0 1 23 29.500H12V20.500H23A5.750 5.750 0 0 0 23 9H3zM12 20.500H24A14.750 14.750 0 0 1 24 50H1V41H24A5.750 5.750 0 0 0 24 29.500H12z',
    lines: 'M-10 9H50M-10 20.500H50M-10 29.500H50M-10 41H50',
    circles: [
      [23, 14.75, 14.75],
      [23, 14.75, 5.75],
      [24, 35.25, 14.75],
      [24, 35.25, 5.75],
    ],
  },
} as const satisfies Record<string, DraftedLetter>

/** The name of the agency, letter by letter. */
export const draftedName: Readonly<Record<'latin' | 'cyrillic', readonly DraftedLetter[]>> = {
  latin: [letters.Z, letters.N, letters.A, letters.K],
  cyrillic: [letters.Ze, letters.En, letters.A, letters.K],
}

/** The letter that the style guide shows. */
export const bookLetter: DraftedLetter = letters.A
