import type { Drawings } from '../../../pictures/entry.ts'

export default {
  homes: { kind: 'architecture', variant: 'iso', seed: 'maintenance-12', ratio: [640, 1120] },
} as const satisfies Drawings
