/* A practice that nobody has founded: each group of its figures stands beside its label. */

/** How the field of dots is looked at, in the order of the work. */
export const methodSteps = ['heap', 'kind', 'weight', 'rest'] as const
export type MethodStep = (typeof methodSteps)[number]

/** How many tasks lie on the table, of how many kinds, and how many of each kind stay. */
export const taskCount = 90
export const taskKinds = 3
export const keptOfKind = 3

/** What was counted so far. */
export const practiceCounts = { questions: 4_180, forms: 63, pages: 1 } as const
