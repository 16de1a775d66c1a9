import { withTheme } from '../../../pictures/withTheme.ts'

/** The firm's blue, which replaces the green of the shared drawings. */
const accent = '#0b4f8a'
const face = { kind: 'portrait', duotone: false, accent, ratio: '4:5' } as const

export default withTheme('finance', {
  cutaway: { kind: 'scene', variant: 'cutaway', accent, ratio: [640, 960] },
  offices: { kind: 'scene', variant: 'lobby', accent, ratio: [460, 560] },
  call: { kind: 'scene', variant: 'keys', accent, ratio: [640, 800] },
  housing: { kind: 'scene', variant: 'notice', accent, ratio: [460, 560] },
  depots: { kind: 'scene', variant: 'machineHall', accent, ratio: [460, 560] },
  arcades: { kind: 'scene', variant: 'drill', accent, ratio: [460, 560] },
  director: { ...face, seed: 'p3', hair: 'bob', backdrop: 'half', field: 'accent', coat: 'light', cut: 'collar' },
  works: { ...face, seed: 'p1', hair: 'crop', beard: true, backdrop: 'halftone', field: 'second', coat: 'accent' },
  safety: { ...face, seed: 'p6', hair: 'curls', glasses: true, backdrop: 'half', field: 'third', coat: 'ink' },
  night: { ...face, seed: 'p8', hair: 'cap', backdrop: 'mark', field: 'muted', coat: 'second' },
})
