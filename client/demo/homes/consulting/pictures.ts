import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

export default withTheme('growth', {
  problems: {
    kind: 'row',
    ratio: [400, 320],
    cells: [
      { seed: 'meetings', kind: 'scene', variant: 'meeting' },
      { seed: 'twice', kind: 'scene', variant: 'twice' },
      { seed: 'waits', kind: 'scene', variant: 'waits' },
    ],
  },
  cases: {
    kind: 'row',
    ratio: [480, 400],
    cells: [
      { seed: 'works', kind: 'scene', variant: 'pallet' },
      { seed: 'school', kind: 'scene', variant: 'unread' },
      { seed: 'bakery', kind: 'scene', variant: 'four' },
    ],
  },
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
