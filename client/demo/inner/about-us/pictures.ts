import type { Drawings } from '../../../pictures/entry.ts'

export default {
  street: { kind: 'place', variant: 'city', seed: 'e', ratio: [720, 310] },
} as const satisfies Drawings
