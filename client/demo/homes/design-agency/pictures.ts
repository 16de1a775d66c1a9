import { withTheme } from '../../../pictures/withTheme.ts'

const sheet = [600, 800] as const

export default withTheme('agency', {
  tram: { kind: 'scene', variant: 'tramLines', ratio: sheet },
  jars: { kind: 'type', variant: 'grid', seed: 'jam', ratio: sheet },
  door: { kind: 'architecture', variant: 'arcade', seed: 'pull', ratio: sheet },
  stool: { kind: 'abstract', variant: 'squares', seed: 'nine', ratio: sheet },
  table: { kind: 'interior', variant: 'gallery', furniture: 'table', seed: 'd5', ratio: [960, 540] },
})
