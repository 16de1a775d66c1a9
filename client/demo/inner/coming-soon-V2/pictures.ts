import type { Drawings } from '../../../pictures/entry.ts'

export default {
  hills: { kind: 'landscape', seed: 'coming-soon-V2-hills', variant: 'hills', sky: 'split', ratio: [1440, 620] },
} as const satisfies Drawings
