import type { Drawings } from '../../../../pictures/entry.ts'

export default {
  hero: {
    kind: 'place',
    seed: 'blogLayout02-hero',
    variant: 'bridge',
    sky: 'target',
    theme: 'hotel',
    ratio: [1600, 720],
  },
  lorries: { kind: 'scene', seed: 'blogLayout02-lorries', variant: 'lorries', theme: 'hotel', ratio: [960, 600] },
  joint: { kind: 'scene', seed: 'blogLayout02-joint', variant: 'joint', theme: 'hotel', ratio: [960, 600] },
  deck: { kind: 'scene', seed: 'blogLayout02-deck', variant: 'deck', theme: 'hotel', ratio: [960, 600] },
  night: { kind: 'place', variant: 'bridge', sky: 'rings', theme: 'events', seed: 'n1', ratio: [960, 600] },
  lamp: { kind: 'scene', seed: 'blogLayout02-lamp', variant: 'lamp', theme: 'hotel', ratio: [960, 600] },
  band: { kind: 'scene', seed: 'blogLayout02-band', variant: 'cables', theme: 'hotel', ratio: [1600, 900] },
} as const satisfies Drawings
