import type { Drawings } from '../../pictures/entry.ts'

export default {
  enclosures: { kind: 'abstract', variant: 'squares', ratio: [480, 420] },
} as const satisfies Drawings
