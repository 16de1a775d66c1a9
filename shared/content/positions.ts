import type { OfficeId } from './organisation.ts'

/** Positions as adverts would list them: samples, and shown as such. What each is stands in the words, under its id. */
export const openPositions = {
  organising: { weeklyHours: 20, office: 'first' },
  design: { weeklyHours: 12, office: 'second' },
  accounts: { weeklyHours: 8, office: 'third' },
} as const satisfies Record<string, { weeklyHours: number; office: OfficeId }>
export type PositionId = keyof typeof openPositions
