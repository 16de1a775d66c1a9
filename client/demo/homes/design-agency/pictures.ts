import { withTheme } from '../../../pictures/withTheme.ts'

const sheet = [600, 800] as const

export default withTheme('agency', {
  tram: { kind: 'map', seed: 'folded', ratio: sheet },
  jars: { kind: 'type', variant: 'grid', seed: 'jam', ratio: sheet },
  door: { kind: 'architecture', variant: 'arcade', seed: 'pull', ratio: sheet },
  stool: { kind: 'abstract', variant: 'squares', seed: 'nine', ratio: sheet },
  table: { kind: 'interior', variant: 'gallery', furniture: 'table', seed: 'd5', ratio: [960, 540] },
})
