import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('agency', {
  sites: { kind: 'device', variant: 'page', seed: 'a', ratio: [480, 400] },
  shops: { kind: 'abstract', variant: 'picelj', seed: 'a', ratio: [480, 400] },
  tools: { kind: 'abstract', variant: 'weave', seed: 'a', ratio: [480, 400] },
  market: { kind: 'scene', variant: 'stall', seed: 'a', ratio: [720, 780] },
  bus: { kind: 'scene', variant: 'bus', seed: 'a', ratio: [720, 390] },
  pots: { kind: 'scene', variant: 'shelf', seed: 'a', ratio: [400, 420] },
  theatre: { kind: 'stage', seed: 'a', ratio: [400, 420] },
})
