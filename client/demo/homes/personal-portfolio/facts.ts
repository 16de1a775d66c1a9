/* Sample figures of an invented person. */

/** The years of experience. */
export const experienceYears = 14

/** The kinds of jobs, in percent. */
export const jobShares = { signs: 41, posters: 27, maps: 20, letters: 12 } as const

/** The year of the career in which each step began, in order. */
export const careerYears = { print: 1, arrow: 3, maps: 8, table: 11 } as const
export type CareerStep = keyof typeof careerYears
