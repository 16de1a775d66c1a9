/**
 * The two co-presidents, in the order of display; their names, roles and biographies are words. Both always have the
 * same size and length.
 */
export const coPresidentIds = ['first', 'second'] as const
export type CoPresidentId = (typeof coPresidentIds)[number]

/** The parts of a biography after its first sentence, in order. */
export const biographyParts = ['start', 'work', 'party', 'now'] as const
