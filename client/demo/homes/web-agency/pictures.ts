import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: false, backdrop: 'half', ratio: [300, 280] } as const

export default withTheme('agency', {
  far: { kind: 'chart', variant: 'columns', seed: 'web', ratio: [640, 460] },
  near: { kind: 'scene', variant: 'pageCrane', ratio: [480, 320] },
  shop: { kind: 'scene', variant: 'shutter', seed: 'a', ratio: [640, 400] },
  map: { kind: 'scene', variant: 'streetPlan', ratio: [640, 400] },
  forms: { kind: 'scene', variant: 'form', ratio: [640, 400] },
  archive: { kind: 'scene', variant: 'foundWord', ratio: [640, 400] },
  baths: { kind: 'scene', variant: 'pool', ratio: [640, 480] },
  tools: { kind: 'scene', variant: 'lent', ratio: [480, 480] },
  choir: { kind: 'scene', variant: 'choir', ratio: [480, 480] },
  code: { ...face, seed: 'b', hair: 'curls', field: 'second', coat: 'ink' },
  words: { ...face, seed: 'a', hair: 'bun', field: 'third', coat: 'accent' },
  drawing: { ...face, seed: 'c', hair: 'crop', field: 'accent', coat: 'light' },
  nights: { ...face, seed: 'd', hair: 'bob', field: 'second', coat: 'light' },
})
