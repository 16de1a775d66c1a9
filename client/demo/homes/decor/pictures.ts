import { withTheme } from '../../../pictures/withTheme.ts'

const piece = { kind: 'furniture', view: 'alone', ratio: [480, 420] } as const

export default withTheme('interior', {
  wall: { kind: 'interior', variant: 'gallery', furniture: 'sofa', seed: 'g4', ratio: [840, 720] },
  arch: { kind: 'interior', variant: 'niche', furniture: 'chair', seed: 'n1', ratio: [840, 720] },
  meal: { kind: 'interior', variant: 'halftone', furniture: 'table', seed: 'h2', ratio: [840, 720] },
  green: { kind: 'botanic', variant: 'sprig', seed: 'b1', ratio: [420, 520] },
  cloth: { kind: 'abstract', variant: 'weave', seed: 'b2', ratio: [420, 520] },
  glass: { kind: 'botanic', variant: 'bottle', seed: 'b2', ratio: [420, 520] },
  armchair: { ...piece, item: 'armchair', look: 3 },
  sofa: { ...piece, item: 'sofa', look: 1 },
  table: { ...piece, item: 'round', look: 2 },
})
