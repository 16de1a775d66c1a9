import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('magazine', {
  lines: { kind: 'scene', variant: 'network', ratio: [720, 380] },
  heard: { kind: 'abstract', variant: 'moire', seed: 'x', ratio: [960, 640] },
})
