/* Somebody who does not exist: each group of these figures stands beside its label. */

/** Years at a drawing table. */
export const drawingYears = 14

/** What a hundred jobs asked for. */
export const jobShares = { signs: 41, posters: 27, maps: 20, letters: 12 } as const

/** In which of the years what began, in their order. */
export const careerYears = { print: 1, arrow: 3, maps: 8, table: 11 } as const
export type CareerStep = keyof typeof careerYears
