import type { Drawings } from '../../../pictures/entry.ts'

export default {
  page: { kind: 'abstract', variant: 'squares', seed: 'our-story-page', ratio: [640, 560] },
} as const satisfies Drawings
