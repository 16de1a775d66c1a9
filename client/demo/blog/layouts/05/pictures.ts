import type { Drawings } from '../../../../pictures/entry.ts'

export default {
  opening: { kind: 'scene', seed: 'blogLayout05-opening', variant: 'windows', theme: 'photo', ratio: [1440, 640] },
  lamp: { kind: 'scene', seed: 'blogLayout05-lamp', variant: 'lamp', theme: 'photo', ratio: [640, 480] },
  sleeper: { kind: 'scene', seed: 'blogLayout05-sleeper', variant: 'windows', theme: 'photo', ratio: [480, 600] },
  kitchen: { kind: 'interior', variant: 'window', furniture: 'chair', theme: 'photo', seed: 'k2', ratio: [640, 520] },
  oven: { kind: 'scene', seed: 'blogLayout05-oven', variant: 'oven', theme: 'photo', ratio: [640, 480] },
  bus: { kind: 'scene', seed: 'blogLayout05-bus', variant: 'bus', theme: 'photo', ratio: [640, 440] },
  shutter: { kind: 'scene', seed: 'blogLayout05-shutter', variant: 'shutter', theme: 'photo', ratio: [480, 600] },
  closing: { kind: 'scene', seed: 'blogLayout05-closing', variant: 'roofs', theme: 'photo', ratio: [1440, 560] },
} as const satisfies Drawings
