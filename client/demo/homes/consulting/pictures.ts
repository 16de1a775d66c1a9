import { withTheme } from '../../../pictures/withTheme.ts'

/** The practice's bronze, which replaces the azure of the shared drawings. */
const accent = '#8a5a12'
const face = { kind: 'portrait', duotone: false, accent, ratio: '4:5' } as const

export default withTheme('growth', {
  works: { kind: 'hero', variant: 'factory', seed: 'consulting-works', accent, ratio: [720, 480] },
  school: { kind: 'architecture', variant: 'arcade', seed: 'consulting-school', accent, ratio: [720, 480] },
  bakery: { kind: 'chart', variant: 'columns', seed: 'consulting-bakery', accent, ratio: [720, 480] },
  listens: { ...face, seed: 'p7', hair: 'afro', backdrop: 'half', field: 'second', coat: 'ink', cut: 'collar' },
  counts: {
    ...face,
    seed: 'p0',
    hair: 'bald',
    beard: true,
    backdrop: 'halftone',
    field: 'accent',
    coat: 'light',
    cut: 'turtleneck',
  },
  draws: { ...face, seed: 'p4', hair: 'bob', backdrop: 'mark', field: 'third', coat: 'second', cut: 'roundNeck' },
})
