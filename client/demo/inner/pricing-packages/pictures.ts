import type { Drawings } from '../../../pictures/entry.ts'

export default {
  room: { kind: 'interior', variant: 'niche', furniture: 'table', seed: 'pricing-a', ratio: [640, 460] },
} as const satisfies Drawings
