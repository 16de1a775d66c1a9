import type { Drawings } from '../../../../pictures/entry.ts'

export default {
  stall: { kind: 'scene', seed: 'blogLayout04-stall', variant: 'stall', theme: 'furniture', ratio: [1440, 560] },
  scales: { kind: 'scene', seed: 'blogLayout04-scales', variant: 'scales', theme: 'furniture', ratio: [640, 640] },
  crates: { kind: 'scene', seed: 'blogLayout04-crates', variant: 'crates', theme: 'furniture', ratio: [640, 480] },
} as const satisfies Drawings
