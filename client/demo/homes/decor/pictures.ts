import { withTheme } from '../../../pictures/withTheme.ts'

const piece = { kind: 'furniture', view: 'alone', ratio: [480, 420] } as const

export default withTheme('interior', {
  wall: { kind: 'interior', variant: 'gallery', furniture: 'sofa', seed: 'g4', ratio: [840, 720] },
  arch: { kind: 'interior', variant: 'niche', furniture: 'chair', seed: 'n1', ratio: [840, 720] },
  meal: { kind: 'interior', variant: 'halftone', furniture: 'table', seed: 'h2', ratio: [840, 720] },
  green: { kind: 'scene', variant: 'branch', ratio: [420, 520] },
  cloth: { kind: 'scene', variant: 'linen', ratio: [420, 520] },
  glass: { kind: 'scene', variant: 'sill', ratio: [420, 520] },
  visit: { kind: 'scene', variant: 'seats', ratio: [640, 1000] },
  armchair: { ...piece, item: 'armchair', look: 3 },
  sofa: { ...piece, item: 'sofa', look: 1 },
  table: { ...piece, item: 'round', look: 2 },
})
