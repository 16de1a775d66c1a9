import type { Drawings } from '../../../pictures/entry.ts'

export default {
  working: { kind: 'hero', variant: 'factory', sky: 'split', seed: 'offer-day', ratio: [560, 480] },
  looking: { kind: 'place', variant: 'city', seed: 'beograd', ratio: [560, 480] },
  owning: { kind: 'architecture', variant: 'facade', seed: 'offer-shop', ratio: [560, 480] },
} as const satisfies Drawings
