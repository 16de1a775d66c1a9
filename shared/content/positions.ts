import type { OfficeId } from './organisation.ts'

/** Sample job positions, labelled as samples. Their texts are words under these ids. */
export const openPositions = {
  organising: { weeklyHours: 20, office: 'first' },
  design: { weeklyHours: 12, office: 'second' },
  accounts: { weeklyHours: 8, office: 'third' },
} as const satisfies Record<string, { weeklyHours: number; office: OfficeId }>
export type PositionId = keyof typeof openPositions
