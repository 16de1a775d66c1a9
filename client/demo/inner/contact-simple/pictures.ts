import type { Drawings } from '../../../pictures/entry.ts'

export default {
  house: { kind: 'architecture', variant: 'facade', seed: 'contact-door', ratio: [640, 760] },
} as const satisfies Drawings
