import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('agency', {
  sites: { kind: 'scene', variant: 'pageStack', ratio: [480, 400] },
  shops: { kind: 'scene', variant: 'order', ratio: [480, 400] },
  tools: { kind: 'scene', variant: 'tools', ratio: [480, 400] },
  market: { kind: 'scene', variant: 'stall', seed: 'a', ratio: [720, 780] },
  bus: { kind: 'scene', variant: 'stop', ratio: [720, 390] },
  driver: { kind: 'scene', variant: 'driver', ratio: [420, 420] },
  stalls: { kind: 'scene', variant: 'stalls', ratio: [420, 420] },
  pots: { kind: 'scene', variant: 'shelf', seed: 'a', ratio: [400, 420] },
  theatre: { kind: 'scene', variant: 'puppets', ratio: [400, 420] },
  umbrella: { kind: 'scene', variant: 'rain', ratio: [420, 420] },
})
