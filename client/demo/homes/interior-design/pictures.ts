import { withTheme } from '../../../pictures/withTheme.ts'
import { samplePeople } from '../../../pictures/samplePeople.ts'

const room = { kind: 'interior', ratio: [1440, 740] } as const
const corner = { kind: 'interior', variant: 'window', isMirrored: true, ratio: [1280, 680] } as const

export default withTheme('interior', {
  window: { ...room, variant: 'window', furniture: 'sofa', seed: 'h' },
  archway: { ...room, variant: 'archway', furniture: 'chair', seed: 'b' },
  gallery: { ...room, variant: 'gallery', furniture: 'table', seed: 'c' },
  before: { ...corner, furniture: 'chair', seed: 'corner', theme: 'beton' },
  after: { ...corner, furniture: 'sofa', seed: 'c' },
  reading: { kind: 'interior', variant: 'halftone', furniture: 'chair', ratio: [640, 800] },
  waiting: { kind: 'interior', variant: 'niche', furniture: 'sofa', ratio: [960, 640] },
  bakery: { kind: 'scene', variant: 'counter', ratio: [640, 640] },
  evening: { kind: 'scene', variant: 'evening', ratio: [1280, 600] },
  plan: { kind: 'scene', variant: 'measure', ratio: [720, 800] },
  seamstress: samplePeople.seamstress,
  driver: samplePeople.driver,
  seller: samplePeople.seller,
})
