import type { Drawings } from '../../../pictures/entry.ts'

export default {
  steps: { kind: 'hero', variant: 'steps', seed: 'c', ratio: [720, 640] },
} as const satisfies Drawings
