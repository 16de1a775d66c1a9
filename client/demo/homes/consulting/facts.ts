/* Figures of an invented practice. The note of the page says so. */

/** The arrangements of the dots, in the order of the work. */
export const methodSteps = ['heap', 'kind', 'weight', 'rest'] as const
export type MethodStep = (typeof methodSteps)[number]

/** The number of tasks, of their kinds, and of tasks kept of each kind. */
export const taskCount = 90
export const taskKinds = 3
export const keptTaskCounts = 3

/** The lowest price of the findings, in dinars. */
export const findingsPrice = 180_000

/** The counts so far. */
export const practiceCounts = { questions: 4_180, forms: 63, pages: 1 } as const
