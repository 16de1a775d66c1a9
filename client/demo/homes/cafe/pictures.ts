import { withTheme } from '../../../pictures/withTheme.ts'

const crew = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

export default withTheme('cafe', {
  cup: { kind: 'food', variant: 'coffee', seed: 'cup-1', ratio: [660, 740] },
  plates: { kind: 'food', variant: 'table', seed: 'a', ratio: [660, 740] },
  corner: { kind: 'interior', variant: 'archway', furniture: 'table', seed: 'b1', ratio: [660, 740] },
  trout: { kind: 'scene', variant: 'crate', ratio: [720, 480] },
  pantry: { kind: 'scene', variant: 'jars', ratio: [840, 280] },
  baker: { ...crew, hair: 'layers', backdrop: 'halftone', field: 'muted', coat: 'accent', seed: 'p1' },
  barista: { ...crew, hair: 'crop', backdrop: 'dome', field: 'second', coat: 'ink', seed: 'p1' },
  cook: { ...crew, hair: 'afro', backdrop: 'half', field: 'third', coat: 'light', seed: 'p2' },
  map: { kind: 'map', seed: 'm1', ratio: [720, 900] },
})
