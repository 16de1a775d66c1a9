import type { Drawings } from '../../../pictures/entry.ts'

export default {
  stairs: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [480, 600] },
  city: { kind: 'place', variant: 'city', sky: 'field', seed: 'e', ratio: [480, 600] },
  sea: { kind: 'landscape', variant: 'sea', seed: 'g', ratio: [480, 600] },
  crates: { kind: 'scene', variant: 'crates', ratio: [480, 600] },
  arcade: { kind: 'architecture', variant: 'arcade', seed: 'finance-arcade', ratio: [480, 600] },
  lake: { kind: 'landscape', variant: 'peaks', sky: 'target', ratio: [480, 600] },
} as const satisfies Drawings
