/** The two co-presidents, in the order they are shown; their names, roles and lives are words. Equal in size and length everywhere. */
export const coPresidentIds = ['first', 'second'] as const
export type CoPresidentId = (typeof coPresidentIds)[number]

/** What a biography tells, in order, after its first sentence. */
export const biographyParts = ['start', 'work', 'party', 'now'] as const
