import type { Drawings } from '../../pictures/entry.ts'

export default {
  door: { kind: 'emblem', variant: 'house', ratio: '1:1' },
} as const satisfies Drawings
