import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: true, ratio: '4:5' } as const

export default withTheme('beton', {
  tower: { kind: 'architecture', variant: 'lowAngle', seed: 'architecture-hero', ratio: [760, 760] },
  stairs: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [760, 760] },
  bridge: { kind: 'place', variant: 'bridge', sky: 'stripes', ratio: [760, 760] },
  block: { kind: 'architecture', variant: 'facade', ratio: [960, 640] },
  school: { kind: 'architecture', variant: 'arcade', ratio: [460, 560] },
  quarter: { kind: 'place', variant: 'city', sky: 'stripes', seed: 'e', ratio: [460, 560] },
  call: { kind: 'architecture', variant: 'stair', seed: 'call', ratio: [640, 800] },
  curing: { kind: 'scene', variant: 'curing', ratio: [960, 640] },
  hill: { kind: 'architecture', variant: 'iso', seed: 'a', ratio: [960, 640] },
  partner: { ...face, hair: 'bob', glasses: true, backdrop: 'half', field: 'accent', coat: 'ink' },
  structures: { ...face, hair: 'crop', beard: true, backdrop: 'halftone', field: 'muted', coat: 'light' },
  landscape: { ...face, hair: 'curls', beard: false, backdrop: 'mark', field: 'third', coat: 'ink' },
  models: { ...face, hair: 'bun', backdrop: 'half', field: 'second', coat: 'accent' },
})
