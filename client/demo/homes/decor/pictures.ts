import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('interior', {
  wall: { kind: 'interior', variant: 'gallery', furniture: 'sofa', seed: 'g4', ratio: [840, 720] },
  arch: { kind: 'interior', variant: 'niche', furniture: 'chair', seed: 'n1', ratio: [840, 720] },
  meal: { kind: 'interior', variant: 'halftone', furniture: 'table', seed: 'h2', ratio: [840, 720] },
  light: { kind: 'interior', variant: 'window', furniture: 'chair', seed: 'w2', ratio: [1440, 760] },
  green: { kind: 'botanic', variant: 'sprig', seed: 'b1', ratio: [420, 520] },
  cloth: { kind: 'abstract', variant: 'weave', seed: 'b2', ratio: [420, 520] },
  glass: { kind: 'botanic', variant: 'bottle', seed: 'b2', ratio: [420, 520] },
  armchair: { kind: 'interior', variant: 'archway', furniture: 'chair', seed: 'a1', ratio: [480, 420] },
  sofa: { kind: 'interior', variant: 'niche', furniture: 'sofa', seed: 'a3', ratio: [480, 420] },
  table: { kind: 'interior', variant: 'window', furniture: 'table', seed: 'a2', ratio: [480, 420] },
})
