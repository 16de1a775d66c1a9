import type { Drawings } from '../../../pictures/entry.ts'

export default {
  write: { kind: 'hero', seed: 'rotateBox-write', variant: 'crowd', ratio: '3:4' },
  visit: { kind: 'place', seed: 'rotateBox-visit', variant: 'city', ratio: '3:4' },
  look: { kind: 'landscape', seed: 'rotateBox-look', variant: 'sea', ratio: '3:4' },
} as const satisfies Drawings
