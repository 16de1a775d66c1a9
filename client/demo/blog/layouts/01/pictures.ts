import type { Drawings } from '../../../../pictures/entry.ts'

export default {
  wheel: { kind: 'scene', seed: 'blogLayout01-wheel', variant: 'wheel', theme: 'interior', ratio: [560, 680] },
  bowls: { kind: 'scene', seed: 'blogLayout01-bowls', variant: 'bowls', theme: 'interior', ratio: [560, 420] },
  shelf: { kind: 'scene', seed: 'blogLayout01-shelf', variant: 'shelf', theme: 'interior', ratio: [640, 560] },
  kiln: { kind: 'scene', seed: 'blogLayout01-kiln', variant: 'kiln', theme: 'interior', ratio: [560, 640] },
} as const satisfies Drawings
