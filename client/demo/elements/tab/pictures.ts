import type { Drawings } from '../../../pictures/entry.ts'

export default {
  write: { kind: 'abstract', seed: 'tab-write', variant: 'weave', ratio: [620, 460] },
  call: {
    kind: 'portrait',
    seed: 'tab-call',
    hair: 'bun',
    backdrop: 'half',
    field: 'second',
    duotone: false,
    ratio: [620, 460],
  },
  visit: { kind: 'map', ratio: [620, 460] },
} as const satisfies Drawings
