import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

export default withTheme('growth', {
  works: { kind: 'hero', variant: 'factory', seed: 'consulting-works', ratio: [720, 480] },
  school: { kind: 'emblem', variant: 'torn', ratio: [720, 480] },
  bakery: { kind: 'chart', variant: 'columns', seed: 'consulting-bakery', ratio: [720, 480] },
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
