import { withTheme } from '../../../pictures/withTheme.ts'

/** The firm's blue, which replaces the green of the shared drawings. */
const accent = '#0b4f8a'
const face = { kind: 'portrait', duotone: false, accent, ratio: '4:5' } as const

export default withTheme('finance', {
  first: { kind: 'architecture', variant: 'iso', seed: 'a', accent, ratio: [840, 720] },
  offices: { kind: 'architecture', variant: 'facade', seed: 'corporate-offices', accent, ratio: [460, 560] },
  call: { kind: 'scene', variant: 'roofs', seed: 'call', accent, ratio: [640, 800] },
  housing: { kind: 'place', variant: 'city', sky: 'stripes', seed: 'e', accent, ratio: [460, 560] },
  depots: { kind: 'hero', variant: 'factory', seed: 'corporate-depots', accent, ratio: [460, 560] },
  arcades: { kind: 'architecture', variant: 'arcade', seed: 'corporate-arcades', accent, ratio: [460, 560] },
  director: { ...face, seed: 'p3', hair: 'bob', backdrop: 'half', field: 'accent', coat: 'light', cut: 'collar' },
  works: { ...face, seed: 'p1', hair: 'crop', beard: true, backdrop: 'halftone', field: 'second', coat: 'accent' },
  safety: { ...face, seed: 'p6', hair: 'curls', glasses: true, backdrop: 'half', field: 'third', coat: 'ink' },
  night: { ...face, seed: 'p8', hair: 'cap', backdrop: 'mark', field: 'muted', coat: 'second' },
})
