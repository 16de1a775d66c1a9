import type { Drawings } from '../../../../pictures/entry.ts'

export default {
  first: { kind: 'type', variant: 'grid', seed: 'b', ratio: [480, 640] },
  second: { kind: 'abstract', variant: 'orbit', seed: 'b', ratio: [480, 640] },
  last: { kind: 'hero', variant: 'totem', seed: 't', ratio: [480, 640] },
} as const satisfies Drawings
