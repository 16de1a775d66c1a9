import type { Drawings } from '../../pictures/entry.ts'

export default {
  bridge: { kind: 'place', variant: 'bridge', seed: 'pristup', ratio: [480, 420] },
} as const satisfies Drawings
