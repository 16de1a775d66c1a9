import type { Drawings } from '../../../pictures/entry.ts'

/** Icons of our own. */
export default {
  clock: { kind: 'emblem', seed: 'emblems-clock', variant: 'clock', ratio: [240, 240] },
  house: { kind: 'emblem', seed: 'emblems-house', variant: 'house', ratio: [240, 240] },
  contract: { kind: 'emblem', seed: 'emblems-contract', variant: 'contract', ratio: [240, 240] },
  ballot: { kind: 'emblem', seed: 'emblems-ballot', variant: 'ballot', ratio: [240, 240] },
} as const satisfies Drawings
